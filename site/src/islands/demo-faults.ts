import { KIDS_COUNTS, looksLikeEmail } from '@website/common/request-fields';

export type DemoFault =
  | { field: 'name'; error: 'nameMissing' }
  | { field: 'email'; error: 'emailMissing' | 'emailInvalid' }
  | { field: 'kidsCount'; error: 'kidsCountMissing' };

const text = (form: FormData, name: string) => String(form.get(name) ?? '').trim();

/** What is wrong with the answers, in the order of the fields. */
export function demoFaults(form: FormData): DemoFault[] {
  const faults: DemoFault[] = [];
  const email = text(form, 'email');
  if (text(form, 'name') === '') faults.push({ field: 'name', error: 'nameMissing' });
  if (email === '') faults.push({ field: 'email', error: 'emailMissing' });
  else if (!looksLikeEmail(email)) faults.push({ field: 'email', error: 'emailInvalid' });
  if (!KIDS_COUNTS.some((option) => option === text(form, 'kidsCount'))) {
    faults.push({ field: 'kidsCount', error: 'kidsCountMissing' });
  }
  return faults;
}
