import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { capture, exitCodeOf } from './run.mjs';

const node = process.execPath;

test('keeps what a command prints on both streams, and its exit code', async () => {
  const { code, output } = await capture(node, [
    '-e',
    'console.log("a"); console.error("b"); process.exit(3)',
  ]);
  expect(code).toBe(3);
  expect(output.split('\n').sort()).toEqual(['', 'a', 'b']);
});

test('gives 128 plus the number of the signal that ended a command', async () => {
  const child = spawn(node, ['-e', 'setTimeout(() => {}, 20_000)']);
  child.once('spawn', () => child.kill('SIGKILL'));
  expect(await exitCodeOf(child)).toBe(137);
});

test('passes a signal on to the child and stops listening once it has ended', async () => {
  const before = process.listenerCount('SIGHUP');
  const child = spawn(node, [
    '-e',
    'process.on("SIGHUP", () => process.exit(7)); setTimeout(() => {}, 20_000); console.log()',
  ]);
  child.stdout.once('data', () => process.emit('SIGHUP', 'SIGHUP'));
  expect(await exitCodeOf(child)).toBe(7);
  expect(process.listenerCount('SIGHUP')).toBe(before);
});

test('rejects when there is no such program', async () => {
  await expect(capture('no-program-has-this-name', [])).rejects.toThrow('ENOENT');
});
