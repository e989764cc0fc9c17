import { connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { LIMITS } from './limits.ts';
import { converse } from './testing/http-client.ts';
import { runApp } from './testing/running-app.ts';

const SHORT = {
  headersTimeout: 150,
  requestTimeout: 300,
  keepAliveTimeout: 200,
  connectionTimeout: 400,
  connectionsCheckingInterval: 50,
};

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.on('error', reject);
    onTestFinished(() => void socket.destroy());
  });
}

const closing = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

describe('a slow connection', () => {
  it('is cut when its headers do not end', async () => {
    const { port } = await runApp({ limits: SHORT });
    const heard = await converse(port, 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow:');
    expect(heard).toMatch(/^HTTP\/1.1 408 /);
    expect(heard).toContain('application/problem+json');
    expect(heard).toContain('x-content-type-options: nosniff');
  });

  it('is cut although it sends a byte now and then', async () => {
    const { port } = await runApp({ limits: SHORT });
    const socket = await open(port);
    socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ');
    const drip = setInterval(() => socket.write('x'), 20);
    onTestFinished(() => clearInterval(drip));
    socket.resume();
    const start = performance.now();
    await closing(socket);
    expect(performance.now() - start).toBeLessThan(2000);
  });

  it('is cut when its body does not end', async () => {
    const { port } = await runApp({
      limits: SHORT,
      before: (app) => app.post('/api/echo', async () => ({})),
    });
    const head =
      'POST /api/echo HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n';
    expect(await converse(port, `${head}{`)).toMatch(/^HTTP\/1.1 408 /);
  });

  it.each([
    ['sends nothing', ''],
    ['asks for nothing more', 'GET /robots.txt HTTP/1.1\r\nHost: a\r\n\r\n'],
  ])('is cut when it %s', async (_, text) => {
    const { port } = await runApp({ limits: SHORT });
    const heard = await converse(port, text);
    expect(heard.startsWith('HTTP/1.1 200')).toBe(text !== '');
  });

  it('leaves the others be', async () => {
    const { port } = await runApp({ limits: SHORT });
    const slow = Array.from({ length: 50 }, () => converse(port, 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow:'));
    const quick = await converse(port, 'GET /lt HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    expect(quick).toMatch(/^HTTP\/1.1 200 /);
    for (const heard of await Promise.all(slow)) expect(heard).toMatch(/^HTTP\/1.1 408 /);
  });
});

it('gives Node every limit as it is set', async () => {
  const { app } = await runApp();
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = app.server;
  expect({ headersTimeout, requestTimeout, keepAliveTimeout, connectionTimeout: timeout }).toEqual({
    headersTimeout: LIMITS.headersTimeout,
    requestTimeout: LIMITS.requestTimeout,
    keepAliveTimeout: LIMITS.keepAliveTimeout,
    connectionTimeout: LIMITS.connectionTimeout,
  });
  expect(app.initialConfig.bodyLimit).toBe(LIMITS.bodyLimit);
});
