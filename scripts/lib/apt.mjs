import { readFileSync } from 'node:fs';
import { Problem, seconds } from './command.mjs';
import { onPath } from './executables.mjs';
import { capture } from './run.mjs';

/** @returns {string} such as "debian" or "ubuntu"; empty where the system does not say */
export function distribution() {
  try {
    return /^ID="?(\w+)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? '';
  } catch {
    return '';
  }
}

export const canUseApt = () => process.getuid?.() === 0 && onPath('apt-get').length > 0;

/** @param {string} packageName */
export async function aptInstall(packageName) {
  const begun = performance.now();
  console.log(`Installing the system's package ${packageName} (about a minute) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = [
    'install',
    '-y',
    '--no-install-recommends',
    '-o',
    'Dpkg::Options::=--force-confold',
    packageName,
  ];
  for (const args of [['update'], install]) {
    const { code, output } = await capture('apt-get', args, { env });
    if (code !== 0) throw new Problem(`${output}\napt-get ${args[0]} failed (exit code ${code}).`);
  }
  console.log(`Installed in ${seconds(begun)}.`);
}
