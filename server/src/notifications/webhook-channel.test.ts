import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { describeFault } from './fault.ts';
import { sampleRequest } from './testing/sample-request.ts';
import { startWebhook, type WebhookReceiver } from './testing/webhook-receiver.ts';
import { webhookChannel } from './webhook-channel.ts';

const ID = 'a3bb189e-8bf9-4c4a-9d3a-111111111111';
const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const never = new AbortController().signal;

function deliver({ url }: Pick<WebhookReceiver, 'url'>, signal: AbortSignal = never) {
  return webhookChannel({ url, secret: SECRET }).deliver({ id: ID, request: sampleRequest() }, signal);
}

describe('the webhook', () => {
  it('is signed after the Standard Webhooks specification', async () => {
    const receiver = await startWebhook();
    await deliver(receiver);
    const [call] = receiver.calls;
    const header = (name: string) => String(call?.headers[name]);
    const signed = {
      'webhook-id': header('webhook-id'),
      'webhook-timestamp': header('webhook-timestamp'),
      'webhook-signature': header('webhook-signature'),
    };
    expect(call?.headers).toMatchObject({ 'webhook-id': ID, 'content-type': 'application/json' });
    expect(new Webhook(SECRET).verify(call?.body ?? '', signed)).toEqual({
      type: 'request.received',
      timestamp: '2026-03-01T08:15:00.000Z',
      data: {
        id: '0f8fad5b-d9cb-469f-a165-70867728950e',
        kind: 'demo',
        name: 'Ona Žąsytė',
        email: 'ona@kaunas.example',
        phone: null,
        kidsCount: '10-50',
        language: 'lt',
        source: 'demo_popup',
        utm_source: 'website',
        utm_medium: 'demo_dialog',
        utm_campaign: 'demo_request',
      },
    });
    expect(() => new Webhook(SECRET).verify(`${call?.body} `, signed)).toThrow('No matching signature');
  });

  it.each([200, 201, 202, 204])('is delivered when the answer is %i', async (status) => {
    const receiver = await startWebhook();
    receiver.answerWith(status);
    await expect(deliver(receiver)).resolves.toBeUndefined();
  });

  it.each([400, 404, 410, 429, 500, 503])('is not delivered when the answer is %i', async (status) => {
    const receiver = await startWebhook();
    receiver.answerWith(status);
    expect(await deliver(receiver).catch(describeFault)).toBe(`answer ${status}`);
  });

  it.each([301, 302, 307, 308])('follows no redirect (%i)', async (status) => {
    const receiver = await startWebhook();
    receiver.answerWith(status, { location: '/elsewhere' });
    expect(await deliver(receiver).catch(describeFault)).toBe(`answer ${status}`);
    expect(receiver.calls.map(({ path }) => path)).toEqual(['/hooks/requests']);
  });

  it('is not delivered when the receiver is down', async () => {
    const receiver = await startWebhook();
    await receiver.close();
    expect(await deliver(receiver).catch(describeFault)).toBe('ECONNREFUSED');
  });

  it('does not wait for ever for an answer', async () => {
    const receiver = await startWebhook();
    receiver.answerWith(0);
    expect(await deliver(receiver, AbortSignal.timeout(50)).catch(describeFault)).toBe('no answer in time');
  });
});
