import { describe, expect, it } from 'vitest';
import { requestSchemas } from './request-contract.ts';
import { LIMITS, REQUEST_KINDS, REQUEST_MARKS } from './request-fields.ts';

const ANSWERS = {
  trial: { email: 'rasa@centre.example', phone: '+370 (600) 00-000', ...REQUEST_MARKS.trial },
  demo: { name: 'Rasa Žemaitė', email: 'rasa@centre.example', kidsCount: '<10', ...REQUEST_MARKS.demo },
} as const;

function faults(kind: 'trial' | 'demo', change: Record<string, unknown>) {
  const { error } = requestSchemas[kind].safeParse({ ...ANSWERS[kind], ...change });
  return error?.issues.map(({ path, message }) => [path.join('.'), message]);
}

describe('the contract', () => {
  it.each(REQUEST_KINDS)('takes what the %s form sends, as it is', (kind) => {
    expect(requestSchemas[kind].parse(ANSWERS[kind])).toEqual(ANSWERS[kind]);
  });

  it.each(REQUEST_KINDS)('takes a %s request without marks, and with the trap empty or filled', (kind) => {
    const nothing = {
      source: undefined,
      utm_source: undefined,
      utm_medium: undefined,
      utm_campaign: undefined,
    };
    expect(faults(kind, nothing)).toBeUndefined();
    expect(faults(kind, { website: '' })).toBeUndefined();
    expect(faults(kind, { website: 'https://spam.example' })).toBeUndefined();
  });

  it.each([
    ['name', undefined, 'Please enter your name'],
    ['name', '', 'Please enter your name'],
    ['name', ' \t ', 'Please enter your name'],
    ['name', 7, 'Please enter your name'],
    ['name', 'x'.repeat(LIMITS.name + 1), 'Please enter at most 200 characters'],
    ['name', 'a\u0000b', 'Please leave out control characters'],
    ['email', undefined, 'Please enter your email address'],
    ['email', '', 'Please enter your email address'],
    ['email', '  ', 'Please enter your email address'],
    ['email', null, 'Please enter your email address'],
    ['email', 'rasa', 'Please enter a valid email address'],
    ['email', 'a@b.c\r\nBcc: d@e.f', 'Please enter a valid email address'],
    ['email', 'a\u0007@b.example', 'Please enter a valid email address'],
    ['email', `${'x'.repeat(250)}@b.example`, 'Please enter at most 254 characters'],
    ['kidsCount', undefined, 'Please select the number of children in your daycare'],
    ['kidsCount', '11', 'Please select the number of children in your daycare'],
    ['source', 'x'.repeat(101), 'Please enter at most 100 characters'],
    ['utm_source', ['website'], 'Please enter text'],
  ])('refuses %s %j with one message', (field, value, message) => {
    expect(faults('demo', { [field]: value })).toEqual([[field, message]]);
  });

  it.each([undefined, '', '   '])('refuses a phone of %j', (phone) => {
    expect(faults('trial', { phone })).toEqual([['phone', 'Please enter your phone number']]);
  });

  it('has no rule for phones beyond that', () => {
    expect(faults('trial', { phone: 'after five, ask for Rasa' })).toBeUndefined();
  });

  it('takes no field of the other form, and none that is unknown', () => {
    expect(requestSchemas.trial.safeParse({ ...ANSWERS.trial, name: 'Rasa' }).success).toBe(false);
    expect(requestSchemas.demo.safeParse({ ...ANSWERS.demo, phone: '1' }).success).toBe(false);
    expect(requestSchemas.demo.safeParse({ ...ANSWERS.demo, admin: 'true' }).success).toBe(false);
  });

  it('makes one line of each answer, and keeps every letter', () => {
    const name = '  Rasa\r\nBcc: all@centre.example\tŽ 李 👩‍👧  ';
    expect(requestSchemas.demo.parse({ ...ANSWERS.demo, name })).toMatchObject({
      name: 'Rasa Bcc: all@centre.example Ž 李 👩‍👧',
    });
    expect(requestSchemas.demo.parse({ ...ANSWERS.demo, email: ' Rasa@Centre.Example ' })).toMatchObject({
      email: 'Rasa@Centre.Example',
    });
    expect(requestSchemas.demo.parse({ ...ANSWERS.demo, name: 'a\ud800b' })).toMatchObject({
      name: 'a\ufffdb',
    });
  });
});
