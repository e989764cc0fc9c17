import { Agent, request } from 'node:http';
import { REQUEST_MARKS, REQUEST_PATHS } from '@website/common/request-fields';

export type Acknowledged = { email: string; id: string };

/** People who send requests until the server is gone, and who send again what was never answered. */
export class Visitors {
  /** By address: what the server has promised to keep. */
  readonly acknowledged = new Map<string, string>();
  /** Faults of the server, none of which may happen. */
  readonly faults: string[] = [];
  #unanswered: string[] = [];
  #last = 0;

  /** Resolves when the server no longer answers any of them, or when `stop` is aborted. */
  async visit(ports: readonly number[], connections: number, stop?: AbortSignal): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: connections });
    const visitor = async (index: number) => {
      const port = ports[index % ports.length] ?? 0;
      while (!stop?.aborted) {
        const email = this.#unanswered.pop() ?? this.#newEmail();
        if (!(await this.#send(agent, port, email))) return;
      }
    };
    await Promise.all(Array.from({ length: connections }, (_, index) => visitor(index)));
    agent.destroy();
  }

  #newEmail(): string {
    this.#last += 1;
    return `visitor-${this.#last}@centre.example`;
  }

  async #send(agent: Agent, port: number, email: string): Promise<boolean> {
    const answer = await post(agent, port, email).catch(() => undefined);
    if (answer === undefined) {
      this.#unanswered.push(email);
      return false;
    }
    if (answer.status !== 201) this.faults.push(`${email}: ${answer.status} ${answer.body}`);
    else this.#acknowledge(email, JSON.parse(answer.body).id);
    return true;
  }

  #acknowledge(email: string, id: string): void {
    const before = this.acknowledged.get(email);
    if (before !== undefined && before !== id) this.faults.push(`${email}: first ${before}, then ${id}`);
    this.acknowledged.set(email, id);
  }
}

function post(agent: Agent, port: number, email: string): Promise<{ status: number; body: string }> {
  const text = JSON.stringify({ name: 'Ona Žemaitė', email, kidsCount: '10-50', ...REQUEST_MARKS.demo });
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        path: REQUEST_PATHS.demo,
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) },
      },
      (answer) => {
        let body = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => {
          body += chunk;
        });
        answer.on('error', reject);
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
      },
    );
    sent.on('error', reject);
    sent.end(text);
  });
}
