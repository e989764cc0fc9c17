import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const LEFT_OUT = /(?:^|\/)(?:node_modules|dist|\.astro|\.cache|\.git|data)(?:\/|$)/;
const PARTS = ['common', 'site', 'scripts', 'server', 'package.json', 'tsconfig.json', 'tsconfig.base.json'];

/** A copy of the project to do in it what the README says. It borrows the packages and is gone after the test. */
export function scratchCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'handbook-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const part of PARTS) {
    cpSync(join(ROOT, part), join(folder, part), {
      recursive: true,
      filter: (path) => !LEFT_OUT.test(path.slice(ROOT.length)),
    });
  }
  cpSync(join(ROOT, 'node_modules/@website'), join(folder, 'node_modules/@website'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  // Packages are looked for upwards from where they are asked for; our own three must be those of the copy.
  for (const part of ['common', 'site', 'server'])
    rmSync(join(folder, 'node_modules/@website', part), { recursive: true, force: true });
  for (const part of ['common', 'site', 'server'])
    symlinkSync(join('../..', part), join(folder, 'node_modules/@website', part));
  for (const name of ['astro', 'typescript', '@types', 'vitest', 'zod'])
    symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));

  return {
    folder,
    read: (file: string) => readFileSync(join(folder, file), 'utf8'),
    /** Replaces what stands in a file; what is not there cannot be replaced. */
    change: (file: string, from: string, to: string) => {
      const text = readFileSync(join(folder, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
      writeFileSync(join(folder, file), text.replace(from, to));
    },
    run: (...args: string[]) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, args, {
        cwd: folder,
        encoding: 'utf8',
        env: { PATH: process.env['PATH'] },
      });
      return { status, output: stdout + stderr };
    },
    /** What a few lines of TypeScript print when they are run inside the copy. */
    evaluate(code: string): string {
      const { status, output } = this.run('--input-type=module', '-e', code);
      if (status !== 0) throw new Error(output);
      return output.trim();
    },
  };
}
