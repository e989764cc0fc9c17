import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { company } from '@website/common/company';

const MAIN = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));
const READY = new RegExp(`${company.name} is ready on http://localhost:(\\d+)\\n`);
const STARTS_WITHIN_MS = 30_000;

export type ServerProcess = {
  port: number;
  /** All that it has printed. */
  output(): string;
  isRunning(): boolean;
  /** Resolves to the exit code, or to nothing where the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
};

function portIn(child: ChildProcess, output: () => string): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`The server did not start:\n${output()}`));
    const timer = setTimeout(fail, STARTS_WITHIN_MS);
    child.once('exit', fail);
    child.stdout?.on('data', () => {
      const port = READY.exec(output())?.[1];
      if (port === undefined) return;
      clearTimeout(timer);
      child.off('exit', fail);
      resolve(Number(port));
    });
  });
}

/** The real server in a process of its own, without pages and without a limit for clients. */
export async function startServer(settings: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'], PORT: '0', SITE_DIR: 'none', RATE_LIMIT: '1000000', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const port = await portIn(child, () => output);
  return {
    port,
    output: () => output,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    end: async (signal) => {
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}
