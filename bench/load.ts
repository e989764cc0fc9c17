import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import autocannon from 'autocannon';

export type Load = { perSecond: number; p99: number; refused: number };

const CONNECTIONS = 64;
const SECONDS = 6;

/** Asks for one page as fast as it is given; by wrk where there is one, since our own client is slower than the servers. */
export async function loadPage(url: string): Promise<Load> {
  const options = [`-t1`, `-c${CONNECTIONS}`, `-d${SECONDS}s`, '-H', 'accept-encoding: gzip', url];
  const output = await promisify(execFile)('wrk', options).then(
    ({ stdout }) => stdout,
    () => undefined,
  );
  if (output === undefined) return measure({ url, headers: { 'accept-encoding': 'gzip' } });
  return { perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1] ?? 0), p99: 0, refused: 0 };
}

let visitors = 0;

/** Sends requests for a demo, each by another visitor. */
export async function loadRequests(url: string): Promise<Load> {
  return measure({
    url: `${url}/api/public/demo-request-2`,
    requests: [
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        setupRequest: (request) => ({ ...request, body: demoRequest() }),
      },
    ],
  });
}

function demoRequest(): string {
  visitors += 1;
  return JSON.stringify({
    name: 'Bench',
    email: `visitor-${visitors}@bench.example`,
    kidsCount: '10-50',
    source: 'demo_popup',
    utm_source: 'website',
    utm_medium: 'demo_dialog',
    utm_campaign: 'demo_request',
  });
}

async function measure(options: autocannon.Options): Promise<Load> {
  const result = await autocannon({ connections: CONNECTIONS, duration: SECONDS, ...options });
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    refused: result.non2xx + result.errors,
  };
}
