import { describe, expect, it } from 'vitest';
import { facts, table } from './table.ts';

const columns = [
  { title: 'NAME', cell: (row: string[]) => row[0] ?? '' },
  { title: 'AGE', cell: (row: string[]) => row[1] ?? '' },
];

describe('a table', () => {
  it('is aligned by letters, not by bytes', () => {
    expect(
      table(
        [
          ['Žąsytė', '1 h'],
          ['Jo', '2 h'],
        ],
        columns,
      ),
    ).toBe('NAME    AGE\nŽąsytė  1 h\nJo      2 h\n');
  });

  it('shortens what is too long for a line', () => {
    const [, line = ''] = table([['x'.repeat(300), '1 h']], columns).split('\n');
    expect(line).toBe(`${'x'.repeat(39)}…  1 h`);
  });

  it('lets nobody write to the terminal what a visitor typed', () => {
    const hostile = 'Ona\u001b[2J\u202e\r\n\u0007';
    for (const text of [table([[hostile, '']], columns), facts([['name', hostile]])]) {
      expect(text).toContain('Ona\u{FFFD}[2J\u{FFFD}');
      for (const control of ['\u001b', '\u202e', '\r', '\u0007']) expect(text).not.toContain(control);
    }
  });
});
