import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export type ReceivedCall = { path: string; headers: IncomingHttpHeaders; body: string };

export type WebhookReceiver = {
  url: string;
  port: number;
  calls: ReceivedCall[];
  /** From now on calls are answered so; a status of 0 means never. */
  answerWith: (status: number, headers?: Record<string, string>) => void;
  close: () => Promise<void>;
};

/** A real receiver on this machine. Port 0 takes any; naming one brings a receiver back where it was. */
export async function startWebhook(port = 0): Promise<WebhookReceiver> {
  const calls: ReceivedCall[] = [];
  let answer: { status: number; headers: Record<string, string> } = { status: 204, headers: {} };
  const server = createServer(async (request, response) => {
    calls.push({ path: request.url ?? '', headers: request.headers, body: await text(request) });
    if (answer.status !== 0) response.writeHead(answer.status, answer.headers).end();
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const bound = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  onTestFinished(close);
  return {
    url: `http://127.0.0.1:${bound}/hooks/requests`,
    port: bound,
    calls,
    answerWith: (status, headers = {}) => {
      answer = { status, headers };
    },
    close,
  };
}
