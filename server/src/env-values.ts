import { isIP } from 'node:net';

/** A scheme and a host, perhaps a port, and nothing after them. */
export function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  if (url === null || !/^https?:$/.test(url.protocol)) return false;
  return url.href === `${url.origin}/`;
}

export function isPostgresUrl(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1;
}

/** An IP address or a network in CIDR form. Names and hop counts are refused: both can be forged. */
export function isNetwork(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128);
}

export function isSmtpUrl(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
}

export function isHttpUrl(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol);
}

/** As the Standard Webhooks specification writes them. */
export function isWebhookSecret(value: string): boolean {
  const encoded = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(value)?.[1];
  if (encoded === undefined) return false;
  const { byteLength } = Buffer.from(encoded, 'base64');
  return byteLength >= 24 && byteLength <= 64;
}
