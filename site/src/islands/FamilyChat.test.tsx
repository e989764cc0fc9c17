// @vitest-environment happy-dom

import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { LANGUAGE_FACTS, LANGUAGES, type Language } from '@website/common/languages';
import { afterEach, expect, test } from 'vitest';
import { familyLanguage } from '../config/sample-centre.ts';
import { CHAT_VERSIONS } from '../i18n/chat-versions.ts';
import { copyFor } from '../i18n/copy.ts';
import { FamilyChat } from './FamilyChat.tsx';
import { familyChatProps } from './family-chat-props.ts';

const copy = copyFor('en', 'previews');
const props = familyChatProps({ language: 'en', copy, people: copyFor('en', 'people') });
const select = () =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: new RegExp(copy.chat.familyReads) });
/** No-break spaces are the translators' affair. */
const languageOf = (text: string) => screen.getByText(text.replace(/\s/g, ' ')).getAttribute('lang');

afterEach(cleanup);

test.each(LANGUAGES)('a family on a page in %s begins with another language', (language: Language) => {
  expect(familyLanguage(language)).not.toBe(language);
});

test.each(LANGUAGES)('the message and its answer are not left in English or empty in %s', (language) => {
  const { message, reply } = CHAT_VERSIONS[language];
  const same = LANGUAGES.filter(
    (other) => CHAT_VERSIONS[other].message === message || CHAT_VERSIONS[other].reply === reply,
  );
  expect(same).toEqual([language]);
  expect(message.length * reply.length).toBeGreaterThan(0);
});

test('the conversation stands there in both languages, each marked as what it is', () => {
  render(<FamilyChat {...props} />);
  for (const language of ['en', props.initialFamily] as const) {
    expect(languageOf(CHAT_VERSIONS[language].message)).toBe(language);
    expect(languageOf(CHAT_VERSIONS[language].reply)).toBe(language);
  }
});

test('all nine languages can be chosen, each by its own name', () => {
  render(<FamilyChat {...props} />);
  const options = within(select()).getAllByRole('option');
  expect(options.map((option) => [option.getAttribute('lang'), option.textContent])).toEqual(
    LANGUAGES.map((language) => [language, LANGUAGE_FACTS[language].name]),
  );
});

test('the family reads and answers in the language that is chosen', async () => {
  render(<FamilyChat {...props} />);
  await userEvent.selectOptions(select(), 'ru');
  expect(languageOf(CHAT_VERSIONS.ru.message)).toBe('ru');
  expect(languageOf(CHAT_VERSIONS.ru.reply)).toBe('ru');
  expect(screen.queryByText(CHAT_VERSIONS[props.initialFamily].message)).toBeNull();
  expect(languageOf(CHAT_VERSIONS.en.message)).toBe('en');
});

test('the message in the new language is announced', async () => {
  render(<FamilyChat {...props} />);
  await userEvent.selectOptions(select(), 'sv');
  expect(screen.getByRole('status').textContent).toContain(CHAT_VERSIONS.sv.message);
});

test('a family that reads the language of the page gets the message as it was written', async () => {
  render(<FamilyChat {...props} />);
  await userEvent.selectOptions(select(), 'en');
  expect(screen.getAllByText(CHAT_VERSIONS.en.message)).toHaveLength(2);
  expect(screen.getAllByText(LANGUAGE_FACTS.en.name)).toHaveLength(1);
});
