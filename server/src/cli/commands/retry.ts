import { EXIT, Refusal } from '../cli-error.ts';
import { command, JSON_OPTION } from '../command.ts';
import { answer } from '../output.ts';

export const retry = command({
  parameters: ['[ID]'],
  summary: 'try again at once to send what is not sent: all, or one notification or request',
  details: 'Also what was given up as stuck. A running server sends it within seconds.',
  options: JSON_OPTION,
  run: async ({ store, now, out }, { json }, id) => {
    const due = await store.retry(now, id);
    if (due === 0 && id !== undefined) throw new Refusal(`Nothing of "${id}" waits to be sent.`);
    await answer(out, json, { due }, () =>
      due === 0 ? 'Everything is sent.\n' : `${due} notification(s) are tried again now.\n`,
    );
    return EXIT.ok;
  },
});
