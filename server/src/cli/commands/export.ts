import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { EXIT, Unavailable, UsageError } from '../cli-error.ts';
import { command } from '../command.ts';
import { csvRow } from '../csv.ts';
import { FILTER_OPTIONS, readFilter } from '../filters.ts';
import { type Output, outputTo } from '../output.ts';
import { requestJson } from '../request-view.ts';

type Row = ReturnType<typeof requestJson>;
type Format = { head: string; row(request: Row): string };

const COLUMNS = [
  'id',
  'kind',
  'receivedAt',
  'answeredAt',
  'name',
  'email',
  'phone',
  'kidsCount',
  'language',
  'source',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'quarantineReason',
  'releasedAt',
] as const satisfies (keyof Row)[];

/** The mark at the beginning tells spreadsheets that it is UTF-8. */
const CSV: Format = {
  head: `\u{FEFF}${csvRow(COLUMNS)}`,
  row: (request) => csvRow(COLUMNS.map((column) => request[column])),
};

const NDJSON: Format = { head: '', row: (request) => `${JSON.stringify(request)}\n` };

async function intoFile(path: string, write: (out: Output) => Promise<void>): Promise<void> {
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  const ended = finished(file);
  try {
    // A file that cannot be opened or written must end the export, wherever it stands.
    await Promise.race([ended, write(outputTo(file))]);
    file.end();
    await ended;
  } catch (error) {
    ended.catch(() => {});
    file.destroy();
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'EEXIST') throw new Unavailable(`${path} is there already, and is not overwritten.`);
    throw code === '' ? error : new Unavailable(`${path} could not be written (${code}).`);
  }
}

export const exportRequests = command({
  summary: 'all requests, oldest first, as CSV for spreadsheets or NDJSON for programs',
  details: `Includes what is kept apart. With --email it is the copy of their data that people may ask for.
In CSV an apostrophe stands before what a spreadsheet would run as a formula, such as a phone number's "+".`,
  options: {
    csv: { type: 'boolean', help: 'comma-separated values, safe to open in a spreadsheet' },
    ndjson: { type: 'boolean', help: 'one JSON object in each line' },
    out: { type: 'string', value: 'FILE', help: 'a new file, readable by its owner alone (standard output)' },
    ...FILTER_OPTIONS,
  },
  run: async ({ store, out }, values) => {
    if (Boolean(values.csv) === Boolean(values.ndjson)) throw new UsageError('Choose --csv or --ndjson.');
    const { head, row } = values.csv ? CSV : NDJSON;
    const filter = readFilter(values);
    const write = async (to: Output) => {
      await to.write(head);
      for await (const request of store.stream(filter)) await to.write(row(requestJson(request)));
    };
    await (values.out === undefined ? write(out) : intoFile(values.out, write));
    return EXIT.ok;
  },
});
