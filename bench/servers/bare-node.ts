// The least that Node's own server can do: the same bytes and headers for everyone, no address, no language, no log.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { BASE_HEADERS } from '../../server/src/answer.ts';

const body = readFileSync(new URL('../../site/dist/pricing/index.html.gz', import.meta.url));
const headers = {
  ...BASE_HEADERS,
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'gzip',
  'content-length': String(body.byteLength),
};

createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(process.env['PORT']), '127.0.0.1');
