import { once } from 'node:events';
import type { Writable } from 'node:stream';

/** Where a command writes its answer. Resolves when more may be written, so that nothing piles up in memory. */
export type Output = { write(text: string): Promise<void> };

export function outputTo(stream: Writable): Output {
  return {
    write: async (text) => {
      if (!stream.write(text)) await once(stream, 'drain');
    },
  };
}

/** Prints for programs what is asked for as JSON, else the text for people. */
export async function answer(
  out: Output,
  json: boolean | undefined,
  data: unknown,
  text: () => string,
): Promise<void> {
  await out.write(json ? `${JSON.stringify(data, undefined, 2)}\n` : text());
}
