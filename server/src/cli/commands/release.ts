import { EXIT, Refusal } from '../cli-error.ts';
import { command, JSON_OPTION } from '../command.ts';
import { findRequest } from '../find-request.ts';
import { answer } from '../output.ts';
import { requestJson } from '../request-view.ts';

export const release = command({
  parameters: ['ID'],
  summary: 'let a request that was kept apart go on: its notifications are sent',
  options: JSON_OPTION,
  run: async ({ store, now, out }, { json }, id = '') => {
    const released = await store.release(id, now);
    const request = await findRequest(store, id);
    if (!released) throw new Refusal('It is not kept apart.');
    await answer(out, json, requestJson(request), () => 'Released: its notifications go out now.\n');
    return EXIT.ok;
  },
});
