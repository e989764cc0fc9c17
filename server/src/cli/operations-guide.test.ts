import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { SETTING_NAMES } from '../env.ts';
import { addOutboxMetrics } from '../notifications/outbox-metrics.ts';
import { createMetrics } from '../operations/metrics.ts';
import { addRequestMetrics } from '../requests/request-metrics.ts';
import { COMMANDS } from './commands.ts';
import { overview } from './help.ts';

let guide = '';

beforeAll(async () => {
  guide = await readFile(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
});

/** The code in the first column of a section's table. */
function firstColumn(heading: string): string[] {
  const section = guide.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return Array.from(section.matchAll(/^\| `([^`]+)`/gm), ([, code]) => code ?? '');
}

describe('the operations guide', () => {
  it('has every setting, and no other', () => {
    expect(firstColumn('Settings').sort()).toEqual([...SETTING_NAMES].sort());
  });

  it('has every command with its arguments, and no other', () => {
    const commands = Object.entries(COMMANDS).map(([name, { parameters = [] }]) =>
      [name, ...parameters].join(' '),
    );
    expect(firstColumn('The command line')).toEqual(commands);
  });

  it('calls only commands and options that there are', () => {
    const calls = Array.from(guide.matchAll(/requests -- (\w+)([^`\n]*)/g));
    expect(calls.length).toBeGreaterThan(10);
    for (const [, name = '', rest = ''] of calls) {
      for (const [, option = ''] of rest.matchAll(/--([\w-]+)/g))
        expect(Object.keys(COMMANDS[name]?.options ?? {}), `${name} --${option}`).toContain(option);
    }
  });

  it('has every figure of ours, and no other', async () => {
    const { registry } = createMetrics();
    addRequestMetrics(registry, () => 0);
    addOutboxMetrics(registry, { outboxStatus: async () => [] });
    const names = registry.getMetricsAsArray().map(({ name }) => name);
    const ours = names.filter((name) => !/^(process|nodejs)_/.test(name));
    expect(firstColumn('Metrics').sort()).toEqual(ours.sort());
  });

  it('tells the exit codes as the help does', () => {
    const told = /Exit codes: .+\n.+/.exec(overview(COMMANDS))?.[0].replaceAll('\n', ' ') ?? 'none';
    expect(guide.replaceAll('\n', ' ')).toContain(told);
  });
});
