import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REQUEST_PATHS } from '@website/common/request-fields';
import { startServer } from '../support/server-process.ts';
import { oddRequest } from './odd-requests.ts';
import { Random } from './random.ts';

const AT_ONCE = 40;
const SILENCE_MS = 300;
const PATIENCE_MS = 20_000;

export type FuzzReport = { sent: number; statuses: Map<string, number>; faults: string[] };

/** All that the server answers before it ends the connection. */
function converse(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let heard = '';
    socket.setEncoding('latin1');
    // Part of a request may be missing: a server that still waits for it hears that nothing more will come.
    socket.setTimeout(SILENCE_MS, () => socket.end());
    const giveUp = setTimeout(() => socket.destroy(), PATIENCE_MS);
    socket.on('connect', () => socket.write(text, 'latin1'));
    socket.on('data', (chunk: string) => {
      heard += chunk;
    });
    // The server may end a connection that still sends.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(giveUp);
      resolve(heard);
    });
  });
}

/** Whether a plain request is still taken after all that. */
async function stillWorks(port: number): Promise<boolean> {
  const { status } = await fetch(`http://127.0.0.1:${port}${REQUEST_PATHS.trial}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'plain@centre.example', phone: '1' }),
  });
  return status === 201;
}

/** Sends so many odd requests; none may be answered with 5xx or end the server. */
export async function fuzz(count: number, seed: number): Promise<FuzzReport> {
  const folder = await mkdtemp(join(tmpdir(), 'fuzz-'));
  const server = await startServer({ DATA_DIR: folder });
  const random = new Random(seed);
  const report: FuzzReport = { sent: 0, statuses: new Map(), faults: [] };
  const sender = async () => {
    while (report.sent < count && report.faults.length < 20) {
      report.sent += 1;
      const text = oddRequest(random);
      const heard = await converse(server.port, text);
      const status = /^(?:HTTP\/1\.1 100 Continue\r\n\r\n)?HTTP\/1\.1 (\d{3}) /.exec(heard)?.[1] ?? 'cut';
      report.statuses.set(status, (report.statuses.get(status) ?? 0) + 1);
      if (/(?:^|\r\n)HTTP\/1\.1 5\d\d /.test(heard)) report.faults.push(JSON.stringify(text.slice(0, 2000)));
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, sender));
    if (!server.isRunning() || !(await stillWorks(server.port))) report.faults.push(server.output());
    if (/"level":"(?:error|fatal)"/.test(server.output())) report.faults.push(server.output());
    return report;
  } finally {
    await server.end('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
}
