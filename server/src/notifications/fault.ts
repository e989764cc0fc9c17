/** A delivery that failed. Its message is stored and logged, so it says nothing that a visitor or a server wrote. */
export class DeliveryFault extends Error {}

/** Short words in capitals are codes (`ECONNREFUSED`, `EAUTH`); anything else might quote a mail address. */
const CODE = /^[A-Z][A-Z0-9_]{1,40}$/;

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string' && CODE.test(error.code)) return error.code;
  return codeOf(error.cause);
}

function statusOf(error: unknown): string | undefined {
  const isReply = error instanceof Error && 'responseCode' in error && Number.isInteger(error.responseCode);
  return isReply ? `answer ${error.responseCode}` : undefined;
}

/** What may be told of an error: its code and the number of the server's answer, never its text. */
export function describeFault(error: unknown): string {
  if (error instanceof DeliveryFault) return error.message;
  if (error instanceof Error && error.name === 'TimeoutError') return 'no answer in time';
  const parts = [codeOf(error), statusOf(error)].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(', ') : 'unknown fault';
}
