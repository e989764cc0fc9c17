import { LANGUAGES } from '@website/common/languages';
import { describe, expect, it } from 'vitest';
import { childrenAtMaximum, monthlyPrice, priceBook, uncappedPrice } from './prices.ts';

const lithuania = priceBook('lt');
const elsewhere = priceBook('en');

describe('the price books', () => {
  it('are Lithuania’s for Lithuanian and the other one for everybody else', () => {
    for (const language of LANGUAGES)
      expect(priceBook(language)).toBe(language === 'lt' ? lithuania : elsewhere);
  });
});

describe('monthlyPrice', () => {
  it.each([
    ['elsewhere', elsewhere, 0, 1, 0],
    ['elsewhere', elsewhere, 1, 1, 1.5],
    ['elsewhere', elsewhere, 10, 1, 15],
    ['elsewhere', elsewhere, 32, 1, 48],
    ['elsewhere', elsewhere, 33, 1, 49],
    ['elsewhere', elsewhere, 10_000, 1, 49],
    ['elsewhere', elsewhere, 1, 2, 21.5],
    ['elsewhere', elsewhere, 33, 5, 129],
    ['in Lithuania', lithuania, 0, 1, 10],
    ['in Lithuania', lithuania, 1, 1, 10.45],
    ['in Lithuania', lithuania, 33, 1, 24.85],
    ['in Lithuania', lithuania, 88, 1, 49.6],
    ['in Lithuania', lithuania, 89, 1, 50],
    ['in Lithuania', lithuania, 10_000, 1, 50],
    ['in Lithuania', lithuania, 89, 3, 90],
  ])('%s: %# %j for %d children in %d locations', (_, book, children, locations, euros) => {
    expect(monthlyPrice(book, children, locations)).toBe(euros);
  });

  it('never falls when children or locations are added', () => {
    for (const book of [lithuania, elsewhere]) {
      for (let children = 0; children < 200; children++) {
        expect(monthlyPrice(book, children + 1)).toBeGreaterThanOrEqual(monthlyPrice(book, children));
        expect(monthlyPrice(book, children, 3)).toBe(
          monthlyPrice(book, children, 1) + 2 * book.perFurtherLocation,
        );
      }
    }
  });
});

describe('childrenAtMaximum', () => {
  it.each([
    ['elsewhere', elsewhere, 33],
    ['in Lithuania', lithuania, 89],
  ])('%s: the first child at which the price would pass the maximum', (_, book, children) => {
    expect(childrenAtMaximum(book)).toBe(children);
    expect(uncappedPrice(book, children - 1)).toBeLessThan(book.maximum);
    expect(uncappedPrice(book, children)).toBeGreaterThanOrEqual(book.maximum);
  });
});
