import type { Language } from '@website/common/languages';
import type { APIContext } from 'astro';
import { copyFor } from '../../../i18n/copy.ts';
import { localePaths } from '../../../i18n/locale-paths.ts';
import { shareCard } from '../../../share/share-card.ts';
import { shareImage } from '../../../share/share-image.tsx';
import { type SharePage, sharePages } from '../../../share/share-pages.ts';

export async function getStaticPaths() {
  const languages = await Promise.all(
    localePaths().map(async ({ params, props }) =>
      (await sharePages(props.language)).map((page) => ({
        params: { ...params, page: page.route === '/' ? 'start' : page.route.slice(1) },
        props: { ...props, page },
      })),
    ),
  );
  return languages.flat();
}

export async function GET({
  props: { language, page },
}: APIContext<{ language: Language; page: SharePage }>) {
  const previews = { language, copy: copyFor(language, 'previews'), people: copyFor(language, 'people') };
  const card = shareCard(page.preview, previews);
  return new Response(await shareImage({ title: page.title, tone: page.tone, card }));
}
