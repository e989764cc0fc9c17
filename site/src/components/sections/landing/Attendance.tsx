import type { ReactNode } from 'react';
import type { Messages } from '../../../i18n/messages.ts';
import { Band } from '../../ui/Band.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { DialogButton } from '../../ui/DialogButton.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Pane } from '../../ui/Pane.tsx';
import { Split } from '../../ui/Split.tsx';

export type AttendanceProps = {
  copy: Messages['landing']['attendance'];
  /** The playable list; it ships JavaScript, so the page hands it in. */
  children: ReactNode;
};

export function Attendance({ copy, children }: AttendanceProps) {
  return (
    <Band labelledBy="attendance-title">
      <Split
        words={
          <>
            <Heading id="attendance-title" eyebrow={copy.eyebrow} title={copy.title} text={copy.text} />
            <CheckList items={copy.points} />
            <DialogButton dialog="trial-dialog">{copy.tryFree}</DialogButton>
          </>
        }
        picture={<Pane tone="good">{children}</Pane>}
      />
    </Band>
  );
}
