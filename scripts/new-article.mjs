// `npm run new-article -- <slug>`: lays out the files of a new article, one a language, and enters its address.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);
const languages = readdirSync(new URL('site/src/i18n/messages/', root));
const slug = process.argv[2] ?? '';

if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
  console.error(
    'Say the address of the article in small letters and hyphens: npm run new-article -- my-article',
  );
  process.exit(1);
}

const config = new URL('site/src/config/articles.ts', root);
const source = readFileSync(config, 'utf8');
if (source.includes(`'${slug}'`)) {
  console.error(`There is an article "${slug}" already.`);
  process.exit(1);
}

const facts = ['date: 2025-08-31', 'category: guides', 'cover: day', 'features: []', 'related: []'];
for (const language of languages) {
  const file = new URL(`site/src/content/articles/${language}/${slug}.md`, root);
  if (existsSync(file)) continue;
  mkdirSync(new URL('./', file), { recursive: true });
  const lines = [
    '---',
    'title: ""',
    'excerpt: ""',
    ...(language === 'en' ? facts : []),
    '---',
    '',
    '## ',
    '',
  ];
  writeFileSync(file, lines.join('\n'));
}
writeFileSync(
  config,
  source.replace(
    '\n] as const;\n\nexport type ArticleSlug',
    `\n  '${slug}',\n] as const;\n\nexport type ArticleSlug`,
  ),
);
console.log(
  `Its ${languages.length} files lie in site/src/content/articles/*/${slug}.md. The build tells what they still need.`,
);
