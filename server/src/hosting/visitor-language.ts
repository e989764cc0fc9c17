import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import {
  chooseLanguage,
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_MAX_AGE,
  LANGUAGE_PARAMETER,
} from '@website/common/choose-language';
import { languageOfTag, readAcceptLanguage } from '@website/common/language-tags';
import type { Language } from '@website/common/languages';

/** The language named by `lng`, if it is one of ours. `query` begins with `?` or is empty. */
export function chosenLanguage(query: string): Language | undefined {
  if (query === '') return undefined;
  return languageOfTag(new URLSearchParams(query).get(LANGUAGE_PARAMETER));
}

const COOKIE = new RegExp(`(?:^|;)\\s*${LANGUAGE_COOKIE}=([^;]*)`);

/** The language for an address that names none. */
export function visitorLanguage(headers: IncomingHttpHeaders, chosen: Language | undefined): Language {
  return chooseLanguage({
    query: chosen,
    cookie: headers.cookie === undefined ? undefined : COOKIE.exec(headers.cookie)?.[1],
    browser: readAcceptLanguage(headers['accept-language']),
  });
}

/** Where a site is tried out without TLS, and browsers would drop a `Secure` cookie. */
function isTrialHost(host: string): boolean {
  const name = host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
  return name === '' || name === 'localhost' || name.endsWith('.localhost') || isIP(name) !== 0;
}

/** `Set-Cookie` that keeps a choice for a year. */
export function languageCookie(language: Language, siteUrl: string, host: string): string {
  const secure = siteUrl.startsWith('https:') && !isTrialHost(host);
  const cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${LANGUAGE_COOKIE_MAX_AGE}; SameSite=Lax`;
  return secure ? `${cookie}; Secure` : cookie;
}
