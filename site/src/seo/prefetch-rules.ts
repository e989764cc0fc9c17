/**
 * The next page is fetched when the pointer rests on its link: nothing before a visitor shows interest. Links that
 * choose a language are left out, because following one is remembered.
 */
export const PREFETCH_RULES = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { selector_matches: '[data-language]' } }] },
      eagerness: 'moderate',
    },
  ],
});
