import type blog from './messages/en/blog.json';
import type dialogs from './messages/en/dialogs.json';
import type faq from './messages/en/faq.json';
import type featurePage from './messages/en/feature-page.json';
import type frame from './messages/en/frame.json';
import type landing from './messages/en/landing.json';
import type notFound from './messages/en/not-found.json';
import type people from './messages/en/people.json';
import type previews from './messages/en/previews.json';
import type pricing from './messages/en/pricing.json';
import type pricingMultiple from './messages/en/pricing-multiple.json';
import type privacy from './messages/en/privacy.json';
import type requestError from './messages/en/request-error.json';
import type testimonials from './messages/en/testimonials.json';
import type thanks from './messages/en/thanks.json';
import type heroLithuania from './messages/lt/hero-lithuania.json';

/** English gives every file its shape; the build fails where a language differs (see completeness.ts). */
export type Messages = {
  blog: typeof blog;
  dialogs: typeof dialogs;
  frame: typeof frame;
  landing: typeof landing;
  'not-found': typeof notFound;
  people: typeof people;
  previews: typeof previews;
  'request-error': typeof requestError;
  faq: typeof faq;
  'feature-page': typeof featurePage;
  pricing: typeof pricing;
  'pricing-multiple': typeof pricingMultiple;
  privacy: typeof privacy;
  testimonials: typeof testimonials;
  thanks: typeof thanks;
  /** The Lithuanian hero is another composition with a message of its own; no other language has it. */
  'hero-lithuania': typeof heroLithuania;
};

export type MessageFile = keyof Messages;
