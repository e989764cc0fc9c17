import { readFileSync } from 'node:fs';
import { Problem } from '../../../scripts/lib/command.mjs';

/** PostgreSQL refuses to run as root, so root lends it another account that the machine has. */
const accounts = ['postgres', 'nobody'];

/**
 * @param {number | undefined} [ownUid]
 * @param {() => string} [readAccounts]
 * @returns {{ uid: number, gid: number } | undefined} undefined where the present account will do
 */
export function serverAccount(
  ownUid = process.getuid?.(),
  readAccounts = () => readFileSync('/etc/passwd', 'utf8'),
) {
  if (ownUid !== 0) return undefined;
  const table = readAccounts();
  for (const name of accounts) {
    const [, uid, gid] = new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, 'm').exec(table) ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Problem(`PostgreSQL does not run as root, and there is no account ${accounts.join(' or ')}.`);
}
