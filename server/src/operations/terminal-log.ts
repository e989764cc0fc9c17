import { z } from 'zod';
import type { LogDestination } from './logging.ts';

const lineSchema = z.object({
  level: z.string(),
  time: z.string(),
  msg: z.string().default(''),
  req: z.object({ method: z.string(), path: z.string() }).optional(),
  err: z.object({ stack: z.string(), message: z.string() }).optional(),
});

function forPeople(line: string): string {
  const { level, time, msg, req, err } = lineSchema.parse(JSON.parse(line));
  const request = req === undefined ? '' : ` (${req.method} ${req.path})`;
  const cause = err === undefined ? '' : `\n${err.stack || err.message}`;
  return `${time.slice(11, 19)} ${level}: ${msg}${request}${cause}\n`;
}

/** For a person at a terminal: a short line in place of each line of JSON. */
export function terminalLog(out: LogDestination): LogDestination {
  return { write: (line) => out.write(forPeople(line)) };
}
