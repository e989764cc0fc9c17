import { LANGUAGES } from '@website/common/languages';
import { describe, expect, it } from 'vitest';
import { priceBook } from './prices.ts';

describe('the price books', () => {
  it('are Lithuania’s for Lithuanian and the other one for everybody else', () => {
    for (const language of LANGUAGES) {
      expect(priceBook(language).base > 0).toBe(language === 'lt');
    }
  });
});
