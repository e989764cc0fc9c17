import { retentionLimit } from '../../storage/retention.ts';
import { EXIT } from '../cli-error.ts';
import { command, JSON_OPTION } from '../command.ts';
import { answer } from '../output.ts';

export const purge = command({
  summary: 'delete requests that are older than RETENTION_MONTHS, as the server does daily',
  options: {
    'dry-run': { type: 'boolean', help: 'only tell how many there are' },
    ...JSON_OPTION,
  },
  run: async ({ env, store, now, out }, { 'dry-run': dryRun, json }) => {
    const before = retentionLimit(now, env.RETENTION_MONTHS);
    const day = new Date(before).toISOString().slice(0, 10);
    const purged = dryRun ? await store.count({ receivedBefore: before }) : await store.purge(before);
    const done = dryRun ? 'would be deleted' : 'deleted';
    const data = { purged, before: new Date(before).toISOString(), dryRun: dryRun ?? false };
    await answer(out, json, data, () => `${purged} request(s) from before ${day} ${done}.\n`);
    return EXIT.ok;
  },
});
