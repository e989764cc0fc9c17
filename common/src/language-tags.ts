import { isLanguage, type Language } from './languages.ts';

/** Norwegian is one language here; browsers name its two written forms. */
const ALIASES: Readonly<Record<string, Language>> = { nb: 'no', nn: 'no' };

const TAG = /^([a-z]{2,3})(?:[-_][a-z0-9]{1,8})*$/i;

/** The language that a tag such as `de-AT` or `nb_NO` means to us, judged by its base alone. */
export function languageOfTag(tag: string | null | undefined): Language | undefined {
  const base = TAG.exec(tag?.trim() ?? '')?.[1]?.toLowerCase();
  if (base === undefined) return undefined;
  const code = ALIASES[base] ?? base;
  return isLanguage(code) ? code : undefined;
}

type Preference = { tag: string; quality: number };

const QUALITY = /^q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/i;

function readPreference(part: string): Preference | undefined {
  const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim());
  if (tag === '') return undefined;
  if (parameters.length === 0) return { tag, quality: 1 };
  const quality = QUALITY.exec(parameters[0] ?? '')?.[1];
  return quality === undefined ? undefined : { tag, quality: Number(quality) };
}

/** Tags of an `Accept-Language` header, best first. Refused (`q=0`) and unreadable parts are left out. */
export function readAcceptLanguage(header: string | null | undefined): string[] {
  return (header ?? '')
    .split(',', 32)
    .map(readPreference)
    .filter((preference) => preference !== undefined)
    .filter((preference) => preference.quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map((preference) => preference.tag);
}
