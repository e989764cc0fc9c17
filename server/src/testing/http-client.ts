import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';

export type ClientAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };
export type AskOptions = { method?: string; headers?: OutgoingHttpHeaders; body?: string };

/** Asks as given: no header is added and no path mended, unlike with `fetch`. */
export function ask(
  port: number,
  path: string,
  { method = 'GET', headers, body }: AskOptions = {},
): Promise<ClientAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, path, method, headers: headers ?? {}, agent: false },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}

/** Sends raw text, and returns all that came back until the server ended the connection. */
export function converse(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
    let heard = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      heard += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(heard));
  });
}
