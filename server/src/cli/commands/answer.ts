import { EXIT, Refusal } from '../cli-error.ts';
import { command, JSON_OPTION } from '../command.ts';
import { findRequest } from '../find-request.ts';
import { answer as print } from '../output.ts';
import { requestJson, standing, time } from '../request-view.ts';

export const answer = command({
  parameters: ['ID'],
  summary: 'mark a request as answered: somebody has been in touch with the visitor',
  options: JSON_OPTION,
  run: async ({ store, now, out }, { json }, id = '') => {
    const marked = await store.markAnswered(id, now);
    const request = await findRequest(store, id);
    if (!marked) throw new Refusal(`It was marked as answered already, ${time(request.answered_at)}.`);
    await print(out, json, requestJson(request), () => `Marked: ${standing(request, now)}.\n`);
    return EXIT.ok;
  },
});
