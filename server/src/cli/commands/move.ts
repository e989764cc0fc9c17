import { isPostgresUrl } from '../../env-values.ts';
import { openStore } from '../../storage/open-store.ts';
import type { Store, StoredNotification, StoredRequest } from '../../storage/store.ts';
import { EXIT, Unavailable, UsageError } from '../cli-error.ts';
import { command, JSON_OPTION } from '../command.ts';
import { answer } from '../output.ts';

const PAGE = 500;

async function* inPages<Row>(rows: AsyncIterable<Row>): AsyncGenerator<Row[]> {
  let page: Row[] = [];
  for await (const row of rows) {
    page.push(row);
    if (page.length < PAGE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

async function countOf(rows: AsyncIterable<StoredRequest | StoredNotification>): Promise<number> {
  let count = 0;
  for await (const _ of rows) count += 1;
  return count;
}

async function contents(store: Store) {
  return { requests: await store.count({}), notifications: await countOf(store.streamNotifications()) };
}

async function copy(from: Store, to: Store): Promise<void> {
  for await (const requests of inPages(from.stream({}))) await to.importRows({ requests, notifications: [] });
  for await (const notifications of inPages(from.streamNotifications()))
    await to.importRows({ requests: [], notifications });
}

export const move = command({
  summary: 'copy everything from SQLite to PostgreSQL, and compare',
  details: `Stop the server first, or what it accepts meanwhile stays behind. Afterwards set DATABASE_URL and start it.
It may be repeated; rows that are there already stay as they are. The SQLite file is left as it is.`,
  options: {
    to: { type: 'string', value: 'postgres://…', help: 'address of the PostgreSQL database' },
    ...JSON_OPTION,
  },
  run: async ({ store, out }, { to, json }) => {
    if (store.kind !== 'sqlite') throw new UsageError('DATABASE_URL is set: unset it to move from SQLite.');
    if (to === undefined || !isPostgresUrl(to))
      throw new UsageError('--to must name a postgres:// database.');
    const target = await openStore({ DATABASE_URL: to, DATA_DIR: '' });
    try {
      await copy(store, target);
      const [here, there] = [await contents(store), await contents(target)];
      if (here.requests !== there.requests || here.notifications !== there.notifications) {
        throw new Unavailable(
          `The copy differs: ${here.requests} requests and ${here.notifications} notifications here, ` +
            `${there.requests} and ${there.notifications} there. Was the server stopped, and the other database empty?`,
        );
      }
      await answer(
        out,
        json,
        there,
        () =>
          `Copied and compared: ${there.requests} requests, ${there.notifications} notifications.\n` +
          'Now set DATABASE_URL, start the server, and delete the SQLite files when all is well.\n',
      );
      return EXIT.ok;
    } finally {
      await target.close();
    }
  },
});
