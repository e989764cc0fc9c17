import { company } from '@website/common/company';
import { describe, expect, it } from 'vitest';
import { pageTitle } from './page-title.ts';

describe('pageTitle', () => {
  it('adds the brand where there is room', () => {
    expect(pageTitle('Childcare invoices')).toBe(`Childcare invoices | ${company.name}`);
  });

  it('leaves a title alone that names the brand or has no room for it', () => {
    expect(pageTitle(`About ${company.name}`)).toBe(`About ${company.name}`);
    expect(pageTitle('x'.repeat(58))).toBe('x'.repeat(58));
  });
});
