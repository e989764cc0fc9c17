import { resolve } from 'node:path';
import { company } from '@website/common/company';
import { looksLikeEmail } from '@website/common/request-fields';
import { z } from 'zod';
import { isHttpUrl, isNetwork, isOrigin, isPostgresUrl, isSmtpUrl, isWebhookSecret } from './env-values.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** `SITE_DIR=none`: the pages live on another host, and this process runs the service alone. */
const NO_SITE = 'none';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

function wholeNumber(min: number, max: number) {
  const wanted = `a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d+$/, wanted)
    .transform(Number)
    .pipe(z.number().min(min, wanted).max(max, wanted));
}

const origin = z
  .string()
  .refine(isOrigin, `an address such as ${company.siteUrl}, without a path`)
  .transform((url) => new URL(url).origin);

const list = z.string().transform((entries) => entries.split(',').map((entry) => entry.trim()));

const networks = list.pipe(
  z.array(z.string().refine(isNetwork, 'a comma-separated list of IP addresses or networks (10.0.0.0/8)')),
);

const origins = list.pipe(
  z.array(
    z
      .string()
      .refine(isOrigin, `a comma-separated list of addresses such as ${company.siteUrl}, without a path`)
      .transform((url) => new URL(url).origin),
  ),
);

const email = z.string().trim().refine(looksLikeEmail, `an address such as ${company.email}`);

/** Each message says what is wanted; it ends the sentence that a wrong value is answered with. */
const schema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'a host name or IP address to listen on')
    .optional(),
  SITE_URL: origin.default(company.siteUrl),
  API_URL: origin.optional(),
  SITE_DIR: z
    .string()
    .default(resolve(ROOT, 'site/dist'))
    .transform((path) => (path === NO_SITE ? undefined : resolve(path))),
  DATA_DIR: z
    .string()
    .default(resolve(ROOT, 'data'))
    .transform((path) => resolve(path)),
  DATABASE_URL: z
    .string()
    .refine(isPostgresUrl, 'an address that begins with postgres:// and names a database')
    .optional(),
  TRUSTED_PROXIES: networks.default([]),
  ALLOWED_ORIGINS: origins.default([]),
  RATE_LIMIT: wholeNumber(1, 1_000_000).default(20),
  RETENTION_MONTHS: wholeNumber(1, 120).default(12),
  SMTP_URL: z.string().refine(isSmtpUrl, 'an address that begins with smtp:// or smtps://').optional(),
  SALES_EMAIL: email.default(company.email),
  MAIL_FROM: email.default(company.email),
  WEBHOOK_URL: z.string().refine(isHttpUrl, 'an address that begins with https:// or http://').optional(),
  WEBHOOK_SECRET: z
    .string()
    .refine(isWebhookSecret, '"whsec_" and 24 to 64 random bytes in base64')
    .optional(),
  METRICS_TOKEN: z.string().min(16, 'a secret of at least 16 characters').optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`).optional(),
  SHUTDOWN_TIMEOUT_MS: wholeNumber(0, 600_000).default(10_000),
});

const settings = schema.refine(
  ({ WEBHOOK_URL, WEBHOOK_SECRET }) => WEBHOOK_URL === undefined || WEBHOOK_SECRET !== undefined,
  { path: ['WEBHOOK_SECRET'], message: 'set where WEBHOOK_URL is: receivers check the signature with it' },
);

const SECRETS: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'METRICS_TOKEN',
  'SMTP_URL',
  'WEBHOOK_URL',
  'WEBHOOK_SECRET',
]);

export type Env = z.output<typeof schema>;

export const SETTING_NAMES: readonly string[] = Object.keys(schema.shape);

/** A setting that cannot be used. The message is one sentence for the person who set it. */
export class WrongSetting extends Error {}

function shown(name: string, value: string | undefined): string {
  if (value === undefined) return 'not set';
  return SECRETS.has(name) ? '(kept secret here)' : JSON.stringify(value);
}

/** Reads the settings once, at the start. An empty value counts as none. */
export function readEnv(given: Readonly<Record<string, string | undefined>>): Env {
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value?.trim()));
  const result = settings.safeParse(set);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const name = String(issue?.path[0]);
  const value = shown(name, set[name]);
  throw new WrongSetting(`${name} is ${value}, but must be ${issue?.message}.`);
}
