import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freshDatabase } from '../testing/fresh-database.ts';
import { COMMANDS } from './commands.ts';
import { cliOn, runWith } from './testing/cli-fixture.ts';

const names = Object.keys(COMMANDS);

describe('the help', () => {
  it('lists every command and what the exit codes mean', async () => {
    for (const args of [['--help'], ['-h'], ['help']]) {
      const { code, out } = await runWith({}, args);
      expect(code).toBe(0);
      for (const name of names) expect(out).toMatch(new RegExp(`^  ${name}\\b`, 'm'));
      expect(out).toContain('Exit codes: 0');
    }
  });

  it('is shown where no command is named, which is an error', async () => {
    const { code, out } = await runWith({}, []);
    expect(code).toBe(2);
    expect(out).toContain('Usage: npm run requests -- COMMAND');
  });

  it.each(names)('of %s names its arguments and options, and needs no database', async (name) => {
    const { code, out } = await runWith({ DATA_DIR: 'nowhere' }, [name, '--help']);
    const command = COMMANDS[name];
    expect(code).toBe(0);
    expect(out.split('\n')[0]).toBe(
      ['Usage: npm run requests --', name, ...(command?.parameters ?? []), '[options]'].join(' '),
    );
    for (const option of Object.keys(command?.options ?? {})) expect(out).toContain(`--${option}`);
  });
});

describe('a wrong call', () => {
  it.each([
    [['lists'], 'There is no command "lists". See: npm run requests -- --help'],
    [['constructor'], 'There is no command "constructor". See: npm run requests -- --help'],
    [['list', '--jsn'], "Unknown option '--jsn'. See: npm run requests -- list --help"],
    [['list', 'x'], '"x" is one argument too many. See: npm run requests -- list --help'],
    [['show'], 'ID is missing. See: npm run requests -- show --help'],
    [['list', '--limit', 'ten'], '--limit must be a number from 1 to 10000.'],
    [['list', '--kind', 'other'], '--kind must be trial or demo.'],
    [['list', '--order', 'any'], '--order must be newest or oldest.'],
    [['list', '--since', 'yesterday'], '--since must be a date such as 2026-01-31.'],
    [['list', '--since', '2026-13-45'], '--since must be a date such as 2026-01-31.'],
    [['list', '--answered', '--unanswered'], '--answered and --unanswered exclude each other.'],
    [['overdue', '--hours', '-1'], "Option '--hours' argument is ambiguous."],
    [['export'], 'Choose --csv or --ndjson.'],
    [['export', '--csv', '--ndjson'], 'Choose --csv or --ndjson.'],
    [['move'], '--to must name a postgres:// database.'],
    [['move', '--to', 'mysql://a/b'], '--to must name a postgres:// database.'],
  ])('%j is told in a sentence', async (args, sentence) => {
    const { run } = await cliOn('sqlite');
    const { code, out, err } = await run(...args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(sentence);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});

describe('what does not allow a command', () => {
  it('is a folder without a database, which is not made into an empty one', async () => {
    const { DATA_DIR } = await freshDatabase('sqlite');
    const missing = join(DATA_DIR, 'mistyped');
    const answer = await runWith({ DATA_DIR: missing }, ['list']);
    expect(answer.code).toBe(3);
    expect(answer.err).toContain(`There is no database in DATA_DIR (${missing})`);
    expect(await runWith({ DATA_DIR: missing }, ['list'])).toEqual(answer);
  });

  it('is a wrong setting', async () => {
    const { code, err } = await runWith({ RETENTION_MONTHS: 'many' }, ['purge']);
    expect(code).toBe(3);
    expect(err).toBe('RETENTION_MONTHS is "many", but must be a whole number from 1 to 120.\n');
  });

  it('is a database that is away', async () => {
    const { code, out, err } = await runWith(
      { DATABASE_URL: 'postgres://nobody:hunter2@127.0.0.1:4598/none' },
      ['list'],
    );
    expect({ code, out }).toEqual({ code: 3, out: '' });
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(err).not.toContain('hunter2');
  });
});
