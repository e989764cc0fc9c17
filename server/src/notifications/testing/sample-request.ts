import type { StoredRequest } from '../../storage/store.ts';

/** A request for a demo, as the store gives it. */
export function sampleRequest(changes: Partial<StoredRequest> = {}): StoredRequest {
  const email = changes.email ?? 'ona@kaunas.example';
  return {
    id: '0f8fad5b-d9cb-469f-a165-70867728950e',
    kind: 'demo',
    email,
    email_key: email.toLowerCase(),
    name: 'Ona Žąsytė',
    phone: null,
    kids_count: '10-50',
    source: 'demo_popup',
    utm_source: 'website',
    utm_medium: 'demo_dialog',
    utm_campaign: 'demo_request',
    language: 'lt',
    received_at: Date.parse('2026-03-01T08:15:00Z'),
    answered_at: null,
    quarantine_reason: null,
    released_at: null,
    ...changes,
  };
}
