import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

export type ServerProcess = { url: string; pid: number; stop: () => Promise<void> };

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

/** Starts a server of its own process and waits until it answers. */
export async function startServer(
  command: string,
  args: readonly string[],
  port: number,
  env: Record<string, string> = {},
): Promise<ServerProcess> {
  const child: ChildProcess = spawn(command, args, {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 200 && !(await answers(url)); tries++) {
    if (child.exitCode !== null) throw new Error(`${command} ${args.join(' ')} ended before it answered`);
    await wait(50);
  }
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
