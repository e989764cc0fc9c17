import { describe, expect, it } from 'vitest';
import { countWords, readMinutes } from './read-time.ts';

describe('countWords', () => {
  it('counts words, not marks, rules of tables or addresses', () => {
    const text =
      '## Two words\n\n| A | B |\n|---|---|\n| one | 12,50 € |\n\n- **a** [link&nbsp;here](/features/x) don’t';
    expect(countWords(text)).toBe(2 + 2 + 2 + 4);
  });
});

describe('readMinutes', () => {
  it('reads 220 words a minute', () => {
    expect(readMinutes('word '.repeat(1540))).toBe(7);
    expect(readMinutes('word '.repeat(1980))).toBe(9);
  });
});
