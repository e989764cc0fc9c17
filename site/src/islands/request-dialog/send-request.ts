import { HONEYPOT, REQUEST_MARKS, REQUEST_PATHS, type RequestKind } from '@website/common/request-fields';

export type SendResult = 'sent' | 'refused' | 'unreachable';

/** How long a visitor waits before being told that it did not work. */
const PATIENCE = 20_000;

/** The answers of a form as the service expects them; the trap field only where something filled it. */
export function requestBody(kind: RequestKind, form: FormData): Record<string, string> {
  const answers = [...form].filter(([name, value]) => name !== HONEYPOT || value !== '');
  const texts = answers.map(([name, value]) => [name, String(value).trim()]);
  return { ...Object.fromEntries(texts), ...REQUEST_MARKS[kind] };
}

/** Sends a request; only whether it was accepted counts, the rest goes to the console for whoever looks there. */
export async function sendRequest(kind: RequestKind, form: FormData): Promise<SendResult> {
  try {
    const answer = await fetch(`${import.meta.env.API_URL ?? ''}${REQUEST_PATHS[kind]}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(requestBody(kind, form)),
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (answer.ok) return 'sent';
    console.error(await answer.text());
    return 'refused';
  } catch (error) {
    console.error(error);
    return 'unreachable';
  }
}
