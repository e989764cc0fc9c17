/** What the two forms send, without the library that checks it: this much reaches the browser. */
export const KIDS_COUNTS = ['<10', '10-50', '50-100', '>100'] as const;

export type KidsCount = (typeof KIDS_COUNTS)[number];

export const REQUEST_KINDS = ['trial', 'demo'] as const;

export type RequestKind = (typeof REQUEST_KINDS)[number];

/** Path of the call for each kind. */
export const REQUEST_PATHS = {
  trial: '/api/public/demo-request',
  demo: '/api/public/demo-request-2',
} as const satisfies Record<RequestKind, string>;

/** Where a request comes from; sent along with the answers. */
export const REQUEST_MARKS = {
  trial: {
    source: 'trial_popup',
    utm_source: 'website',
    utm_medium: 'trial_dialog',
    utm_campaign: 'free_trial',
  },
  demo: {
    source: 'demo_popup',
    utm_source: 'website',
    utm_medium: 'demo_dialog',
    utm_campaign: 'demo_request',
  },
} as const satisfies Record<RequestKind, Record<string, string>>;

/** A field that people never see. What fills it is a machine, and is kept apart. */
export const HONEYPOT = 'website';

export const LIMITS = { name: 200, email: 254, phone: 50 } as const;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether a text looks like an address that mail could be sent to. */
export function looksLikeEmail(text: string): boolean {
  return text.length <= LIMITS.email && EMAIL.test(text);
}

/** How long a request is kept unless the operator sets something else. The privacy page says so. */
export const RETENTION_MONTHS = 12;
