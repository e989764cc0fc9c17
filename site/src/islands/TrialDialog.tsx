// Ships JavaScript because sending, waiting and failing are states that HTML cannot hold.
import { LIMITS } from '@website/common/request-fields';
import { Field } from '../components/ui/Field.tsx';
import type { Messages } from '../i18n/messages.ts';
import { RequestDialog } from './request-dialog/RequestDialog.tsx';

export type TrialDialogProps = { language: string; copy: Omit<Messages['dialogs'], 'demo'> };

/** The browser's own checks do here: an address and a number, both required. */
export function TrialDialog({ language, copy }: TrialDialogProps) {
  const { trial, ...shared } = copy;
  return (
    <RequestDialog kind="trial" language={language} copy={{ ...shared, own: trial }}>
      <Field
        id="trial-email"
        name="email"
        type="email"
        inputMode="email"
        label={copy.email}
        autoComplete="email"
        maxLength={LIMITS.email}
        autoFocus
        required
      />
      <Field
        id="trial-phone"
        name="phone"
        type="tel"
        label={trial.phone}
        hint={trial.phoneHint}
        autoComplete="tel"
        maxLength={LIMITS.phone}
        required
      />
    </RequestDialog>
  );
}
