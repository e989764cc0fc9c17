import type { Command, Options } from './command.ts';

const CALL = 'npm run requests --';

const EXIT_CODES = `Exit codes: 0 done; 1 the answer is no (nothing found, something overdue); 2 called wrongly;
3 the settings or the database do not allow it.
`;

function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}\n`).join('');
}

export function overview(commands: Readonly<Record<string, Command>>): string {
  const rows = Object.entries(commands).map(
    ([name, { parameters = [], summary }]) => [[name, ...parameters].join(' '), summary] as const,
  );
  return `Usage: ${CALL} COMMAND [options]

The requests for trials and demos that the website has taken. Uses the server's settings (DATA_DIR or
DATABASE_URL) and works while it runs.

${columns(rows)}
Help for each: ${CALL} COMMAND --help
For programs: npm run --silent requests -- COMMAND --json
${EXIT_CODES}`;
}

function optionRows(options: Options): [string, string][] {
  return Object.entries(options).map(([name, { value, help }]) => [
    value === undefined ? `--${name}` : `--${name} ${value}`,
    help,
  ]);
}

export function helpFor(name: string, { parameters = [], summary, details, options }: Command): string {
  const rows: [string, string][] = [...optionRows(options), ['--help', 'this text']];
  return `Usage: ${[CALL, name, ...parameters, '[options]'].join(' ')}

${summary[0]?.toUpperCase()}${summary.slice(1)}.
${details === undefined ? '' : `${details}\n`}
${columns(rows)}
${EXIT_CODES}`;
}
