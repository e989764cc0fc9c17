import { HONEYPOT, REQUEST_MARKS, REQUEST_PATHS, type RequestKind } from '@website/common/request-fields';
import { X } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import type { Messages } from '../../i18n/messages.ts';
import { useDialogAddress } from './dialog-address.ts';
import styles from './RequestDialog.module.css';
import { RequestFailure } from './RequestFailure.tsx';
import { RequestSuccess } from './RequestSuccess.tsx';
import { useRequest } from './use-request.ts';

export type DialogCopy = Omit<Messages['dialogs'], 'trial' | 'demo'> & {
  own: Pick<
    Messages['dialogs']['trial'],
    'title' | 'text' | 'effort' | 'submit' | 'sent' | 'refused' | 'unreachable'
  >;
};

export type RequestDialogProps = {
  kind: RequestKind;
  /** Language of the thank-you page for those who send the form without a script. */
  language: string;
  copy: DialogCopy;
  /** Whether the form checks itself, instead of the browser. */
  ownChecks?: boolean;
  /** Says whether the form may be sent; where it is not given, the browser has checked. */
  check?: (form: HTMLFormElement) => boolean;
  onReset?: () => void;
  children: ReactNode;
};

export function RequestDialog({
  kind,
  language,
  copy,
  ownChecks,
  check,
  onReset,
  children,
}: RequestDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [hydrated, setHydrated] = useState(false);
  const [visit, setVisit] = useState(0);
  const { state, submit, reset } = useRequest(kind);
  const busy = state === 'submitting';
  useDialogAddress(kind, dialog);
  useEffect(() => setHydrated(true), []);

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy && (check?.(event.currentTarget) ?? true)) submit(event.currentTarget);
  };
  const closed = () => {
    reset();
    setVisit(visit + 1);
    onReset?.();
  };

  return (
    <dialog
      ref={dialog}
      id={`${kind}-dialog`}
      className={styles['dialog']}
      aria-labelledby={titleId}
      closedby={busy ? 'none' : 'any'}
      data-busy={busy ? '' : undefined}
      onClose={closed}
    >
      <form method="dialog" className={styles['corner']}>
        <button type="submit" className={styles['close']} aria-label={copy.close} disabled={busy}>
          <Icon icon={X} size={22} />
        </button>
      </form>
      {state === 'sent' ? (
        <RequestSuccess
          titleId={titleId}
          title={copy.own.sent.title}
          text={copy.own.sent.text}
          close={copy.close}
        />
      ) : (
        <>
          <h2 id={titleId} className={styles['title']}>
            {copy.own.title}
          </h2>
          <p className={styles['text']}>{copy.own.text}</p>
          <form
            key={visit}
            className={styles['form']}
            method="post"
            action={`${import.meta.env.API_URL ?? ''}${REQUEST_PATHS[kind]}?lng=${language}`}
            noValidate={hydrated && ownChecks === true}
            onSubmit={send}
          >
            {children}
            <Unseen kind={kind} />
            {(state === 'refused' || state === 'unreachable') && (
              <RequestFailure message={copy.own[state]} otherWay={copy.otherWay} />
            )}
            <Button type="submit" aria-disabled={busy ? true : undefined}>
              {busy ? copy.sending : copy.own.submit}
            </Button>
            <p className={styles['effort']}>{copy.own.effort}</p>
          </form>
        </>
      )}
    </dialog>
  );
}

/** What goes along without being asked, and the trap for machines. */
function Unseen({ kind }: Pick<RequestDialogProps, 'kind'>) {
  return (
    <>
      {Object.entries(REQUEST_MARKS[kind]).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles['trap']} aria-hidden="true">
        <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}
