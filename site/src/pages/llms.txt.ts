import { company } from '@website/common/company';
import type { APIContext } from 'astro';
import { listedArticles } from '../blog/articles.ts';
import { FEATURES } from '../config/features/features.ts';
import { copyFor, featureCopyFor } from '../i18n/copy.ts';

/** The site in a page of Markdown, for programs that read before they answer. */
export async function GET({ site }: APIContext) {
  const link = (path: string, title: string, text: string) =>
    `- [${title}](${new URL(path, site).href}): ${text}`;
  const landing = copyFor('en', 'landing');
  const page = (file: 'pricing' | 'faq' | 'privacy') => {
    const { heading, description } = copyFor('en', file);
    return link(`/${file}`, heading, description);
  };
  const features = Object.values(FEATURES).map(({ slug }) => {
    const { title, description } = featureCopyFor('en', slug);
    return link(`/features/${slug}`, title, description);
  });
  const articles = (await listedArticles('en')).map(({ slug, title, excerpt }) =>
    link(`/blog/${slug}`, title, excerpt),
  );
  const sections = [
    `# ${company.name}`,
    `> ${landing.description}`,
    ['## Pages', ...[page('pricing'), page('faq'), page('privacy')]].join('\n'),
    ['## Features', ...features].join('\n'),
    ['## Articles', ...articles].join('\n'),
  ];
  return new Response(`${sections.join('\n\n')}\n`);
}
