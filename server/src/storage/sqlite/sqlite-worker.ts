import { parentPort, workerData } from 'node:worker_threads';
import { breaksConnection, codeOf } from './sqlite-errors.ts';
import { type RepeatedStatement, SqliteFile, type Statement, type StatementResult } from './sqlite-file.ts';

/** Runs in a thread of its own: waiting for the disk must not hold up a page. */
export type Task =
  | { statement: Statement }
  /** Statements to repeat, as JSON; the result is a single row of JSON. */
  | { together: string }
  | { task: 'roll back' | 'close' };

export type Order = { number: number } & Task;

export type Report = { number: number } & (
  | { result: StatementResult }
  | { fault: { message: string; code: number | undefined } }
);

const NOTHING: StatementResult = { rows: [], changes: 0 };

const file = new SqliteFile(String(workerData));

function carryOut(order: Order): StatementResult {
  if ('statement' in order) return file.run(order.statement);
  if ('together' in order) {
    const statements: RepeatedStatement[] = JSON.parse(order.together);
    return { rows: [JSON.stringify(file.runTogether(statements))], changes: 0 };
  }
  if (order.task === 'roll back') file.rollBack();
  else file.close();
  return NOTHING;
}

function closeBroken(): void {
  try {
    file.close();
  } catch {
    // What cannot be closed is not used any more either.
  }
}

function report(order: Order): Report {
  const { number } = order;
  try {
    return { number, result: carryOut(order) };
  } catch (error) {
    const code = codeOf(error);
    if (breaksConnection(code)) closeBroken();
    return { number, fault: { message: error instanceof Error ? error.message : String(error), code } };
  }
}

parentPort?.on('message', (order: Order) => {
  parentPort?.postMessage(report(order));
  if ('task' in order && order.task === 'close') parentPort?.close();
});
