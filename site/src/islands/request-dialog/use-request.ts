import type { RequestKind } from '@website/common/request-fields';
import { useCallback, useState } from 'react';
import { type SendResult, sendRequest } from './send-request.ts';

export type RequestState = 'open' | 'submitting' | SendResult;

export type RequestProgress = {
  state: RequestState;
  submit: (form: HTMLFormElement) => Promise<void>;
  reset: () => void;
};

/** Where a request stands, from the open form to the answer. */
export function useRequest(kind: RequestKind): RequestProgress {
  const [state, setState] = useState<RequestState>('open');
  const submit = useCallback(
    async (form: HTMLFormElement) => {
      setState('submitting');
      setState(await sendRequest(kind, new FormData(form)));
    },
    [kind],
  );
  const reset = useCallback(() => setState('open'), []);
  return { state, submit, reset };
}
