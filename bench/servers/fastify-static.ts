// The same files by @fastify/static, the usual way.
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { fastify } from 'fastify';

const app = fastify();
await app.register(fastifyStatic, {
  root: fileURLToPath(new URL('../../site/dist/', import.meta.url)),
  preCompressed: true,
});
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
