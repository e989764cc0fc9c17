/** SQLite's primary result codes, by the names of its documentation. */
const CODES = {
  BUSY: 5,
  LOCKED: 6,
  NOMEM: 7,
  READONLY: 8,
  IOERR: 10,
  CORRUPT: 11,
  FULL: 13,
  CANTOPEN: 14,
  NOTADB: 26,
} as const;

/** After these the file is opened anew: it was moved, or what the connection knows of it cannot be relied on. */
const BREAKING: ReadonlySet<number> = new Set([
  CODES.NOMEM,
  CODES.READONLY,
  CODES.IOERR,
  CODES.CORRUPT,
  CODES.CANTOPEN,
  CODES.NOTADB,
]);

/** Not the statement's fault: the same one may work in a minute. */
const PASSING: ReadonlySet<number> = new Set([...BREAKING, CODES.BUSY, CODES.LOCKED, CODES.FULL]);

/** The database file is no longer the one that was opened. */
export class FileTaken extends Error {
  readonly errcode = CODES.CANTOPEN;

  constructor() {
    super('The database file was moved, deleted or replaced.');
  }
}

/** The primary code of an extended one. */
const primary = (code: number) => code & 0xff;

export function codeOf(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('errcode' in error && typeof error.errcode === 'number') return error.errcode;
  // The folder or the file could not be created.
  return 'syscall' in error ? CODES.CANTOPEN : undefined;
}

export function breaksConnection(code: number | undefined): boolean {
  return code !== undefined && BREAKING.has(primary(code));
}

export function mayPass(code: number | undefined): boolean {
  return code !== undefined && PASSING.has(primary(code));
}

export function isBusy(code: number | undefined): boolean {
  return code !== undefined && primary(code) === CODES.BUSY;
}
