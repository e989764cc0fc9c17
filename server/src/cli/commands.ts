import type { Command } from './command.ts';
import { answer } from './commands/answer.ts';
import { backup } from './commands/backup.ts';
import { erase } from './commands/erase.ts';
import { exportRequests } from './commands/export.ts';
import { list } from './commands/list.ts';
import { move } from './commands/move.ts';
import { outbox } from './commands/outbox.ts';
import { overdue } from './commands/overdue.ts';
import { purge } from './commands/purge.ts';
import { quarantine } from './commands/quarantine.ts';
import { release } from './commands/release.ts';
import { retry } from './commands/retry.ts';
import { show } from './commands/show.ts';

/** In the order in which the help lists them. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  list,
  show,
  answer,
  overdue,
  outbox,
  retry,
  quarantine,
  release,
  export: exportRequests,
  erase,
  purge,
  backup,
  move,
};
