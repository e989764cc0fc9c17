import type { Language } from '@website/common/languages';
import { articleIn } from '../blog/articles.ts';
import { ARTICLE_SLUGS, BLOG_PAGES, blogPageRoute } from '../config/articles.ts';
import { FEATURES } from '../config/features/features.ts';
import type { PreviewName } from '../config/preview-names.ts';
import { copyFor, featureCopyFor } from '../i18n/copy.ts';
import type { ShareTone } from './share-card.ts';

export type SharePage = {
  route: string;
  title: string;
  tone: ShareTone;
  preview: PreviewName | 'attendance';
};

/** What is shown of every page where it is shared. */
export async function sharePages(language: Language): Promise<SharePage[]> {
  const hero = copyFor(language, 'landing').hero;
  const landing =
    language === 'lt' ? copyFor(language, 'hero-lithuania').title : `${hero.title} ${hero.titleAccent}`;
  const blog = copyFor(language, 'blog').heading;
  const articles = await Promise.all(ARTICLE_SLUGS.map((slug) => articleIn(language, slug)));
  return [
    { route: '/', title: landing, tone: 'info', preview: 'attendance' },
    { route: '/pricing', title: copyFor(language, 'pricing').heading, tone: 'attention', preview: 'invoice' },
    { route: '/faq', title: copyFor(language, 'faq').heading, tone: 'good', preview: 'chat' },
    { route: '/privacy', title: copyFor(language, 'privacy').heading, tone: 'info', preview: 'families' },
    ...Object.values(FEATURES).map(({ slug, primary, lead }) => ({
      route: `/features/${slug}`,
      title: featureCopyFor(language, slug).heading,
      tone: primary,
      preview: lead,
    })),
    ...Array.from(
      { length: BLOG_PAGES },
      (_, index): SharePage => ({
        route: blogPageRoute(index + 1),
        title: blog,
        tone: 'info',
        preview: 'calendar',
      }),
    ),
    ...articles.map(
      ({ slug, title, cover }): SharePage => ({
        route: `/blog/${slug}`,
        title,
        tone: 'attention',
        preview: cover,
      }),
    ),
  ];
}
