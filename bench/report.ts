import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';

export type Table = { title: string; head: string[]; rows: string[][] };

export const row = (name: string, rate: number, ...rest: string[]): string[] => [
  name,
  Math.round(rate).toLocaleString('en'),
  ...rest,
];

function markdown({ title, head, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [`## ${title}`, '', line(head), line(head.map(() => '---')), ...rows.map(line), ''].join('\n');
}

/** The last table on the screen, and all of them with machine and date in bench/results.md. */
export function report(tables: readonly Table[]): void {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
  const head = [
    '# Measured',
    '',
    `${new Date().toISOString().slice(0, 10)}, ${machine}. Made by \`npm run bench\`.`,
    '',
  ];
  const text = [...head, ...tables.map(markdown)].join('\n');
  console.log(markdown(tables.at(-1) ?? { title: '', head: [], rows: [] }));
  writeFileSync(new URL('./results.md', import.meta.url), text);
}
