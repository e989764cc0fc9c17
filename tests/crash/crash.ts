import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from '../support/server-process.ts';
import { faultsIn, inspectSqlite } from './inspect.ts';
import { Visitors } from './visitors.ts';

const CONNECTIONS = 32;
const SHORTEST_MS = 20;
const LONGEST_MS = 600;

export type CrashReport = { rounds: number; acknowledged: number; kept: number; faults: string[] };

/**
 * So many times: lets visitors send requests, kills the server at a random moment, starts it again on the same
 * data, and compares what it kept with what it had acknowledged.
 */
export async function crash(rounds: number, onRound?: (report: CrashReport) => void): Promise<CrashReport> {
  const folder = await mkdtemp(join(tmpdir(), 'crash-'));
  const visitors = new Visitors();
  const report: CrashReport = { rounds: 0, acknowledged: 0, kept: 0, faults: visitors.faults };
  let server = await startServer({ DATA_DIR: folder, LOG_LEVEL: 'error' });
  try {
    while (report.rounds < rounds && report.faults.length === 0) {
      const visit = visitors.visit([server.port], CONNECTIONS);
      await wait(SHORTEST_MS + Math.random() * (LONGEST_MS - SHORTEST_MS));
      await server.end('SIGKILL');
      await visit;
      server = await startServer({ DATA_DIR: folder, LOG_LEVEL: 'error' });
      const { kept, faults } = inspectSqlite(join(folder, 'requests.sqlite'));
      report.faults.push(...faults, ...faultsIn(kept, visitors.acknowledged));
      report.rounds += 1;
      report.acknowledged = visitors.acknowledged.size;
      report.kept = kept.length;
      onRound?.(report);
    }
    return report;
  } finally {
    await server.end('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
}
