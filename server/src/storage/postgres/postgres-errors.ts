import { StorageUnavailable } from '../storage-unavailable.ts';

/** Classes of SQLSTATE that blame the statement or its values. Everything else is the server's state, or the way to it. */
const OUR_FAULT = /^(?:0A|2[1-7]|2[BDF]|3[489BF]|42|44)/;

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** PostgreSQL's errors carry values of the row at fault; only the message, which has none, goes on. */
export function storageError(error: unknown): Error {
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : String(error);
  if (!OUR_FAULT.test(code)) return new StorageUnavailable(message || `The database is away (${code}).`);
  return Object.assign(new Error(message), { code });
}
