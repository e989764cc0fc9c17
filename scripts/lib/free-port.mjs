import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * @param {number} [preferred] taken when it is free
 * @returns {Promise<number>} a port of 127.0.0.1 that nobody listens on
 */
export async function freePort(preferred = 0) {
  const probe = createServer().listen(preferred, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return freePort();
  }
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}
