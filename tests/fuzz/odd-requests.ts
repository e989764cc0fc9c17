import { REQUEST_KINDS, REQUEST_PATHS } from '@website/common/request-fields';
import { oddBody } from './odd-bodies.ts';
import type { Random } from './random.ts';

const METHODS = ['PUT', 'GET', 'HEAD', 'OPTIONS', 'DELETE', 'PATCH', 'BREW', 'post'] as const;

const TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'APPLICATION/JSON',
  'text/plain',
  'multipart/form-data; boundary=',
  'application/problem+json',
  'application/x-www-form-urlencoded;;;',
  '/',
  ';',
  'x'.repeat(3000),
] as const;

const HEADERS = [
  'X-Forwarded-For: 1.2.3.4, , unknown',
  'Referer: http://[::1',
  'Referer: //lt/pricing',
  'Origin: null',
  'Origin: https://centre.example',
  'Access-Control-Request-Method: POST',
  'Accept-Language: lt;q=9, *;q=, ,,;',
  'Accept-Encoding: br;q=0, *;q=1.5',
  'Cookie: i18next=%zz; i18next=lt; ;=',
  'Content-Encoding: gzip',
  'Expect: 100-continue',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: gzip, chunked',
  'Upgrade: websocket',
  'If-None-Match: "\\',
  'Accept: text/html;q=x',
  'Host: other',
  'Range: bytes=5-1',
] as const;

const { trial, demo } = REQUEST_PATHS;
const PATHS = [
  `${demo}?lng=lt`,
  `${trial}?lng=%zz&lng[]=1`,
  `${demo}/`,
  '/api/public/%2e%2e/x',
  '/api/%zz',
  '/api/openapi.json',
  '/readyz',
  '/metrics',
  '//evil.example/',
  '/lt?demo=true',
  'http://other.example/api/public/demo-request',
  '*',
  `/${'a'.repeat(4000)}`,
] as const;

/** A request as text, one character a byte: nearly right, mostly, and wrong in some way. */
export function oddRequest(random: Random): string {
  if (random.chance(0.03)) return random.bytes(random.below(500));
  const kind = random.pick(REQUEST_KINDS);
  const { type, body: text } = oddBody(random, kind);
  const body = Buffer.from(text, 'utf8').toString('latin1');
  const method = random.chance(0.1) ? random.pick(METHODS) : 'POST';
  const path = random.chance(0.15) ? random.pick(PATHS) : REQUEST_PATHS[kind];
  const length = random.chance(0.03) ? random.below(50_000) : body.length;
  const lines = [
    `${method} ${path} HTTP/1.${random.chance(0.05) ? 0 : 1}`,
    'Host: localhost',
    'Connection: close',
    `Content-Type: ${random.chance(0.1) ? random.pick(TYPES) : type}`,
    ...(random.chance(0.97) ? [`Content-Length: ${length}`] : []),
  ];
  while (random.chance(0.25)) lines.push(random.pick(HEADERS));
  if (random.chance(0.02)) lines.push(`X-Odd: ${random.bytes(20)}`);
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}
