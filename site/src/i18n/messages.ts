import type dialogs from './messages/en/dialogs.json';
import type frame from './messages/en/frame.json';
import type landing from './messages/en/landing.json';
import type notFound from './messages/en/not-found.json';
import type people from './messages/en/people.json';
import type previews from './messages/en/previews.json';
import type requestError from './messages/en/request-error.json';
import type thanks from './messages/en/thanks.json';
import type heroLithuania from './messages/lt/hero-lithuania.json';

/** English gives every file its shape; the build fails where a language differs (see completeness.ts). */
export type Messages = {
  dialogs: typeof dialogs;
  frame: typeof frame;
  landing: typeof landing;
  'not-found': typeof notFound;
  people: typeof people;
  previews: typeof previews;
  'request-error': typeof requestError;
  thanks: typeof thanks;
  /** The Lithuanian hero is another composition with a message of its own; no other language has it. */
  'hero-lithuania': typeof heroLithuania;
};

export type MessageFile = keyof Messages;
