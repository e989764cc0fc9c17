import { afterEach, describe, expect, it, vi } from 'vitest';
import { requestBody, sendRequest } from './send-request.ts';

function form(answers: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(answers)) data.set(name, value);
  return data;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('requestBody', () => {
  it('has the demo’s fields and no others', () => {
    const body = requestBody(
      'demo',
      form({ name: ' Rasa ', email: 'a@b.example', kidsCount: '<10', website: '' }),
    );
    expect(body).toEqual({
      name: 'Rasa',
      email: 'a@b.example',
      kidsCount: '<10',
      source: 'demo_popup',
      utm_source: 'website',
      utm_medium: 'demo_dialog',
      utm_campaign: 'demo_request',
    });
  });

  it('has the trial’s fields and no others', () => {
    const body = requestBody(
      'trial',
      form({ email: 'a@b.example', phone: '+370 (600) 00 000', website: '' }),
    );
    expect(body).toEqual({
      email: 'a@b.example',
      phone: '+370 (600) 00 000',
      source: 'trial_popup',
      utm_source: 'website',
      utm_medium: 'trial_dialog',
      utm_campaign: 'free_trial',
    });
  });

  it('sends the trap only when something filled it', () => {
    expect(requestBody('trial', form({ email: 'a@b.example', phone: '1', website: 'spam' }))).toHaveProperty(
      'website',
      'spam',
    );
  });
});

describe('sendRequest', () => {
  it('posts JSON without any header of its own, and takes any success status', async () => {
    const fetch = vi.fn(
      async (_address: string, _options: RequestInit) => new Response(null, { status: 204 }),
    );
    vi.stubGlobal('fetch', fetch);
    expect(await sendRequest('demo', form({ name: 'R' }))).toBe('sent');
    const [address, options] = fetch.mock.calls[0] ?? [];
    expect(address).toBe('/api/public/demo-request-2');
    expect(options).toMatchObject({ method: 'POST', headers: { 'Content-Type': 'application/json' } });
  });

  it('logs the text of an answer that refuses', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    vi.stubGlobal('fetch', async () => new Response('no room', { status: 503 }));
    expect(await sendRequest('trial', form({}))).toBe('refused');
    expect(log).toHaveBeenCalledWith('no room');
  });

  it('tells a service that cannot be reached from one that refuses', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('network')));
    expect(await sendRequest('trial', form({}))).toBe('unreachable');
  });
});
