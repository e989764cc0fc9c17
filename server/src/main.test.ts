import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { company } from '@website/common/company';
import { describe, expect, it, onTestFinished } from 'vitest';
import { builtSite, writeSite } from './testing/site-fixture.ts';

type Run = { child: ChildProcess; output: () => string; errors: () => string; ended: Promise<number | null> };

function run(settings: Record<string, string>): Run {
  const folder = mkdtempSync(join(tmpdir(), 'data-'));
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: folder, ...settings },
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true });
  });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code ?? null);
  return { child, output: () => output, errors: () => errors, ended };
}

const READY = new RegExp(`^${company.name} is ready on http://localhost:(\\d+)$`, 'm');

async function runReady(settings: Record<string, string> = {}) {
  const started = run({ SITE_DIR: await writeSite(builtSite()), ...settings });
  await expect.poll(started.output, { timeout: 10_000 }).toMatch(READY);
  return { ...started, port: Number(READY.exec(started.output())?.[1]) };
}

describe('the process', { timeout: 20_000 }, () => {
  it('says once where it is ready, over IPv4 and IPv6, besides lines of JSON', async () => {
    const { output, port } = await runReady();
    for (const host of ['127.0.0.1', '[::1]']) {
      expect((await fetch(`http://${host}:${port}/lt`)).status).toBe(200);
      expect((await fetch(`http://${host}:${port}/metrics`)).status).toBe(200);
    }
    const lines = output().trim().split('\n');
    expect(lines.filter((line) => READY.test(line))).toHaveLength(1);
    for (const line of lines.filter((line) => !READY.test(line)))
      expect(JSON.parse(line)).toHaveProperty('level');
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('stops in order on %s', async (signal) => {
    const { child, ended } = await runReady();
    child.kill(signal);
    expect(await ended).toBe(0);
  });

  it('ends at once on a second signal', async () => {
    const { child, ended, port } = await runReady({ SHUTDOWN_TIMEOUT_MS: '60000' });
    const upload = fetch(`http://127.0.0.1:${port}/api/x`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{')) }),
      duplex: 'half',
    }).catch(() => undefined);
    await expect.poll(() => fetch(`http://127.0.0.1:${port}/healthz`).then(({ status }) => status)).toBe(200);
    child.kill('SIGTERM');
    await expect.poll(() => fetch(`http://127.0.0.1:${port}/healthz`).catch(() => 'refused')).toBe('refused');
    child.kill('SIGTERM');
    expect(await ended).toBe(1);
    await upload;
  });

  it('refuses a wrong setting with one sentence', async () => {
    const { ended, output, errors } = run({ PORT: 'three' });
    expect(await ended).toBe(1);
    expect(errors()).toBe('PORT is "three", but must be a whole number from 0 to 65535.\n');
    expect(output()).toBe('');
  });

  it('refuses a port in use with one sentence', async () => {
    const other: Server = createServer().listen(0, '::');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const { ended, errors } = run({ PORT: String(port), SITE_DIR: 'none' });
    expect(await ended).toBe(1);
    expect(errors()).toBe(`PORT ${port} is in use: stop the other program, or set PORT to a free one.\n`);
  });

  it('refuses a host that is not this machine with one sentence', async () => {
    const { ended, errors } = run({ HOST: '192.0.2.1', SITE_DIR: 'none' });
    expect(await ended).toBe(1);
    expect(errors()).toBe('HOST is "192.0.2.1", but must be an address of this machine.\n');
  });

  it('says that the site is not built', async () => {
    const { ended, errors } = run({ SITE_DIR: await writeSite({ 'robots.txt': '' }) });
    expect(await ended).toBe(1);
    expect(errors()).toMatch(
      /^SITE_DIR is ".+", but there is no built site in it: run "npm run build" first\.\n$/,
    );
  });
});
