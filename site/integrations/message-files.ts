import { readdir, readFile } from 'node:fs/promises';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@website/common/languages';
import { faultsIn, type MessageTree } from '../src/i18n/completeness.ts';

/** Files that one language has for itself, because its page differs from the others. */
const OWN_FILES: Readonly<Record<string, Language>> = { 'hero-lithuania.json': 'lt' };

const ROOT = new URL('../src/i18n/', import.meta.url);

async function readTree(path: string): Promise<MessageTree | undefined> {
  try {
    return JSON.parse(await readFile(new URL(path, ROOT), 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new Error(`${path} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

async function filesOf(language: Language): Promise<string[]> {
  const names = await readdir(new URL(`messages/${language}/`, ROOT), { recursive: true }).catch(() => []);
  return names.filter((name) => name.endsWith('.json')).sort();
}

/** Compares every language with English, file by file; each fault names file and key. */
export async function messageFaults(): Promise<string[]> {
  const sources = await filesOf(DEFAULT_LANGUAGE);
  const same: Record<string, readonly string[]> = JSON.parse(
    await readFile(new URL('same-as-english.json', ROOT), 'utf8'),
  );
  const faults: string[] = [];
  for (const language of LANGUAGES) {
    const sameAsEnglish = new Set([...(same['all'] ?? []), ...(same[language] ?? [])]);
    const leftOver = (await filesOf(language)).filter(
      (file) => !sources.includes(file) && OWN_FILES[file] !== language,
    );
    faults.push(
      ...leftOver.map((file) => `messages/${language}/${file}: left over, English has no such file`),
    );
    for (const file of sources) {
      const english = (await readTree(`messages/${DEFAULT_LANGUAGE}/${file}`)) ?? {};
      const translation = await readTree(`messages/${language}/${file}`);
      const found = faultsIn({ language, english, translation, sameAsEnglish });
      faults.push(...found.map((fault) => `messages/${language}/${file}: ${fault}`));
    }
  }
  for (const [file, language] of Object.entries(OWN_FILES)) {
    const path = `messages/${language}/${file}`;
    const own = await readTree(path);
    const found = own
      ? faultsIn({ language: 'en', english: own, translation: own, sameAsEnglish: new Set() })
      : ['missing'];
    faults.push(...found.map((fault) => `${path}: ${fault}`));
  }
  return faults;
}
