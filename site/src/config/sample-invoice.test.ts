import { LANGUAGES } from '@website/common/languages';
import { describe, expect, it } from 'vitest';
import { sampleInvoice } from './sample-invoice.ts';

describe.each(LANGUAGES)('the sample invoice in %s', (language) => {
  const invoice = sampleInvoice(language);

  it('adds up', () => {
    const { place, meals, club, siblings, absence } = invoice.lines;
    expect(place + meals + club + siblings + absence).toBe(invoice.total);
    expect(meals).toBe(invoice.mealDays * invoice.mealPrice);
  });

  it('counts no meal on a day when nobody is there', () => {
    expect(invoice.mealDays).toBeGreaterThanOrEqual(18);
    expect(invoice.mealDays).toBeLessThanOrEqual(20);
  });
});

it('is written in what families pay in', () => {
  expect(['pl', 'no', 'sv', 'lt'].map((code) => sampleInvoice(code as 'pl').currency)).toEqual([
    'PLN',
    'NOK',
    'SEK',
    'EUR',
  ]);
});
