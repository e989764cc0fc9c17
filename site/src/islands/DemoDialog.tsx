// Ships JavaScript because sending, waiting, failing and checking are states that HTML cannot hold.
import { KIDS_COUNTS, LIMITS } from '@website/common/request-fields';
import { useState } from 'react';
import { Choice } from '../components/ui/Choice.tsx';
import { Field } from '../components/ui/Field.tsx';
import type { Messages } from '../i18n/messages.ts';
import { type DemoFault, demoFaults } from './demo-faults.ts';
import { RequestDialog } from './request-dialog/RequestDialog.tsx';

export type DemoDialogProps = { language: string; copy: Omit<Messages['dialogs'], 'trial'> };

export function DemoDialog({ language, copy }: DemoDialogProps) {
  const { demo, ...shared } = copy;
  const [faults, setFaults] = useState<DemoFault[]>([]);

  const check = (sent: HTMLFormElement) => {
    const found = demoFaults(new FormData(sent));
    setFaults(found);
    const first = found[0];
    if (first !== undefined) sent.querySelector<HTMLInputElement>(`[name="${first.field}"]`)?.focus();
    return found.length === 0;
  };
  const mend = ({ currentTarget: { form } }: { currentTarget: HTMLInputElement }) => {
    if (faults.length === 0 || form === null) return;
    const remaining = demoFaults(new FormData(form));
    setFaults(faults.filter(({ field }) => remaining.some((fault) => fault.field === field)));
  };
  const error = (field: DemoFault['field']) => {
    const fault = faults.find((candidate) => candidate.field === field);
    return fault && demo.errors[fault.error];
  };

  return (
    <RequestDialog
      kind="demo"
      language={language}
      copy={{ ...shared, own: demo }}
      ownChecks
      check={check}
      onReset={() => setFaults([])}
    >
      <Field
        id="demo-name"
        name="name"
        label={demo.name}
        autoComplete="name"
        maxLength={LIMITS.name}
        error={error('name')}
        onInput={mend}
        autoFocus
        required
      />
      <Field
        id="demo-email"
        name="email"
        type="email"
        inputMode="email"
        label={copy.email}
        autoComplete="email"
        maxLength={LIMITS.email}
        error={error('email')}
        onInput={mend}
        required
      />
      <Choice
        id="demo-kids"
        name="kidsCount"
        legend={demo.kidsCount}
        options={KIDS_COUNTS}
        error={error('kidsCount')}
        onChange={mend}
        required
      />
    </RequestDialog>
  );
}
