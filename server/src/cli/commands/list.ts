import { age } from '../age.ts';
import { EXIT, UsageError } from '../cli-error.ts';
import { type Context, command, JSON_OPTION } from '../command.ts';
import { FILTER_OPTIONS, readFilter, readNumber } from '../filters.ts';
import { answer } from '../output.ts';
import { agedRequestJson, requestColumns } from '../request-view.ts';
import { table } from '../table.ts';

function readOrder(text: string): 'newest' | 'oldest' {
  if (text === 'newest' || text === 'oldest') return text;
  throw new UsageError('--order must be newest or oldest.');
}

/** What a person needs to know below any list, whatever was filtered. */
async function outlook({ store, now }: Context): Promise<string> {
  const open = { answered: false, quarantined: false };
  const [unanswered, kept, [oldest]] = await Promise.all([
    store.count(open),
    store.count({ quarantined: true }),
    store.list({ ...open, order: 'oldest', limit: 1 }),
  ]);
  const since = oldest === undefined ? '' : `, the oldest for ${age(now - oldest.received_at)}`;
  const apart = kept === 0 ? '' : `; ${kept} kept apart as suspicious (see "quarantine")`;
  return `${unanswered} unanswered${since}${apart}.\n`;
}

export const list = command({
  summary: 'requests, with their age against the 24-hour promise',
  details: 'What is kept apart as suspicious is not among them: see "quarantine".',
  options: {
    ...FILTER_OPTIONS,
    order: { type: 'string', value: 'newest|oldest', default: 'newest', help: 'which come first (newest)' },
    limit: { type: 'string', value: 'N', default: '50', help: 'at most so many (50)' },
    ...JSON_OPTION,
  },
  run: async (context, values) => {
    const { store, now, out } = context;
    const requests = await store.list({
      ...readFilter(values),
      quarantined: false,
      order: readOrder(values.order),
      limit: Math.floor(readNumber('limit', values.limit, { min: 1, max: 10_000 })),
    });
    const below = values.json ? '' : await outlook(context);
    const data = requests.map((request) => agedRequestJson(request, now));
    await answer(out, values.json, data, () =>
      requests.length === 0
        ? `No such requests. ${below}`
        : `${table(requests, requestColumns(now))}\n${below}`,
    );
    return EXIT.ok;
  },
});
