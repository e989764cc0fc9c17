import { company } from '@website/common/company';

/** What search engines show of a title. */
const LONGEST = 60;

/** A page's title with the brand behind it, where it has none yet and there is room. */
export function pageTitle(title: string): string {
  const branded = `${title} | ${company.name}`;
  return title.includes(company.name) || branded.length > LONGEST ? title : branded;
}
