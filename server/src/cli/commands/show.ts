import { EXIT } from '../cli-error.ts';
import { command, JSON_OPTION } from '../command.ts';
import { findRequest } from '../find-request.ts';
import { answer } from '../output.ts';
import { agedRequestJson, NOTIFICATION_COLUMNS, notificationJson, standing, time } from '../request-view.ts';
import { facts, table } from '../table.ts';

export const show = command({
  parameters: ['ID'],
  summary: 'everything that is known of one request',
  options: JSON_OPTION,
  run: async ({ store, now, out }, { json }, id = '') => {
    const request = await findRequest(store, id);
    const notifications = await store.notificationsOf(id);
    const data = {
      ...agedRequestJson(request, now),
      notifications: notifications.map(notificationJson),
    };
    const marks = [request.source, request.utm_source, request.utm_medium, request.utm_campaign];
    const entries = [
      ['Id', request.id],
      ['Kind', request.kind],
      ['Received', time(request.received_at)],
      ['Promise', standing(request, now)],
      ['Name', request.name],
      ['E-mail', request.email],
      ['Phone', request.phone],
      ['Children', request.kids_count],
      ['Language', request.language],
      ['Came from', marks.filter(Boolean).join(' / ')],
      ['Kept apart', request.quarantine_reason],
      ['Released', time(request.released_at)],
    ] as const;
    const filled = entries.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
    const below =
      notifications.length === 0 ? 'No notifications.\n' : table(notifications, NOTIFICATION_COLUMNS);
    await answer(out, json, data, () => `${facts(filled)}\n${below}`);
    return EXIT.ok;
  },
});
