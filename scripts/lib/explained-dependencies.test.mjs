import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from './root.mjs';
import { capture } from './run.mjs';

const record = readFileSync(inRoot('docs', 'decisions', '0006-what-the-parts-depend-on.md'), 'utf8');

/** @param {string} part */
const dependenciesOf = (part) =>
  Object.keys(JSON.parse(readFileSync(inRoot(part, 'package.json'), 'utf8')).dependencies).filter(
    (name) => !name.startsWith('@website/'),
  );

/** @param {string} title */
function explainedUnder(title) {
  const section = record.split(`### ${title}\n`)[1]?.split(/^#/m)[0] ?? '';
  const cells = section.split('\n').map((line) => line.split('|')[1] ?? '');
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
}

describe('the record of dependencies', () => {
  it.each([
    ['server', 'The server'],
    ['site', 'The site'],
  ])('gives a reason for each package of %s, and for no other', (part, title) => {
    expect(explainedUnder(title).sort()).toEqual(dependenciesOf(part).sort());
  });
});

describe('npm run sbom', () => {
  it('lists every package that we chose, with its version and licence', { timeout: 60_000 }, async () => {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const { code, output } = await capture(npm, ['run', '--silent', 'sbom'], { cwd: inRoot() });
    expect(code, output).toBe(0);
    /** @type {{ components: { name: string, version: string, licenses?: unknown[] }[] }} */
    const { components } = JSON.parse(output);
    const listed = new Map(components.map((component) => [component.name, component]));
    for (const name of [...dependenciesOf('server'), ...dependenciesOf('site')]) {
      expect(listed.get(name)?.version, name).toMatch(/^\d/);
      expect(listed.get(name)?.licenses?.length, name).toBeGreaterThan(0);
    }
  });
});
