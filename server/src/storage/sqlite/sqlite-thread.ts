import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import type { Step } from '../database.ts';
import { StorageUnavailable } from '../storage-unavailable.ts';
import { mayPass } from './sqlite-errors.ts';
import type { Statement, StatementResult } from './sqlite-file.ts';
import type { Order, Report, Task } from './sqlite-worker.ts';

const resultsSchema = z.array(z.array(z.unknown()));

type Waiting = { resolve(result: StatementResult): void; reject(error: Error): void };

/** The thread in which SQLite works. Should it ever end, the next statement starts another. */
export class SqliteThread {
  readonly #path: string;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #last = 0;

  constructor(path: string) {
    this.#path = path;
  }

  run(statement: Statement): Promise<StatementResult> {
    return this.#order({ statement });
  }

  /**
   * In one transaction and one message, since each message waits for its turn among the pages being served;
   * as text, which crosses between threads faster than lists of short values do.
   */
  async runTogether(steps: readonly Step[]): Promise<unknown[][]> {
    const statements = steps.map(({ statement: { sql, columns }, rows }) => ({
      sql,
      each: rows.map((row) => columns.map((name) => row[name] ?? null)),
    }));
    const { rows } = await this.#order({ together: JSON.stringify(statements) });
    return resultsSchema.parse(JSON.parse(String(rows[0])));
  }

  async rollBack(): Promise<void> {
    await this.#order({ task: 'roll back' });
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    if (worker === undefined) return;
    const ended = once(worker, 'exit');
    await this.#order({ task: 'close' });
    await ended;
  }

  #order(task: Task): Promise<StatementResult> {
    this.#worker ??= this.#start();
    const worker = this.#worker;
    const number = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      worker.postMessage({ number, ...task } satisfies Order);
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: this.#path });
    worker.on('message', (report: Report) => this.#settle(report));
    worker.on('error', (cause) =>
      this.#lose(new StorageUnavailable('The storage thread failed.', { cause })),
    );
    worker.on('exit', () => this.#lose(new StorageUnavailable('The storage thread ended.')));
    return worker;
  }

  #settle(report: Report): void {
    const waiting = this.#waiting.get(report.number);
    this.#waiting.delete(report.number);
    if ('result' in report) {
      waiting?.resolve(report.result);
      return;
    }
    const { message, code } = report.fault;
    waiting?.reject(mayPass(code) ? new StorageUnavailable(message) : new Error(message));
  }

  #lose(error: Error): void {
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
