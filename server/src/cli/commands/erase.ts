import { EXIT, Refusal, UsageError } from '../cli-error.ts';
import { command, JSON_OPTION } from '../command.ts';
import { answer } from '../output.ts';

export const erase = command({
  parameters: ['EMAIL'],
  summary: 'delete everything about an e-mail address, without a trace',
  details: `Requests and their notifications, in the database and its journal. It cannot be undone. Mails that were sent,
data that a webhook took over, and backups are not within its reach.`,
  options: {
    yes: { type: 'boolean', help: 'really do it; without it, only tell how much there is' },
    ...JSON_OPTION,
  },
  run: async ({ store, out }, { yes, json }, email = '') => {
    const found = await store.count({ email });
    if (!yes) {
      throw new UsageError(`This would delete ${found} request(s) for good. To do it, add --yes.`);
    }
    // Also where nothing is found: an earlier try may have been interrupted before the journal was emptied.
    const erased = await store.erase(email);
    if (erased === 0) throw new Refusal('There is nothing about this address.');
    await answer(out, json, { erased }, () => `Deleted ${erased} request(s) and their notifications.\n`);
    return EXIT.ok;
  },
});
