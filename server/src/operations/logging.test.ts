import { describe, expect, it } from 'vitest';
import { ask, converse } from '../testing/http-client.ts';
import { runApp } from '../testing/running-app.ts';
import { terminalLog } from './terminal-log.ts';

const PERSONAL = {
  cookie: 'i18next=lt; visitor=ona',
  'user-agent': 'Ona-Browser/1.0',
  'x-forwarded-for': '192.0.2.7',
  authorization: 'Bearer ona-secret',
};

describe('the log', () => {
  it('says nothing of pages that were served, of unknown ones, or of what clients get wrong', async () => {
    const { port, logged } = await runApp();
    const before = logged.length;
    for (const path of ['/lt', '/favicon.svg', '/nothing', '/api/nothing', '/api/%zz']) await ask(port, path);
    await converse(port, 'hello\r\n\r\n');
    expect(logged.slice(before)).toEqual([]);
  });

  it('names no person when something fails', async () => {
    const { port, logged } = await runApp({
      before: (app) =>
        app.get('/api/broken', async () => {
          throw Object.assign(new Error('duplicate key'), {
            code: '23505',
            detail: 'Key (email)=(ona@centre.example)',
          });
        }),
    });
    await ask(port, '/api/broken?email=ona@centre.example', { headers: PERSONAL });
    const line = logged.find((entry) => entry.includes('duplicate key')) ?? '';
    expect(JSON.parse(line)).toMatchObject({
      err: { code: '23505' },
      req: { method: 'GET', path: '/api/broken' },
    });
    expect(line).not.toMatch(/ona|192\.0\.2\.7|127\.0\.0\.1/i);
  });
});

describe('the log at a terminal', () => {
  const written = (entry: object) => {
    const lines: string[] = [];
    terminalLog({ write: (line) => lines.push(line) }).write(`${JSON.stringify(entry)}\n`);
    return lines.join('');
  };

  it('is a short line for people', () => {
    expect(written({ level: 'warn', time: '2026-01-02T03:04:05.678Z', msg: 'Mail waits' })).toBe(
      '03:04:05 warn: Mail waits\n',
    );
  });

  it('tells the request and the cause of a fault', () => {
    const entry = {
      level: 'error',
      time: '2026-01-02T03:04:05.678Z',
      msg: 'A request failed',
      req: { method: 'GET', path: '/api/broken' },
      err: { message: 'gone', stack: 'Error: gone\n    at somewhere' },
    };
    expect(written(entry)).toBe(
      '03:04:05 error: A request failed (GET /api/broken)\nError: gone\n    at somewhere\n',
    );
  });
});
