import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { codeOf, FileTaken, isBusy } from './sqlite-errors.ts';

export type Parameters = readonly (string | number | null)[];
export type Statement = { sql: string; parameters: Parameters };
export type StatementResult = { rows: unknown[]; changes: number };
/** One statement, to be run for each set of parameters. */
export type RepeatedStatement = { sql: string; each: readonly Parameters[] };

const BUSY_TIMEOUT_MS = 10_000;
const MOST_STATEMENTS_KEPT = 100;

/** What must hold before anything is promised to a visitor. Each is asked for again after it was set. */
const SETTINGS = [
  ['journal_mode', 'wal'],
  ['synchronous', 2],
  ['foreign_keys', 1],
  ['secure_delete', 1],
] as const;

function apply(db: DatabaseSync): void {
  for (const [name, wanted] of SETTINGS) {
    db.exec(`pragma ${name} = ${wanted}`);
    const found = db.prepare(`pragma ${name}`).get()?.[name];
    if (found !== wanted) {
      throw new Error(
        `SQLite keeps ${name} at ${found} instead of ${wanted} here, so nothing could be promised.`,
      );
    }
  }
}

const RETRY_AFTER_MS = 20;

/** Turning a new file to WAL needs it alone, and for that SQLite does not wait by itself: processes that start together would fail. */
function applyInTurn(db: DatabaseSync): void {
  const clock = new Int32Array(new SharedArrayBuffer(4));
  for (let waited = 0; ; waited += RETRY_AFTER_MS) {
    try {
      apply(db);
      return;
    } catch (error) {
      if (!isBusy(codeOf(error)) || waited >= BUSY_TIMEOUT_MS) throw error;
      Atomics.wait(clock, 0, 0, RETRY_AFTER_MS);
    }
  }
}

/** Opens the file, and creates it where it is missing: readable by its owner alone, since it holds personal data. */
function open(path: string): DatabaseSync {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, 'a', 0o600));
  const db = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  try {
    applyInTurn(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

type Prepared = { statement: StatementSync; returnsRows: boolean };

/** A database file that is opened when it is needed, and again after the connection to it broke. */
export class SqliteFile {
  readonly #path: string;
  readonly #statements = new Map<string, Prepared>();
  #db: DatabaseSync | undefined;
  #inode: number | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  run({ sql, parameters }: Statement): StatementResult {
    const { statement, returnsRows } = this.#prepare(this.#opened(), sql);
    if (returnsRows) return { rows: statement.all(...parameters), changes: 0 };
    return { rows: [], changes: Number(statement.run(...parameters).changes) };
  }

  /** Runs all of it in one transaction; `rows` of each statement are those of all its runs. */
  runTogether(statements: readonly RepeatedStatement[]): unknown[][] {
    this.run({ sql: 'begin immediate', parameters: [] });
    try {
      const results = statements.map(({ sql, each }) =>
        each.flatMap((parameters) => this.run({ sql, parameters }).rows),
      );
      this.run({ sql: 'commit', parameters: [] });
      this.#opened();
      return results;
    } catch (error) {
      this.rollBack();
      throw error;
    }
  }

  /** A full disk may have ended the transaction already. */
  rollBack(): void {
    if (this.#db?.isTransaction) this.#db.exec('rollback');
  }

  close(): void {
    this.#statements.clear();
    this.#db?.close();
    this.#db = undefined;
  }

  /** SQLite would go on writing into a file that was deleted or replaced, and every word of it would be lost. */
  #opened(): DatabaseSync {
    this.#db ??= this.#open();
    if (this.#db.isTransaction) return this.#db;
    const { ino } = statSync(this.#path, { throwIfNoEntry: false }) ?? {};
    if (ino !== this.#inode) throw new FileTaken();
    return this.#db;
  }

  #open(): DatabaseSync {
    const db = open(this.#path);
    this.#inode = statSync(this.#path).ino;
    return db;
  }

  #prepare(db: DatabaseSync, sql: string): Prepared {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    if (this.#statements.size >= MOST_STATEMENTS_KEPT) this.#statements.clear();
    const statement = db.prepare(sql);
    const prepared = { statement, returnsRows: statement.columns().length > 0 };
    this.#statements.set(sql, prepared);
    return prepared;
  }
}
