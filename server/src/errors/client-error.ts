import type { Duplex } from 'node:stream';
import { BASE_HEADERS } from '../answer.ts';
import { PROBLEM_TYPE, problem } from './problem.ts';

/** Faults in the protocol itself, which end before there is a request to answer. */
function statusOf(code: string | undefined): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return 400;
}

/** Says what was wrong, with the same headers as every other answer, and ends the connection. */
export function answerClientError(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const fault = problem(statusOf(error.code));
  const body = JSON.stringify(fault);
  const headers = {
    ...BASE_HEADERS,
    'cache-control': 'no-store',
    connection: 'close',
    date: new Date().toUTCString(),
    'content-type': PROBLEM_TYPE,
    'content-length': String(Buffer.byteLength(body)),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${fault.status} ${fault.title}\r\n${lines.join('')}\r\n${body}`, () =>
    socket.destroy(),
  );
}
