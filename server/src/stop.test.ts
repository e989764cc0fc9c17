import { Agent, request } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { App } from './app.ts';
import { stop } from './stop.ts';
import { ask, converse } from './testing/http-client.ts';
import { runApp } from './testing/running-app.ts';

/** A server with a request under way, which ends when the test says so. */
async function busyApp() {
  const { promise: underWay, resolve: enter } = Promise.withResolvers<void>();
  const { promise: mayEnd, resolve: finish } = Promise.withResolvers<void>();
  const running = await runApp({
    before: (app) =>
      app.get('/api/slow', async () => {
        enter();
        await mayEnd;
        return { done: true };
      }),
  });
  const answer = ask(running.port, '/api/slow');
  await underWay;
  return { ...running, answer, finish };
}

const connections = (app: App) =>
  new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)));

describe('stop', () => {
  it('lets a request under way finish and takes no new connection', async () => {
    const { app, port, answer, finish } = await busyApp();
    const stopped = stop(app, 5000);
    await expect.poll(() => app.server.listening).toBe(false);
    await expect(ask(port, '/lt')).rejects.toThrow('ECONNREFUSED');
    finish();
    expect((await answer).status).toBe(200);
    expect((await answer).headers.connection).toBe('close');
    expect(await stopped).toBe(true);
  });

  it('cuts what does not finish in time, and says so', async () => {
    const { app, answer, logged } = await busyApp();
    const cut = expect(answer).rejects.toThrow('socket hang up');
    expect(await stop(app, 50)).toBe(true);
    await cut;
    expect(logged.join('')).toContain('did not end in time');
  });

  it('does not wait for idle connections', async () => {
    const { app, port } = await runApp();
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    await new Promise((resolve) => {
      request({ port, path: '/lt', agent }, (answer) => answer.resume().on('end', resolve)).end();
    });
    const start = performance.now();
    expect(await stop(app, 5000)).toBe(true);
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('tells a client that would keep its connection not to, and ends it', async () => {
    const { app, port, finish, answer } = await busyApp();
    const other = converse(port, 'GET /api/slow HTTP/1.1\r\nHost: a\r\n\r\n');
    await expect.poll(() => connections(app)).toBe(2);
    const stopped = stop(app, 5000);
    await expect.poll(() => app.server.listening).toBe(false);
    finish();
    expect(await other).toMatch(/^HTTP\/1.1 200 /);
    expect(await other).toContain('\r\nconnection: close\r\n');
    expect((await answer).status).toBe(200);
    expect(await stopped).toBe(true);
  });
});
