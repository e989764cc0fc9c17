import { addressIn } from '@website/common/addresses';
import { company } from '@website/common/company';
import type { Language } from '@website/common/languages';
import { priceBook } from '../config/prices.ts';

/** What a page tells search engines, after schema.org. No ratings: nobody has given any. */
export type StructuredData = { '@type': string } & Record<string, unknown>;

const absolute = (site: URL | undefined, path: string) => new URL(path, site ?? company.siteUrl).href;

export function organization(site: URL | undefined): StructuredData {
  const { street, postalCode, city, country } = company.address;
  return {
    '@type': 'Organization',
    name: company.name,
    legalName: company.legalName,
    url: absolute(site, '/'),
    logo: absolute(site, '/icon-512.png'),
    email: company.email,
    telephone: company.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode,
      addressLocality: city,
      addressCountry: country,
    },
    sameAs: Object.values(company.socials),
  };
}

export function website(site: URL | undefined, language: Language): StructuredData {
  return {
    '@type': 'WebSite',
    name: company.name,
    url: absolute(site, addressIn(language, '/')),
    inLanguage: language,
  };
}

/** The platform with the offers of the language's price book. */
export function softwareApplication(
  site: URL | undefined,
  language: Language,
  description: string,
): StructuredData {
  const book = priceBook(language);
  return {
    '@type': 'SoftwareApplication',
    name: company.name,
    description,
    url: absolute(site, addressIn(language, '/')),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'iOS, Android, Web',
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'EUR',
      lowPrice: book.base + book.perChild,
      highPrice: book.maximum,
      url: absolute(site, addressIn(language, '/pricing')),
    },
  };
}

export type Trail = readonly { label: string; href?: string }[];

/** The way to a page; groups of the menu have no page of their own and are left out. */
export function breadcrumbs(site: URL | undefined, trail: Trail, path: string): StructuredData {
  const steps = trail.filter(({ href }, index) => href !== undefined || index === trail.length - 1);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(site, href ?? path),
    })),
  };
}

export type Posting = { slug: string; title: string; excerpt: string; date: Date };

export function blogPosting(
  site: URL | undefined,
  language: Language,
  { slug, title, excerpt, date }: Posting,
): StructuredData {
  const path = addressIn(language, `/blog/${slug}`);
  const publisher = { '@type': 'Organization', name: company.name, url: absolute(site, '/') };
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    datePublished: date.toISOString().slice(0, 10),
    inLanguage: language,
    mainEntityOfPage: absolute(site, path),
    url: absolute(site, path),
    image: absolute(site, shareImagePath(language, `/blog/${slug}`)),
    author: publisher,
    publisher,
  };
}

/** Address of the picture that is shown where a page is shared. */
export function shareImagePath(language: Language, route: string): string {
  return addressIn(language, `/share${route === '/' ? '/start' : route}.png`);
}
