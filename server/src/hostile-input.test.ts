import { SECURITY_HEADERS } from '@website/common/security-headers';
import { beforeEach, describe, expect, it } from 'vitest';
import { ask, type ClientAnswer } from './testing/http-client.ts';
import { formAnswers, sendForm, sendJson } from './testing/request-client.ts';
import { runApp } from './testing/running-app.ts';

/** Each of them has broken some website; none may leave a mark on ours. */
const HOSTILE: [name: string, value: string][] = [
  ['markup', '<script>alert(1)</script>'],
  ['a broken attribute', '"><img src=x onerror=alert(1)>'],
  ['a quote for the database', "x'; drop table requests; --"],
  ['a way out of the folder', '../../../../etc/passwd'],
  ['another host', '//evil.example/'],
  ['a script address', 'javascript:alert(1)'],
  ['lines for a header', 'lt\r\nSet-Cookie: intruder=1\r\n\r\n<h1>'],
  ['a null byte', 'lt\u0000.html'],
  ['a name of every object', '__proto__'],
  ['a template', '{{7*7}}#{7*7}'],
  ['a format', '%s%n%x%00'],
  ['half a character', '%c0%ae%'],
  ['writing from right to left', '\u202egpj.exe'],
  ['very much of it', 'a'.repeat(5000)],
  ['a trap for patterns', `${'a,'.repeat(1500)}!`],
  ['nothing', ''],
];

function expectHarmless(answer: ClientAnswer, value: string): void {
  expect(answer.status).toBeLessThan(500);
  expect(answer.headers).toMatchObject(SECURITY_HEADERS);
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  expect(answer.headers['location'] ?? '/').toMatch(/^\/(?![/\\])/);
  expect(answer.headers).not.toHaveProperty('intruder');
  for (const cookie of answer.headers['set-cookie'] ?? [])
    expect(cookie).toMatch(/^i18next=[a-z]{2}; Path=\//);
  const type = answer.headers['content-type'] ?? '';
  if (/[<>"]/.test(value) && !type.includes('json')) expect(answer.body.toString()).not.toContain(value);
}

let port: number;

beforeEach(async () => {
  ({ port } = await runApp({ settings: { RATE_LIMIT: '1000' } }));
});

describe.each(HOSTILE)('%s', (_, value) => {
  it.each([
    ['the path', (text: string) => `/${text}`],
    ['the path under a language', (text: string) => `/lt/${text}`],
    ['the name of a feature', (text: string) => `/features/${text}`],
    ['the name of an article', (text: string) => `/de/blog/${text}`],
    ['lng', (text: string) => `/pricing?lng=${text}`],
    ['lng under a language', (text: string) => `/lt/pricing?lng=${text}`],
    ['page', (text: string) => `/blog?page=${text}`],
    ['trial', (text: string) => `/?trial=${text}`],
    ['demo', (text: string) => `/?demo=${text}`],
    ['children', (text: string) => `/pricing?children=${text}&locations=${text}`],
    ['a name that nobody knows', (text: string) => `/?${text}=${text}`],
  ])('in %s does no harm', async (_place, address) => {
    for (const text of [encodeURIComponent(value), encodeURI(value).replace(/[\r\n\0]/g, '')]) {
      expectHarmless(await ask(port, address(text), { headers: { 'accept-language': 'de' } }), value);
    }
  });

  it.each([
    'accept',
    'accept-encoding',
    'accept-language',
    'authorization',
    'cookie',
    'forwarded',
    'host',
    'if-modified-since',
    'if-none-match',
    'origin',
    'range',
    'referer',
    'user-agent',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
  ])('in the header %s does no harm', async (name) => {
    const text = value.replace(/[^\x20-\x7e]/g, '');
    for (const sent of name === 'cookie' ? [text, `i18next=${text}`] : [text]) {
      for (const path of ['/', '/lt/pricing', '/nothing', '/healthz', '/api/openapi.json']) {
        expectHarmless(await ask(port, path, { headers: { [name]: sent } }), value);
      }
    }
  });

  it.each(['trial', 'demo'] as const)(
    'in every field of the %s form is kept as it is or refused',
    async (kind) => {
      for (const field of Object.keys(formAnswers(kind))) {
        for (const send of [sendJson, sendForm]) {
          const answer = await send(port, kind, formAnswers(kind, { [field]: value }));
          expectHarmless(answer, value);
          expect([201, 303, 413, 422]).toContain(answer.status);
        }
      }
    },
  );
});
