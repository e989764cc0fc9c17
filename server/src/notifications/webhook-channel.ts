import { company } from '@website/common/company';
import { Webhook } from 'standardwebhooks';
import type { Channel, Notice } from './channel.ts';
import { DeliveryFault } from './fault.ts';

export type WebhookSettings = { url: string; secret: string };

/** The body after the Standard Webhooks specification: a type, the moment of the event, and its data. */
function bodyOf({ request }: Notice): string {
  const { id, kind, name, email, phone, kids_count, language } = request;
  const { source, utm_source, utm_medium, utm_campaign } = request;
  const answers = { id, kind, name, email, phone, kidsCount: kids_count, language };
  return JSON.stringify({
    type: 'request.received',
    timestamp: new Date(request.received_at).toISOString(),
    data: { ...answers, source, utm_source, utm_medium, utm_campaign },
  });
}

/** A signed call for each request. Any answer of 2xx means taken over; redirects are not followed. */
export function webhookChannel({ url, secret }: WebhookSettings): Channel {
  const webhook = new Webhook(secret);
  return {
    name: 'webhook',
    timeoutMs: 15_000,
    deliver: async (notice, signal) => {
      const body = bodyOf(notice);
      const now = new Date();
      const response = await fetch(url, {
        method: 'POST',
        body,
        redirect: 'manual',
        signal,
        headers: {
          'content-type': 'application/json',
          'user-agent': `${company.name}-Webhooks/1.0`,
          'webhook-id': notice.id,
          'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
          'webhook-signature': webhook.sign(notice.id, now, body),
        },
      });
      await response.body?.cancel();
      if (!response.ok) throw new DeliveryFault(`answer ${response.status}`);
    },
  };
}
