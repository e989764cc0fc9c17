import { readdir, readFile } from 'node:fs/promises';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@website/common/languages';
import { faultsIn, type MessageTree } from '../src/i18n/completeness.ts';

/** Files that one language has for itself, because its page differs from the others. */
const OWN_FILES: Readonly<Record<string, Language>> = { 'hero-lithuania.json': 'lt' };

/** Files that a language does without, because its page leaves that part out. */
const LEFT_OUT: Readonly<Record<string, Language>> = { 'pricing-multiple.json': 'lt' };

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

async function sameAsEnglish(language: Language): Promise<Set<string>> {
  const same: Record<string, readonly string[]> = JSON.parse(
    await readFile(new URL('same-as-english.json', ROOT), 'utf8'),
  );
  return new Set([...(same['all'] ?? []), ...(same[language] ?? [])]);
}

async function fileFaults(language: Language, file: string, same: ReadonlySet<string>): Promise<string[]> {
  const path = `messages/${language}/${file}`;
  const own = OWN_FILES[file] === language;
  const english = (await readTree(own ? path : `messages/${DEFAULT_LANGUAGE}/${file}`)) ?? {};
  const found = faultsIn({
    language: own ? DEFAULT_LANGUAGE : language,
    english,
    translation: await readTree(path),
    sameAsEnglish: same,
  });
  return found.map((fault) => `${path}: ${fault}`);
}

async function languageFaults(language: Language, sources: readonly string[]): Promise<string[]> {
  const wanted = [
    ...sources,
    ...Object.keys(OWN_FILES).filter((file) => OWN_FILES[file] === language),
  ].filter((file) => LEFT_OUT[file] !== language);
  const same = await sameAsEnglish(language);
  const leftOver = (await filesOf(language)).filter((file) => !wanted.includes(file));
  const faults = await Promise.all(wanted.map((file) => fileFaults(language, file, same)));
  return [
    ...leftOver.map((file) => `messages/${language}/${file}: left over, English has no such file`),
    ...faults.flat(),
  ];
}

/** Compares every language with English, file by file; each fault names file and key. */
export async function messageFaults(): Promise<string[]> {
  const sources = await filesOf(DEFAULT_LANGUAGE);
  const faults = await Promise.all(LANGUAGES.map((language) => languageFaults(language, sources)));
  return faults.flat();
}
