import { HONEYPOT, KIDS_COUNTS, REQUEST_MARKS, type RequestKind } from '@website/common/request-fields';
import type { Random } from './random.ts';

const FIELDS = [
  'name',
  'email',
  'phone',
  'kidsCount',
  'source',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  HONEYPOT,
  '__proto__',
  'constructor',
  'toString',
  'id',
  '',
  'näme',
] as const;

const TEXTS = [
  '',
  ' ',
  'Ona Žemaitė',
  'ona@centre.example',
  '\u0000',
  'a\r\nBcc: all@centre.example',
  "'; drop table requests; --",
  '=cmd()',
  '\ud800',
  '\udfff\ud800@a.b',
  '👩‍👧‍👦'.repeat(30),
  'x'.repeat(10_000),
  '@'.repeat(300),
  `${'a'.repeat(250)}@b.c`,
  '\u202Eevil',
  '{{7*7}}',
  '../../../etc/passwd',
  '1e999',
  'null',
] as const;

const VALUES: readonly [unknown, ...unknown[]] = [
  null,
  true,
  0,
  -1,
  1e308,
  [],
  {},
  [['ona@centre.example']],
  { toString: 'x' },
  [null],
];

function oddValue(random: Random): unknown {
  if (random.chance(0.7)) return random.pick(TEXTS);
  if (random.chance(0.2)) return random.bytes(random.below(400));
  return random.pick(VALUES);
}

/** Answers as a form sends them, half of them spoilt. */
function oddAnswers(random: Random, kind: RequestKind): Record<string, unknown> {
  const email = `fuzz-${random.below(1e9)}@centre.example`;
  const own =
    kind === 'demo'
      ? { name: 'Ona', email, kidsCount: random.pick(KIDS_COUNTS) }
      : { email, phone: '+370 600 00000' };
  const answers: Record<string, unknown> = { ...own, ...REQUEST_MARKS[kind] };
  for (const name of Object.keys(answers)) if (random.chance(0.05)) delete answers[name];
  for (const name of FIELDS) {
    if (!random.chance(name in own ? 0.1 : 0.02)) continue;
    Object.defineProperty(answers, name, { value: oddValue(random), enumerable: true, configurable: true });
  }
  return answers;
}

function oddJson(random: Random, kind: RequestKind): string {
  const text = JSON.stringify(oddAnswers(random, kind));
  if (random.chance(0.05)) return text.slice(0, random.below(text.length));
  if (random.chance(0.03)) return `${'['.repeat(random.below(20_000))}${text}`;
  if (random.chance(0.03)) return text.replaceAll('"', () => random.bytes(1));
  return text;
}

function oddForm(random: Random, kind: RequestKind): string {
  const pairs = Object.entries(oddAnswers(random, kind)).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  const text = new URLSearchParams(pairs).toString();
  if (random.chance(0.1))
    return text.replaceAll('%', () => random.pick(['%', '%%', '%z', '&', '=', '+', '%00']));
  if (random.chance(0.1)) return '&='.repeat(random.below(15_000));
  return random.chance(0.1) ? `${text}&${text}` : text;
}

export function oddBody(random: Random, kind: RequestKind): { type: string; body: string } {
  const form = random.chance(0.4);
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
  const roll = random.next();
  if (roll < 0.05) return { type, body: random.bytes(random.below(2000)) };
  if (roll < 0.07) return { type, body: 'x'.repeat(random.below(100_000)) };
  return { type, body: form ? oddForm(random, kind) : oddJson(random, kind) };
}
