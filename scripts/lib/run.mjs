import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * @typedef {import('node:child_process').ChildProcess} ChildProcess
 * @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv }} RunOptions
 */

const forwardedSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs a command with this process's own input and output.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>} its exit code
 */
export const run = (command, args, options = {}) =>
  exitCodeOf(spawn(command, args, { ...options, stdio: 'inherit' }));

/**
 * Runs a command quietly and keeps what it prints.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export async function capture(command, args, options = {}) {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return { code: await exitCodeOf(child), output };
}

/**
 * Passes signals on to the child until it has ended.
 * @param {ChildProcess} child
 * @returns {Promise<number>} its exit code; 128 plus the signal's number where a signal ended it
 */
export async function exitCodeOf(child) {
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    // A terminal sends Ctrl-C to the child as well, and many programs take a second one as "at once".
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  for (const signal of forwardedSignals) process.on(signal, forward);
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
    });
  } finally {
    for (const signal of forwardedSignals) process.off(signal, forward);
  }
}
