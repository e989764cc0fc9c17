/** How long and how much a client may take. Times in milliseconds, sizes in bytes. */
export type Limits = {
  /** From opening a connection to the end of the headers. */
  headersTimeout: number;
  /** To the end of the body. */
  requestTimeout: number;
  /** Between two requests. Longer than the usual minute of proxies, so that they end connections first. */
  keepAliveTimeout: number;
  /** Without a byte in either direction: cuts clients that ask and then never read. */
  connectionTimeout: number;
  /** How often the first two are looked at. */
  connectionsCheckingInterval: number;
  maxHeaderSize: number;
  /** The longest request for a demo or trial is far below it. */
  bodyLimit: number;
  maxParamLength: number;
};

export const LIMITS: Limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionTimeout: 70_000,
  connectionsCheckingInterval: 2000,
  maxHeaderSize: 16_384,
  bodyLimit: 32_768,
  maxParamLength: 128,
};
