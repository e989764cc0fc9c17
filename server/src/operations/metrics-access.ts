import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList } from 'node:net';
import type { FastifyRequest } from 'fastify';

export type AccessFault = { status: 401 | 403; detail: string };

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

function isLoopback(address: string): boolean {
  return loopback.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
}

/** Compares hashes, so that neither content nor length of the token shows in the time it takes. */
function sameSecret(given: string, wanted: string): boolean {
  const [a, b] = [given, wanted].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

/**
 * Figures about the process are for its operator: with a token set, for whoever holds it;
 * without, for the machine itself. What came through a proxy that is not trusted did not come from the machine.
 */
export function metricsAccessFault(
  request: FastifyRequest,
  token: string | undefined,
): AccessFault | undefined {
  if (token !== undefined) {
    const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const allowed = given !== undefined && sameSecret(given, token);
    return allowed
      ? undefined
      : { status: 401, detail: 'The metrics need the bearer token of METRICS_TOKEN.' };
  }
  const { forwarded, 'x-forwarded-for': forwardedFor } = request.headers;
  const viaUnknownProxy = request.ips === undefined && (forwarded ?? forwardedFor) !== undefined;
  if (isLoopback(request.ip) && !viaUnknownProxy) return undefined;
  return { status: 403, detail: 'The metrics are open to this machine alone unless METRICS_TOKEN is set.' };
}
