import { setTimeout } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { inLanguage } from '@saltbush/domain/texts/say';
import {
  currentLanguage,
  currentLocale,
  knownLanguage,
  languages,
  speakLanguages,
  withLanguage,
} from './current-language';

beforeAll(speakLanguages);

describe('The language in which texts are said', () => {
  it('a text is English until somebody says otherwise', () => {
    expect([currentLanguage(), currentLocale()]).toEqual(['en', 'en-AU']);
  });

  it('work in a language keeps it over what it awaits, beside work in another one', async () => {
    const later = async () => {
      await setTimeout(1);
      return currentLanguage();
    };
    const found = await Promise.all([
      withLanguage('de', later),
      withLanguage('en', later),
      withLanguage('de', () => withLanguage('en', later)),
    ]);
    expect(found).toEqual(['de', 'en', 'en']);
  });

  it.each([
    ['de', 'de'],
    ['DE-at', 'de'],
    ['de-Latn-CH-1996', 'de'],
    ['en-AU', 'en'],
    ['xx', undefined],
    ['d', undefined],
    ['', undefined],
    [null, undefined],
  ])('whoever reads %j is told in %j', (tag, known) => {
    expect(knownLanguage(tag)).toBe(known);
    expect(withLanguage(tag, currentLanguage)).toBe(known ?? 'en');
  });
});

describe('The files of languages', () => {
  it('German is among the languages, which begin with English', () => {
    expect(languages[0]).toBe('en');
    expect(languages).toContain('de');
  });

  it.each(['toString', '', 'A text that nobody has written'])(
    'what no file has stays as it is: %j',
    (text) => {
      expect(withLanguage('de', () => inLanguage(text))).toBe(text);
    },
  );
});
