import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DATABASES, stopClusterAtEnd } from '../testing/fresh-database.ts';
import { cliOn } from './testing/cli-fixture.ts';

stopClusterAtEnd();

describe.each(DATABASES)('an export on %s', { timeout: 30_000 }, (kind) => {
  it('is CSV that no spreadsheet runs', async () => {
    const { run, accept } = await cliOn(kind);
    await accept({ name: '=HYPERLINK("http://other.example";"Prize")', email: '+a@kaunas.example' });
    const { code, out } = await run('export', '--csv');
    const [head, row] = out.split('\r\n');
    expect(code).toBe(0);
    expect(head).toMatch(/^\u{FEFF}"id","kind","receivedAt","answeredAt","name","email","phone",/u);
    expect(row).toContain(`"'=HYPERLINK(""http://other.example"";""Prize"")"`);
    expect(row).toContain(`"'+a@kaunas.example"`);
    expect(out).not.toMatch(/(^|,)"?[=+\-@]/m);
  });

  it('is NDJSON with everything as it was typed', async () => {
    const { run, accept } = await cliOn(kind);
    await accept({ email: 'first@kaunas.example', name: '=1+1', hoursAgo: 2 });
    await accept({ email: 'second@kaunas.example', quarantine_reason: 'honeypot' });
    const rows = (await run('export', '--ndjson')).out.trimEnd().split('\n');
    expect(rows.map((row) => JSON.parse(row))).toMatchObject([
      { email: 'first@kaunas.example', name: '=1+1', quarantineReason: null },
      { email: 'second@kaunas.example', quarantineReason: 'honeypot' },
    ]);
  });

  it('of one address is the copy of their data that people may ask for', async () => {
    const { run, accept } = await cliOn(kind);
    await accept({ email: 'ona@kaunas.example' });
    await accept({ email: 'jonas@kaunas.example' });
    const { out } = await run('export', '--ndjson', '--email', 'ONA@kaunas.example');
    expect(out.trimEnd().split('\n')).toHaveLength(1);
    expect(out).toContain('ona@kaunas.example');
  });

  it('goes into a new file that only its owner can read', async () => {
    const { run, accept, environment } = await cliOn(kind);
    await accept({});
    const file = join(environment.DATA_DIR, 'export.csv');
    expect(await run('export', '--csv', '--out', file)).toMatchObject({ code: 0, out: '' });
    expect(await readFile(file, 'utf8')).toContain('ona@kaunas.example');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await run('export', '--csv', '--out', file)).toMatchObject({
      code: 3,
      err: `${file} is there already, and is not overwritten.\n`,
    });
    const nowhere = join(environment.DATA_DIR, 'none', 'export.csv');
    expect((await run('export', '--csv', '--out', nowhere)).err).toBe(
      `${nowhere} could not be written (ENOENT).\n`,
    );
  });
});
