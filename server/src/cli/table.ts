export type Column<Row> = { title: string; cell: (row: Row) => string };

/** Letters of a terminal line that could move the cursor, colour the screen or reorder the text. */
const CONTROLS = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** What visitors typed, made harmless for a terminal. */
export function printable(text: string): string {
  return text.replaceAll(CONTROLS, '\u{FFFD}');
}

const LONGEST_CELL = 40;
const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function fitted(text: string): { text: string; width: number } {
  const letters = Array.from(segments.segment(printable(text)), ({ segment }) => segment);
  if (letters.length <= LONGEST_CELL) return { text: letters.join(''), width: letters.length };
  return { text: `${letters.slice(0, LONGEST_CELL - 1).join('')}…`, width: LONGEST_CELL };
}

/** A table for people, aligned by letters. The last column is not padded. */
export function table<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const lines = [columns.map(({ title }) => fitted(title))].concat(
    rows.map((row) => columns.map(({ cell }) => fitted(cell(row)))),
  );
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index]?.width ?? 0)));
  return lines
    .map((line) =>
      line
        .map(({ text, width }, index) => text + ' '.repeat((widths[index] ?? 0) - width))
        .join('  ')
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join('');
}

/** Names and values below each other. */
export function facts(entries: readonly (readonly [name: string, value: string])[]): string {
  const width = Math.max(...entries.map(([name]) => name.length));
  return entries.map(([name, value]) => `${name.padEnd(width)}  ${printable(value)}\n`).join('');
}
