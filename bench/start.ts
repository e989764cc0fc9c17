import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { forgetCompiledCode, startOurHost } from './our-host.ts';
import type { Table } from './report.ts';

/** Mebibytes that a process holds, as Linux counts them. */
function residentMebibytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/** From the command to the first answer, and what the process then holds with all pages loaded. */
export async function benchStart(): Promise<Table> {
  const rows: string[][] = [];
  forgetCompiledCode();
  for (const name of ['first start', 'second start', 'third start']) {
    const started = performance.now();
    const server = await startOurHost('start', 4631);
    const seconds = ((performance.now() - started) / 1000).toFixed(2);
    await wait(2000);
    rows.push([name, seconds, residentMebibytes(server.pid).toFixed(0)]);
    await server.stop();
  }
  return {
    title: 'Start of the server with all pages',
    head: ['start', 'ready after s', 'memory MiB'],
    rows,
  };
}
