import { describe, expect, it } from 'vitest';
import { demoFaults } from './demo-faults.ts';

function form(answers: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(answers)) data.set(name, value);
  return data;
}

const right = { name: 'Rasa Žukaitė', email: 'rasa@darzelis.example', kidsCount: '10-50' };

describe('demoFaults', () => {
  it('finds nothing in a filled form', () => {
    expect(demoFaults(form(right))).toEqual([]);
  });

  it.each([
    ['a missing name', { name: '' }, ['nameMissing']],
    ['a name of spaces', { name: '   ' }, ['nameMissing']],
    ['a missing address', { email: ' ' }, ['emailMissing']],
    ['an address without a domain', { email: 'rasa@' }, ['emailInvalid']],
    ['an address without an at', { email: 'rasa.example' }, ['emailInvalid']],
    ['an endless address', { email: `${'a'.repeat(250)}@b.example` }, ['emailInvalid']],
    ['no number of children', { kidsCount: '' }, ['kidsCountMissing']],
    ['a number that is not offered', { kidsCount: '11' }, ['kidsCountMissing']],
    [
      'nothing at all',
      { name: '', email: '', kidsCount: '' },
      ['nameMissing', 'emailMissing', 'kidsCountMissing'],
    ],
  ])('finds %s', (_, answers, errors) => {
    expect(demoFaults(form({ ...right, ...answers })).map(({ error }) => error)).toEqual(errors);
  });
});
