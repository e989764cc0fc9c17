import { age } from '../age.ts';
import { EXIT } from '../cli-error.ts';
import { command, JSON_OPTION } from '../command.ts';
import { readNumber } from '../filters.ts';
import { answer } from '../output.ts';
import { agedRequestJson } from '../request-view.ts';
import { table } from '../table.ts';

export const quarantine = command({
  summary: 'requests that are kept apart as suspicious, with the reason',
  details: 'Nobody was notified of them. "release" lets one go on, "erase" deletes those of an address.',
  options: {
    limit: { type: 'string', value: 'N', default: '50', help: 'at most so many (50)' },
    ...JSON_OPTION,
  },
  run: async ({ store, now, out }, { limit, json }) => {
    const most = Math.floor(readNumber('limit', limit, { min: 1, max: 10_000 }));
    const requests = await store.list({ quarantined: true, order: 'newest', limit: most });
    const total = await store.count({ quarantined: true });
    const data = requests.map((request) => agedRequestJson(request, now));
    const columns = [
      { title: 'ID', cell: ({ id }: (typeof requests)[number]) => id },
      { title: 'KIND', cell: ({ kind }: (typeof requests)[number]) => kind },
      { title: 'AGE', cell: ({ received_at }: (typeof requests)[number]) => age(now - received_at) },
      {
        title: 'REASON',
        cell: ({ quarantine_reason }: (typeof requests)[number]) => quarantine_reason ?? '',
      },
      { title: 'E-MAIL', cell: ({ email }: (typeof requests)[number]) => email },
      { title: 'NAME OR PHONE', cell: ({ name, phone }: (typeof requests)[number]) => name ?? phone ?? '' },
    ];
    await answer(out, json, data, () =>
      total === 0 ? 'Nothing is kept apart.\n' : `${table(requests, columns)}\n${total} kept apart.\n`,
    );
    return EXIT.ok;
  },
});
