import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { StorageUnavailable } from '../storage-unavailable.ts';
import { mayPass } from './sqlite-errors.ts';
import type { Statement, StatementResult } from './sqlite-file.ts';
import type { Order, Report } from './sqlite-worker.ts';

type Waiting = { resolve(result: StatementResult): void; reject(error: Error): void };
type Task = { statement: Statement } | { task: 'roll back' | 'close' };

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
