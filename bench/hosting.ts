import { fileURLToPath } from 'node:url';
import { loadPage } from './load.ts';
import { row, type Table } from './report.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { nginxArguments } from './servers/nginx.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const PAGE = '/pricing/index.html';
const ROUNDS = 3;

/** The same compressed page from our host, from @fastify/static and from nginx, in turns, the best of three each. */
export async function benchHosting(): Promise<Table> {
  const node = process.execPath;
  const nginx = nginxArguments(`${ROOT}site/dist`, 4603);
  const servers: [string, string, ServerProcess][] = [
    [
      'our host',
      '/pricing',
      await startServer(node, [`${ROOT}server/src/main.ts`], 4601, serverEnv('hosting')),
    ],
    ['@fastify/static', PAGE, await startServer(node, [`${ROOT}bench/servers/fastify-static.ts`], 4602)],
    ...(nginx ? ([['nginx, one worker', '/pricing', await startServer('nginx', nginx, 4603)]] as const) : []),
  ].map(([name, path, server]) => [name, path, server] as [string, string, ServerProcess]);
  const best = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, path, server] of servers) {
      const { perSecond } = await loadPage(server.url + path);
      best.set(name, Math.max(best.get(name) ?? 0, perSecond));
    }
  }
  for (const [, , server] of servers) await server.stop();
  const ours = best.get('our host') ?? 0;
  return {
    title: 'One page (gzip), 64 connections, requests a second, best of three rounds in turns',
    head: ['server', 'requests/s', 'our host is'],
    rows: [...best].map(([name, rate]) => row(name, rate, `${(ours / rate).toFixed(2)} ×`)),
  };
}

export function serverEnv(name: string): Record<string, string> {
  return {
    DATA_DIR: `${ROOT}.cache/bench/${name}-${process.pid}`,
    RATE_LIMIT: '1000000',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
  };
}
