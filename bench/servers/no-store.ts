// Our server with a store that keeps nothing: what the rest of the service costs without the disk.
import { randomUUID } from 'node:crypto';
import { buildApp } from '../../server/src/app.ts';
import { readEnv } from '../../server/src/env.ts';
import { NO_PAGES } from '../../server/src/hosting/site.ts';
import { openStore } from '../../server/src/storage/open-store.ts';

const env = readEnv(process.env);
const real = await openStore(env);
const store = { ...real, accept: async () => ({ id: randomUUID(), repeated: false }) };
const app = await buildApp({ env, site: NO_PAGES, store, log: { level: 'warn', stream: process.stdout } });
await app.listen({ port: env.PORT, host: '127.0.0.1' });
