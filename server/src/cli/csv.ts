const FORMULA = '=+\\-@|%\\uFF0B\\uFF0D\\uFF1D\\uFF20';

/** A cell that begins like a formula, or with a character that some spreadsheets skip before one. */
const BEGINS_FORMULA = new RegExp(`^(?:[\\t\\r\\n]|\\s*[${FORMULA}])`);

/** Where half of Europe's spreadsheets, which split at semicolons whatever the quotes, would begin a cell. */
const HIDDEN_FORMULA = new RegExp(`([;\\t\\r\\n][\\s"]*)(?=[${FORMULA}])`, 'g');

/** A cell that no spreadsheet runs: an apostrophe in front makes it text. Every cell is quoted. */
export function csvCell(value: string | number | null): string {
  if (value === null) return '""';
  const text = String(value);
  const begun = BEGINS_FORMULA.test(text) ? `'${text}` : text;
  const safe = begun.replaceAll(HIDDEN_FORMULA, "$1'");
  return `"${safe.replaceAll('"', '""')}"`;
}

export function csvRow(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}
