import { REQUEST_MARKS, REQUEST_PATHS, type RequestKind } from '@website/common/request-fields';
import { ask, type ClientAnswer } from './http-client.ts';

let last = 0;

/** What the form of a kind sends, from an address of its own. */
export function formAnswers(kind: RequestKind, change: Record<string, string> = {}): Record<string, string> {
  last += 1;
  const email = `ona-${last}@centre.example`;
  const own: Record<string, string> =
    kind === 'demo' ? { name: 'Ona Žemaitė', email, kidsCount: '<10' } : { email, phone: '+370 600 00001' };
  return { ...own, ...REQUEST_MARKS[kind], ...change };
}

type SendOptions = { query?: string; headers?: Record<string, string> };

export function sendJson(
  port: number,
  kind: RequestKind,
  body: unknown = formAnswers(kind),
  { query = '', headers }: SendOptions = {},
): Promise<ClientAnswer> {
  return ask(port, `${REQUEST_PATHS[kind]}${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

export function sendForm(
  port: number,
  kind: RequestKind,
  answers: Record<string, string> = formAnswers(kind),
  { query = '', headers }: SendOptions = {},
): Promise<ClientAnswer> {
  return ask(port, `${REQUEST_PATHS[kind]}${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(answers).toString(),
  });
}

export function readJson(answer: ClientAnswer): unknown {
  return JSON.parse(answer.body.toString());
}
