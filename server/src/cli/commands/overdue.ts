import { ALARM_HOURS, alarmMoment } from '../age.ts';
import { EXIT } from '../cli-error.ts';
import { command, JSON_OPTION } from '../command.ts';
import { readNumber } from '../filters.ts';
import { answer } from '../output.ts';
import { agedRequestJson, requestColumns } from '../request-view.ts';
import { table } from '../table.ts';

const MOST_SHOWN = 1000;

export const overdue = command({
  summary: `unanswered requests older than ${ALARM_HOURS} hours; exit code 1 where there are any`,
  details: 'For a monitor that calls somebody while the promise of 24 hours can still be kept.',
  options: {
    hours: {
      type: 'string',
      value: 'N',
      default: String(ALARM_HOURS),
      help: `older than so many hours (${ALARM_HOURS})`,
    },
    ...JSON_OPTION,
  },
  run: async ({ store, now, out }, { hours, json }) => {
    const limit = readNumber('hours', hours, { min: 0, max: 10_000 });
    const filter = { answered: false, quarantined: false, receivedBefore: alarmMoment(now, limit) };
    const total = await store.count(filter);
    const requests = await store.list({ ...filter, order: 'oldest', limit: MOST_SHOWN });
    const data = requests.map((request) => agedRequestJson(request, now));
    await answer(out, json, data, () =>
      total === 0
        ? `Nothing unanswered is older than ${limit} hours.\n`
        : `${table(requests, requestColumns(now))}\n${total} unanswered for more than ${limit} hours.\n`,
    );
    return total === 0 ? EXIT.ok : EXIT.no;
  },
});
