import { LANGUAGES } from '@website/common/languages';
import { describe, expect, it } from 'vitest';
import { priceBook } from '../config/prices.ts';
import { blogPosting, breadcrumbs, organization, softwareApplication, website } from './structured-data.ts';

const site = new URL('https://site.example');

describe('structured data', () => {
  it.each(LANGUAGES)('offers the platform in %s at the prices of its book', (language) => {
    const book = priceBook(language);
    expect(softwareApplication(site, language, 'd')).toMatchObject({
      name: expect.any(String),
      offers: { priceCurrency: 'EUR', highPrice: book.maximum, lowPrice: book.base + book.perChild },
    });
  });

  it('claims no rating', () => {
    const all = [organization(site), website(site, 'en'), softwareApplication(site, 'en', 'd')];
    expect(JSON.stringify(all)).not.toMatch(/"(?:aggregateRating|review|ratingValue)"/i);
  });

  it('leaves steps without a page out of the trail, but not the page itself', () => {
    const trail = [{ label: 'Home', href: '/lt' }, { label: 'Group' }, { label: 'Page' }];
    expect(breadcrumbs(site, trail, '/lt/features/payroll')).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://site.example/lt' },
        { position: 2, name: 'Page', item: 'https://site.example/lt/features/payroll' },
      ],
    });
  });

  it('dates an article and says who answers for it', () => {
    const posting = blogPosting(site, 'lt', {
      slug: 'a',
      title: 'T',
      excerpt: 'E',
      date: new Date('2025-05-01'),
    });
    expect(posting).toMatchObject({
      headline: 'T',
      datePublished: '2025-05-01',
      image: 'https://site.example/lt/share/blog/a.png',
      author: { '@type': 'Organization' },
    });
  });
});
