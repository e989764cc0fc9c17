import { fileURLToPath } from 'node:url';
import { loadPage } from './load.ts';
import { startOurHost } from './our-host.ts';
import { row, type Table } from './report.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { hasNginx, nginxArguments } from './servers/nginx.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const PAGE = '/pricing/index.html';
/** What makes an answer of ours safe; a bare file server sends none of it. */
const OUR_HEADERS = /policy|security|frame|content-type-options|cache-control|vary|language/;
const ROUNDS = 3;

/** The same compressed page from our host, from @fastify/static and from nginx, in turns, the best of three each. */
export async function benchHosting(): Promise<Table> {
  const node = process.execPath;
  const ours = await startOurHost('hosting', 4601);
  const servers: [string, string, ServerProcess][] = [
    ['our host', '/pricing', ours],
    ['@fastify/static', PAGE, await startServer(node, [`${ROOT}bench/servers/fastify-static.ts`], 4602)],
    ['node:http alone', '/', await startServer(node, [`${ROOT}bench/servers/bare-node.ts`], 4605)],
  ];
  if (hasNginx()) {
    const headers = [...(await fetch(`${ours.url}/pricing`)).headers].filter(([name]) =>
      OUR_HEADERS.test(name),
    );
    for (const [name, port, sent] of [
      ['nginx, one worker', 4603, []],
      ['nginx, one worker, with our headers', 4604, headers],
    ] as const) {
      const args = nginxArguments(`${ROOT}site/dist`, port, sent);
      servers.push([name, '/pricing', await startServer('nginx', args, port)]);
    }
  }
  const best = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, path, server] of servers) {
      const { perSecond } = await loadPage(server.url + path);
      best.set(name, Math.max(best.get(name) ?? 0, perSecond));
    }
  }
  for (const [, , server] of servers) await server.stop();
  const rateOfOurs = best.get('our host') ?? 0;
  return {
    title: 'One page (gzip), 64 connections, requests a second, best of three rounds in turns',
    head: ['server', 'requests/s', 'our host is'],
    rows: [...best].map(([name, rate]) => row(name, rate, `${(rateOfOurs / rate).toFixed(2)} ×`)),
  };
}
