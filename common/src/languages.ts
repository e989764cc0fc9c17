/** The nine languages of the site. English is the default and the source of every translation. */
export const LANGUAGES = ['en', 'lt', 'de', 'fr', 'ru', 'es', 'pl', 'no', 'sv'] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE = 'en' satisfies Language;

export type LanguageFacts = {
  /** The language's own name for itself, as the switcher shows it. */
  name: string;
  /** Locale for `Intl`: dates, amounts, lists and plurals. */
  intl: string;
  /** Territory form that social networks ask for. */
  openGraph: string;
  /** Font subsets that text in this language needs, the most important first. */
  fonts: readonly FontSubset[];
};

export type FontSubset = 'latin' | 'latin-ext' | 'cyrillic';

export const LANGUAGE_FACTS = {
  en: { name: 'English', intl: 'en-IE', openGraph: 'en_IE', fonts: ['latin'] },
  lt: { name: 'Lietuvių', intl: 'lt-LT', openGraph: 'lt_LT', fonts: ['latin', 'latin-ext'] },
  de: { name: 'Deutsch', intl: 'de-DE', openGraph: 'de_DE', fonts: ['latin'] },
  fr: { name: 'Français', intl: 'fr-FR', openGraph: 'fr_FR', fonts: ['latin'] },
  ru: { name: 'Русский', intl: 'ru-RU', openGraph: 'ru_RU', fonts: ['cyrillic', 'latin'] },
  es: { name: 'Español', intl: 'es-ES', openGraph: 'es_ES', fonts: ['latin'] },
  pl: { name: 'Polski', intl: 'pl-PL', openGraph: 'pl_PL', fonts: ['latin', 'latin-ext'] },
  no: { name: 'Norsk', intl: 'nb-NO', openGraph: 'nb_NO', fonts: ['latin'] },
  sv: { name: 'Svenska', intl: 'sv-SE', openGraph: 'sv_SE', fonts: ['latin'] },
} as const satisfies Record<Language, LanguageFacts>;

const codes: ReadonlySet<string> = new Set(LANGUAGES);

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && codes.has(value);
}
