import { addressIn } from '@website/common/addresses';
import { company } from '@website/common/company';
import type { Language } from '@website/common/languages';
import type { APIContext } from 'astro';
import { ICON_SIZES, THEME_COLOR } from '../../config/mark.ts';
import { copyFor } from '../../i18n/copy.ts';
import { localePaths } from '../../i18n/locale-paths.ts';

export const getStaticPaths = localePaths;

export const GET = ({ props: { language } }: APIContext<{ language: Language }>) =>
  Response.json({
    name: company.name,
    short_name: company.name,
    description: copyFor(language, 'frame').footer.description,
    lang: language,
    start_url: addressIn(language, '/'),
    display: 'browser',
    background_color: THEME_COLOR,
    theme_color: THEME_COLOR,
    icons: ICON_SIZES.map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  });
