import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { company } from '@website/common/company';
import { LANGUAGES } from '@website/common/languages';
import { describe, expect, it } from 'vitest';
import { scratchCopy } from './scratch-copy.ts';

// The README's "How do I …?", done in a copy of the project.
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const FAULTS = `
  import { messageFaults } from './site/integrations/message-files.ts';
  console.log((await messageFaults()).join('\\n'));
`;

describe('How do I', { timeout: 120_000 }, () => {
  it('change the brand? In one file: no other source repeats the name or an address', () => {
    const own = [
      company.name,
      company.email,
      company.phone,
      company.legalName,
      new URL(company.siteUrl).host,
    ];
    const repeats: string[] = [];
    for (const part of ['common/src', 'server/src', 'site/src', 'site/integrations', 'scripts', 'bench']) {
      const files = readdirSync(join(ROOT, part), { recursive: true, encoding: 'utf8' });
      for (const file of files.filter((name) => /\.(?:ts|tsx|astro|css|json|md|mjs|sql)$/.test(name))) {
        if (file === 'company.ts') continue;
        const text = readFileSync(join(ROOT, part, file), 'utf8');
        for (const fact of own) if (text.includes(fact)) repeats.push(`${part}/${file}: ${fact}`);
      }
    }
    expect(repeats).toEqual([]);
  });

  it('change a price? In the price book: the words follow', () => {
    const copy = scratchCopy();
    copy.change('site/src/config/prices.ts', 'perChild: 1.5,', 'perChild: 1.75,');
    const text = copy.evaluate(`
      import { facts } from './site/src/i18n/facts.ts';
      console.log(facts('de').pricePerChild);
    `);
    expect(text.replace(/\s/g, ' ')).toBe('1,75 €');
  });

  it('change a text? A key that one language lacks is named with its file', () => {
    const copy = scratchCopy();
    copy.change('site/src/i18n/messages/pl/faq.json', '"title"', '"titel"');
    const faults = copy.evaluate(FAULTS);
    expect(faults).toContain('messages/pl/faq.json');
    expect(faults).toContain('title');
  });

  it('add a language? Every missing file and every missing table is named', () => {
    const copy = scratchCopy();
    copy.change('common/src/languages.ts', "'no', 'sv']", "'no', 'sv', 'et']");
    const faults = copy.evaluate(FAULTS).split('\n');
    const files = readdirSync(join(ROOT, 'site/src/i18n/messages/en'), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => name.endsWith('.json')))
      expect(
        faults.filter((fault) => fault.includes(`messages/et/${file}`)),
        file,
      ).not.toEqual([]);
    expect(faults.filter((fault) => !fault.includes('/et/'))).toEqual([]);
    const { status, output } = copy.run('node_modules/typescript/bin/tsc', '--noEmit', '-p', 'common');
    expect(status).not.toBe(0);
    expect(output).toMatch(/^common\/src\/languages\.ts\([\s\S]*Property 'et' is missing/m);
  });

  it('write an article? The files are laid out, and an address is given only once', () => {
    const copy = scratchCopy();
    expect(copy.run('scripts/new-article.mjs', 'rainy-days').status).toBe(0);
    for (const language of LANGUAGES)
      expect(copy.read(`site/src/content/articles/${language}/rainy-days.md`)).toContain('title: ""');
    expect(copy.read('site/src/config/articles.ts')).toContain("'rainy-days',");
    const again = copy.run('scripts/new-article.mjs', 'rainy-days');
    expect(again).toEqual({ status: 1, output: 'There is an article "rainy-days" already.\n' });
    expect(copy.run('scripts/new-article.mjs', 'Rainy Days').status).toBe(1);
  });
});
