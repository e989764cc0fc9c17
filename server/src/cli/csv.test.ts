import { describe, expect, it } from 'vitest';
import { csvCell, csvRow } from './csv.ts';

describe('a cell of an export', () => {
  it.each([
    ['an equals sign', '=HYPERLINK("http://a.example")', `"'=HYPERLINK(""http://a.example"")"`],
    ['a plus', '+370 600 00001', `"'+370 600 00001"`],
    ['a minus', '-2+3', `"'-2+3"`],
    ['an at sign', '@SUM(1)', `"'@SUM(1)"`],
    ['a tab', '\t=1+1', `"'\t'=1+1"`],
    ['a carriage return', '\r=1+1', `"'\r'=1+1"`],
    ['a line feed', '\n=1+1', `"'\n'=1+1"`],
    ['blanks before the sign', '  =1+1', `"'  =1+1"`],
    ['a wide equals sign', '＝1+1', `"'＝1+1"`],
    ['a pipe', '|calc', `"'|calc"`],
  ])('that begins with %s becomes text', (_, value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });

  it.each([
    ['a semicolon', 'Ona;=1+1', `"Ona;'=1+1"`],
    ['a semicolon and a quote', 'Ona; "=1+1', `"Ona; ""'=1+1"`],
    ['a line break', 'Ona\r\n@SUM(1)', `"Ona\r\n'@SUM(1)"`],
  ])('hides no formula behind %s', (_, value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });

  it('keeps ordinary names, addresses and dates as they are', () => {
    for (const text of ['Ona Žąsytė-Kaunė', 'ona+vaikai@centre.example', '2026-01-02', '10-50', 'A = B; C'])
      expect(csvCell(text)).toBe(`"${text}"`);
  });

  it('may be empty or a number', () => {
    expect(csvRow([null, 7, ''])).toBe('"","7",""\r\n');
  });
});
