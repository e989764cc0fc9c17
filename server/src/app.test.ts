import { SECURITY_HEADERS } from '@website/common/security-headers';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { STRICT_POLICY } from './answer.ts';
import type { App } from './app.ts';
import { PROBLEM_TYPE } from './errors/problem.ts';
import { NO_PAGES } from './hosting/site.ts';
import { type AskOptions, ask, converse } from './testing/http-client.ts';
import { runApp } from './testing/running-app.ts';

/** Routes as the service will have them: one that reads a body, one that fails. */
function addRoutes(app: App) {
  app.post('/api/echo', { schema: { body: z.object({ email: z.email() }) } }, async () => ({ ok: true }));
  app.get('/api/broken', async () => {
    throw new Error('secret of the database');
  });
  app.get('/api/busy', async () => {
    throw Object.assign(new Error('busy'), { statusCode: 503 });
  });
}

const json = (body: string): AskOptions => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body,
});

const ANSWERS: [name: string, path: string, status: number, options?: AskOptions][] = [
  ['a page', '/lt', 200],
  ['a file', '/favicon.svg', 200],
  ['a redirect by language', '/', 302, { headers: { 'accept-language': 'lt' } }],
  ['a permanent redirect', '/en', 308],
  ['what a visitor has already', '/lt', 304, { headers: { 'if-none-match': '*' } }],
  ['the 404 page', '/nothing-here', 404],
  ['a method not taken', '/lt', 405, { method: 'POST' }],
  ['health', '/healthz', 200],
  ['an unknown call', '/api/nothing', 404],
  ['the bare call', '/api', 404],
  ['a malformed call', '/api/%zz', 400],
  ['a body that is no JSON', '/api/echo', 400, json('{')],
  ['a body of another type', '/api/echo', 415, { ...json('x'), headers: { 'content-type': 'text/odd' } }],
  ['a body that is too large', '/api/echo', 413, json(`"${'x'.repeat(40_000)}"`)],
  ['a body with a wrong field', '/api/echo', 422, json('{"email":"nobody"}')],
  ['our own fault', '/api/broken', 500],
  ['a busy service', '/api/busy', 503],
  ['an expectation that cannot be met', '/lt', 417, { headers: { expect: 'the-impossible' } }],
];

describe('every answer', () => {
  it.each(ANSWERS)('carries the security headers: %s', async (_, path, status, options) => {
    const { port } = await runApp({ before: addRoutes });
    const answer = await ask(port, path, options);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(SECURITY_HEADERS);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(answer.headers).not.toHaveProperty('server');
    expect(answer.headers).not.toHaveProperty('x-powered-by');
    const isPage = answer.headers['content-type']?.startsWith('text/html') || status === 304;
    if (!isPage) expect(answer.headers['content-security-policy']).toBe(STRICT_POLICY);
    if (!isPage && status >= 400) expect(answer.headers['content-type']).toBe(PROBLEM_TYPE);
  });

  it.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['no path', 'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400],
    ['a header that is none', 'GET / HTTP/1.1\r\nHost: a\r\nbad header\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
    ['endless headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('carries them also where the request has %s', async (_, text, status) => {
    const { port } = await runApp();
    const heard = await converse(port, text);
    expect(heard).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const [name, value] of Object.entries(SECURITY_HEADERS))
      expect(heard).toContain(`${name}: ${value}\r\n`);
    expect(heard).toContain('application/problem+json');
    expect(JSON.parse(heard.slice(heard.indexOf('\r\n\r\n')))).toMatchObject({ type: 'about:blank', status });
  });
});

describe('a problem', () => {
  it('names the field at fault', async () => {
    const { port } = await runApp({ before: addRoutes });
    const answer = await ask(port, '/api/echo', json('{"email":"nobody"}'));
    expect(answer.headers['content-type']).toBe(PROBLEM_TYPE);
    const body = { type: 'about:blank', title: 'Unprocessable Entity', status: 422 };
    const errors = [{ field: 'email', message: 'Invalid email address' }];
    expect(JSON.parse(answer.body.toString())).toMatchObject({ ...body, errors });
  });

  it('of ours is logged, and tells the client nothing of its cause', async () => {
    const { port, logged } = await runApp({ before: addRoutes });
    const answer = await ask(port, '/api/broken?email=ona@centre.example');
    expect(answer.body.toString()).not.toContain('secret');
    const line = logged.find((entry) => entry.includes('secret of the database'));
    expect(JSON.parse(line ?? '')).toMatchObject({
      level: 'error',
      req: { method: 'GET', path: '/api/broken' },
    });
  });

  it('is a plain sentence in a browser window', async () => {
    const { port } = await runApp({ site: NO_PAGES });
    const answer = await ask(port, '/pricing', { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body.toString()).toBe('There is nothing at this address.\n');
  });

  it('in a page itself is answered with 500 and logged', async () => {
    const resources = new Map();
    resources.get = () => {
      throw new Error('memory is gone');
    };
    const { port, logged } = await runApp({ site: { resources, notFound: new Map() } });
    const answer = await ask(port, '/pricing?email=ona@centre.example');
    expect(answer.status).toBe(500);
    expect(answer.headers).toMatchObject(SECURITY_HEADERS);
    expect(logged.join('')).toContain('memory is gone');
    expect(logged.join('')).not.toContain('ona@');
  });
});
