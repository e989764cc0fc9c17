import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChildStatus } from '../../config/sample-centre.ts';
import { isStatus } from './status-look.ts';

type Attendance = {
  statuses: ChildStatus[];
  /** Whose status was changed last. */
  last: number;
  touched: boolean;
};

/** Who has which status, and who was changed last: at first the one who came in last. */
export function useAttendance(initial: readonly ChildStatus[]) {
  const list = useRef<HTMLDivElement>(null);
  const [attendance, setAttendance] = useState<Attendance>({
    statuses: [...initial],
    last: initial.lastIndexOf('present'),
    touched: false,
  });

  const mark = useCallback((child: number, status: ChildStatus) => {
    setAttendance(({ statuses }) => ({
      statuses: statuses.map((before, index) => (index === child ? status : before)),
      last: child,
      touched: true,
    }));
  }, []);

  // Whoever was quicker than the script has already chosen: take that over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen before the script is read once
  useEffect(() => {
    const chosen = list.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
    for (const [child, { value }] of [...chosen].entries()) {
      if (isStatus(value) && value !== initial[child]) mark(child, value);
    }
  }, []);

  return { ...attendance, list, mark };
}
