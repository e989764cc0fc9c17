import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@website/common/languages';

export type LocalePath = { params: { locale: string | undefined }; props: { language: Language } };

/** A route in nine languages: English without a prefix, the others under their code. */
export function localePaths(): LocalePath[] {
  return LANGUAGES.map((language) => ({
    params: { locale: language === DEFAULT_LANGUAGE ? undefined : language },
    props: { language },
  }));
}
