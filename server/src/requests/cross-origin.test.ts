import { REQUEST_PATHS } from '@website/common/request-fields';
import { describe, expect, it } from 'vitest';
import { ask } from '../testing/http-client.ts';
import { formAnswers, sendJson } from '../testing/request-client.ts';
import { runApp } from '../testing/running-app.ts';

const SETTINGS = {
  SITE_URL: 'https://centre.example',
  ALLOWED_ORIGINS: 'https://www.centre.example, http://localhost:4321',
};
const ALLOWED = ['https://centre.example', 'https://www.centre.example', 'http://localhost:4321'];
const FOREIGN = [
  'https://evil.example',
  'https://centre.example.evil.example',
  'http://centre.example',
  'null',
];

function preflight(port: number, origin: string) {
  const headers = {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  };
  return ask(port, REQUEST_PATHS.demo, { method: 'OPTIONS', headers });
}

describe('a page on another origin', () => {
  it.each(ALLOWED)('may call from %s', async (origin) => {
    const { port } = await runApp({ settings: SETTINGS });
    const { status, headers } = await preflight(port, origin);
    expect(status).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type',
      vary: 'Origin',
    });
    const call = await sendJson(port, 'demo', formAnswers('demo'), { headers: { origin } });
    expect(call.headers['access-control-allow-origin']).toBe(origin);
    const refused = await sendJson(port, 'demo', {}, { headers: { origin } });
    expect([refused.status, refused.headers['access-control-allow-origin']]).toEqual([422, origin]);
    expect(call.headers).not.toHaveProperty('access-control-allow-credentials');
  });

  it.each(FOREIGN)('may not call from %s', async (origin) => {
    const { port } = await runApp({ settings: SETTINGS });
    expect((await preflight(port, origin)).headers).not.toHaveProperty('access-control-allow-origin');
    const call = await sendJson(port, 'demo', formAnswers('demo'), { headers: { origin } });
    expect(call.headers).not.toHaveProperty('access-control-allow-origin');
    expect(call.headers['vary']).toContain('Origin');
  });

  it('may call nothing else', async () => {
    const { port } = await runApp({ settings: SETTINGS });
    for (const path of ['/metrics', '/readyz', '/api/openapi.json']) {
      const { headers } = await ask(port, path, { headers: { origin: 'https://centre.example' } });
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  });
});
