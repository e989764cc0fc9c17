// Runs before anything is shown: takes the visitor to the page in the right language and tidies the address.
import { addressIn, isOldEnglishAddress, readAddress } from '@website/common/addresses';
import { chooseLanguage, LANGUAGE_PARAMETER } from '@website/common/choose-language';
import { languageOfTag } from '@website/common/language-tags';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@website/common/languages';
import { languageCookie, storedLanguage, storeLanguage } from './language-storage.ts';

const page = document.documentElement;
const address = new URL(location.href);
const { route, prefixed } = readAddress(address.pathname);
const asked = address.searchParams.get(LANGUAGE_PARAMETER);

/** The host has chosen by what it can see and passed `lng` on; what the browser has stored still outranks that. */
function wasChosenByHost(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming && visit.redirectCount > 0;
}

function wantedLanguage(shown: Language): Language {
  if (!prefixed) {
    return chooseLanguage({
      stored: storedLanguage(),
      query: asked,
      cookie: languageCookie(),
      browser: navigator.languages,
    });
  }
  return asked !== null && wasChosenByHost()
    ? chooseLanguage({ stored: storedLanguage(), query: shown })
    : shown;
}

function settle(shown: Language): void {
  const wanted = wantedLanguage(shown);
  if (asked !== null) {
    const chosen = languageOfTag(asked);
    if (chosen === shown || (chosen !== undefined && (!prefixed || wanted !== shown))) storeLanguage(wanted);
    address.searchParams.delete(LANGUAGE_PARAMETER);
  }
  // English has no code, so the host would choose again, perhaps before the cookie is written: say it in the address.
  if (wanted !== shown && wanted === DEFAULT_LANGUAGE) address.searchParams.set(LANGUAGE_PARAMETER, wanted);
  const target = wanted === shown ? address.pathname : addressIn(wanted, route);
  const clean = target + address.search + address.hash;
  if (wanted !== shown) location.replace(clean);
  else if (asked !== null) history.replaceState(history.state, '', clean);
}

if (isOldEnglishAddress(address.pathname)) {
  location.replace(`/${address.search}${address.hash}`);
} else if (isLanguage(page.lang) && page.dataset['page'] !== 'not-found') {
  settle(page.lang);
}
