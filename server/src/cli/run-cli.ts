import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Env, readEnv, WrongSetting } from '../env.ts';
import { FILE_NAME } from '../storage/database.ts';
import { openStore } from '../storage/open-store.ts';
import { StorageUnavailable } from '../storage/storage-unavailable.ts';
import type { Store } from '../storage/store.ts';
import { EXIT, Refusal, Unavailable, UsageError } from './cli-error.ts';
import type { Command } from './command.ts';
import { COMMANDS } from './commands.ts';
import { helpFor, overview } from './help.ts';
import type { Output } from './output.ts';

export type CliOptions = {
  args: readonly string[];
  environment: Readonly<Record<string, string | undefined>>;
  out: Output;
  complain: (text: string) => void;
  now?: number;
};

/** A mistyped folder must not become an empty database that says there are no requests. */
async function openExisting(env: Env): Promise<Store> {
  if (env.DATABASE_URL === undefined && !existsSync(join(env.DATA_DIR, FILE_NAME))) {
    throw new Unavailable(
      `There is no database in DATA_DIR (${env.DATA_DIR}): the server creates it at its first start.`,
    );
  }
  return openStore(env);
}

async function execute(command: Command, args: readonly string[], options: CliOptions): Promise<number> {
  const env = readEnv(options.environment);
  const store = await openExisting(env);
  try {
    return await command.execute(args, { env, store, now: options.now ?? Date.now(), out: options.out });
  } finally {
    await store.close();
  }
}

function codeFor(error: unknown): number | undefined {
  if (error instanceof Refusal) return EXIT.no;
  if (error instanceof UsageError) return EXIT.usage;
  const unavailable = [Unavailable, WrongSetting, StorageUnavailable];
  return unavailable.some((kind) => error instanceof kind) ? EXIT.unavailable : undefined;
}

/** Carries out one command of the operator. Resolves to the exit code; only faults of ours are thrown. */
export async function runCli(options: CliOptions): Promise<number> {
  const { args, out, complain } = options;
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    await out.write(overview(COMMANDS));
    return name === undefined ? EXIT.usage : EXIT.ok;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    complain(`There is no command "${name}". See: npm run requests -- --help\n`);
    return EXIT.usage;
  }
  const end = rest.indexOf('--');
  const beforeEnd = end === -1 ? rest : rest.slice(0, end);
  if (beforeEnd.includes('--help') || beforeEnd.includes('-h')) {
    await out.write(helpFor(name, command));
    return EXIT.ok;
  }
  try {
    return await execute(command, rest, options);
  } catch (error) {
    const code = codeFor(error);
    if (code === undefined || !(error instanceof Error)) throw error;
    const hint = code === EXIT.usage ? ` See: npm run requests -- ${name} --help` : '';
    complain(`${error.message}${hint}\n`);
    return code;
  }
}
