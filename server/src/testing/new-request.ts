import type { NewRequest } from '../storage/accepting.ts';

let last = 0;

/** A request as acceptance hands it to the store, from an address of its own. */
export function newRequest(change: Partial<NewRequest> = {}): NewRequest {
  last += 1;
  return {
    kind: 'demo',
    email: `rasa-${last}@centre.example`,
    name: 'Rasa Žemaitė',
    phone: null,
    kids_count: '10-50',
    source: 'demo_popup',
    utm_source: 'website',
    utm_medium: 'demo_dialog',
    utm_campaign: 'demo_request',
    language: 'lt',
    received_at: Date.now(),
    quarantine_reason: null,
    ...change,
  };
}
