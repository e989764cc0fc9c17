import { age } from '../age.ts';
import { EXIT } from '../cli-error.ts';
import { command, JSON_OPTION } from '../command.ts';
import { readNumber } from '../filters.ts';
import { answer } from '../output.ts';
import { NOTIFICATION_COLUMNS, notificationJson } from '../request-view.ts';
import { table } from '../table.ts';

export const outbox = command({
  summary: 'notifications that are not sent yet, by channel, with what went wrong last',
  options: {
    limit: { type: 'string', value: 'N', default: '50', help: 'show at most so many, the oldest first (50)' },
    ...JSON_OPTION,
  },
  run: async ({ env, store, now, out }, { limit, json }) => {
    const most = Math.floor(readNumber('limit', limit, { min: 1, max: 10_000 }));
    const setUp = { mail: env.SMTP_URL !== undefined, webhook: env.WEBHOOK_URL !== undefined };
    const status = (await store.outboxStatus()).map((each) => ({ ...each, setUp: setUp[each.channel] }));
    const unsent = await store.listUnsent(most);
    const data = {
      channels: status.map(({ oldestUnsentAt, ...rest }) => ({
        ...rest,
        oldestUnsentAt: oldestUnsentAt === undefined ? null : new Date(oldestUnsentAt).toISOString(),
      })),
      unsent: unsent.map(notificationJson),
    };
    const summary = table(status, [
      { title: 'CHANNEL', cell: ({ channel }) => channel },
      { title: 'SET UP HERE', cell: ({ setUp }) => (setUp ? 'yes' : 'no') },
      { title: 'PENDING', cell: ({ pending }) => String(pending) },
      { title: 'FAILING', cell: ({ failing }) => String(failing) },
      { title: 'STUCK', cell: ({ stuck }) => String(stuck) },
      {
        title: 'OLDEST',
        cell: ({ oldestUnsentAt }) => (oldestUnsentAt === undefined ? '' : age(now - oldestUnsentAt)),
      },
    ]);
    const columns = [
      { title: 'REQUEST', cell: ({ request_id }: (typeof unsent)[number]) => request_id },
      ...NOTIFICATION_COLUMNS.slice(1),
    ];
    await answer(
      out,
      json,
      data,
      () => `${summary}\n${unsent.length === 0 ? 'Nothing waits.\n' : table(unsent, columns)}`,
    );
    return EXIT.ok;
  },
});
