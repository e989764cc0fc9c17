import { z } from 'zod';
import { HONEYPOT, KIDS_COUNTS, LIMITS, looksLikeEmail, type RequestKind } from './request-fields.ts';

/** Longest mark: where a request comes from. Campaigns may differ from ours. */
const LONGEST_MARK = 100;

const CONTROL = /\p{Cc}/u;

/** Pasted text may hold tabs and line ends; in a single line they are spaces. */
function singleLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ')
    .trim();
}

const withoutControls = (text: string) => !CONTROL.test(text);

function line(longest: number, wrong = 'Please enter text') {
  return z
    .string(wrong)
    .overwrite(singleLine)
    .max(longest, `Please enter at most ${longest} characters`)
    .refine(withoutControls, 'Please leave out control characters');
}

function answer(longest: number, missing: string) {
  return line(longest, missing).min(1, missing);
}

const ENTER_EMAIL = 'Please enter your email address';

const email = z
  .string(ENTER_EMAIL)
  .overwrite((text) => text.toWellFormed().trim())
  .min(1, { error: ENTER_EMAIL, abort: true })
  .max(LIMITS.email, { error: `Please enter at most ${LIMITS.email} characters`, abort: true })
  .refine((text) => looksLikeEmail(text) && withoutControls(text), 'Please enter a valid email address')
  .meta({ description: 'Where the answer goes', examples: ['rasa@kindergarten.example'] });

const mark = line(LONGEST_MARK).optional();

const marks = {
  source: mark,
  utm_source: mark,
  utm_medium: mark,
  utm_campaign: mark,
  [HONEYPOT]: z.string().optional().meta({ description: 'Left empty by people' }),
};

/** What each call takes: these fields and no others. */
export const requestSchemas = {
  trial: z.strictObject({
    email,
    phone: answer(LIMITS.phone, 'Please enter your phone number'),
    ...marks,
  }),
  demo: z.strictObject({
    name: answer(LIMITS.name, 'Please enter your name'),
    email,
    kidsCount: z.enum(KIDS_COUNTS, 'Please select the number of children in your daycare'),
    ...marks,
  }),
} as const satisfies Record<RequestKind, z.ZodType>;

export type TrialRequest = z.output<typeof requestSchemas.trial>;
export type DemoRequest = z.output<typeof requestSchemas.demo>;

/** The answer to an accepted request; a repeat gets the same. */
export const acceptedSchema = z.object({
  id: z.uuid().meta({ description: 'Number of the request, for whoever asks about it' }),
});
