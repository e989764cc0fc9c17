import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { company } from '@website/common/company';
import { REQUEST_MARKS, REQUEST_PATHS } from '@website/common/request-fields';
import { expect, onTestFinished } from 'vitest';

const MAIN = join(import.meta.dirname, '../../main.ts');
const READY = new RegExp(`^${company.name} is ready on http://localhost:(\\d+)$`, 'm');

export type ServerProcess = {
  port: number;
  output: () => string;
  /** Resolves when the process has ended. */
  kill(signal: NodeJS.Signals): Promise<void>;
  /** Sends a request for a demo; resolves to the status of the answer. */
  ask(email: string): Promise<number>;
};

/** A real server in a process of its own, without pages. */
export async function startServer(settings: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'], PORT: '0', SITE_DIR: 'none', RATE_LIMIT: '100000', ...settings },
  });
  const ended = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  await expect.poll(() => output, { timeout: 20_000 }).toMatch(READY);
  const port = Number(READY.exec(output)?.[1]);
  return {
    port,
    output: () => output,
    kill: async (signal) => {
      child.kill(signal);
      await ended;
    },
    ask: async (email) => {
      const response = await fetch(`http://127.0.0.1:${port}${REQUEST_PATHS.demo}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Ona Žąsytė', email, kidsCount: '10-50', ...REQUEST_MARKS.demo }),
      });
      return response.status;
    },
  };
}
