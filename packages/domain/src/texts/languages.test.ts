import { expect, it, test } from 'vitest';
import { languages as folders } from '../../../../languages/languages';
import { findLanguage, languageNames, languages, standInLanguage } from './languages';

test('each folder of languages/ is a language that people can choose, beside English', () => {
  expect(languages.filter((language) => language !== standInLanguage).sort()).toEqual(folders);
});

test('each language has the name that it gives itself', () => {
  for (const language of languages) {
    const name = new Intl.DisplayNames(language, { type: 'language' }).of(language);
    expect(languageNames[language].toLowerCase()).toBe(name?.toLowerCase());
  }
});

it.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['DE-de-1996', 'de'],
  ['en-AU', 'en'],
  ['deu', undefined],
  ['fr-FR', undefined],
  ['', undefined],
  ['constructor', undefined],
  [null, undefined],
])('the tag %j means the language %j', (tag, language) => {
  expect(findLanguage(tag)).toBe(language);
});
