import { mkdirSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { loadRequests } from './load.ts';
import { benchEnv } from './our-host.ts';
import { row, type Table } from './report.ts';
import { startServer } from './server-process.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const ROUNDS = 3;

/** Single inserts, each committed to disk: what the database itself gives without any grouping. */
function rawInserts(): number {
  const folder = `${ROOT}.cache/bench/raw-${process.pid}`;
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(`${folder}/raw.sqlite`);
  database.exec(
    'pragma journal_mode=wal; pragma synchronous=full; create table t (id integer primary key, v text)',
  );
  const insert = database.prepare('insert into t (v) values (?)');
  const started = performance.now();
  let count = 0;
  while (performance.now() - started < 3000) {
    insert.run('visitor@bench.example');
    count += 1;
  }
  database.close();
  return count / 3;
}

/** Accepted requests with the real store and with one that does nothing, in turns, the best of three each. */
export async function benchRequests(): Promise<Table> {
  const node = process.execPath;
  const servers = [
    { name: 'real store (SQLite, FULL)', file: 'server/src/main.ts', port: 4611 },
    { name: 'store that does nothing', file: 'bench/servers/no-store.ts', port: 4612 },
  ];
  const running = await Promise.all(
    servers.map(async ({ name, file, port }) => {
      const env = { ...benchEnv(`requests-${port}`), SITE_DIR: 'none' };
      return { name, server: await startServer(node, [`${ROOT}${file}`], port, env) };
    }),
  );
  const best = new Map<string, { perSecond: number; p99: number }>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name, server } of running) {
      const load = await loadRequests(server.url);
      if (load.refused > 0) throw new Error(`${name}: ${load.refused} requests were not accepted`);
      if (load.perSecond > (best.get(name)?.perSecond ?? 0)) best.set(name, load);
    }
  }
  for (const { server } of running) await server.stop();
  const idle = best.get('store that does nothing')?.perSecond ?? 0;
  return {
    title: 'Accepted requests, 64 connections, each on disk before its answer, best of three rounds in turns',
    head: ['store', 'requests/s', 'p99 ms', 'of the idle store'],
    rows: [
      ...[...best].map(([name, { perSecond, p99 }]) =>
        row(name, perSecond, String(p99), `${(perSecond / idle).toFixed(2)} ×`),
      ),
      row('raw node:sqlite, one insert a commit', rawInserts(), '', ''),
    ],
  };
}
