import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { languages } from '@saltbush/domain/texts/languages';
import { askedLanguageOf, languageOf, pageLanguagesOf } from './language';

const asking = (acceptLanguage?: string, cookie?: string) => ({
  headers: { 'accept-language': acceptLanguage, cookie },
});

describe('the language of a call', () => {
  it.each([
    ['de', 'de'],
    ['de-DE,de;q=0.9,en-US;q=0.8,en;q=0.7', 'de'],
    ['fr, de-AT;q=0.8, en;q=0.5', 'de'],
    ['en;q=0.2,de;q=0.9', 'de'],
    ['de,en', 'de'],
    ['en-AU,de', 'en'],
    ['DE ; Q = 0.4 , fr', 'de'],
    ['de;q=0, en', 'en'],
    ['de;q=much, en;q=0.1', 'en'],
    ['fr-FR, it', 'en'],
    ['*', 'en'],
    ['', 'en'],
    [undefined, 'en'],
  ])('a call that asks for %j is answered in %s', (header, language) => {
    expect(languageOf(asking(header))).toBe(language);
  });

  it.each(['*', 'fr, *;q=0.5', '', undefined])(
    'a call that asks for %j asks for none of ours',
    (header) => {
      expect(askedLanguageOf(asking(header))).toBeUndefined();
    },
  );

  test('a call is not answered in what the cookie of pages says', () => {
    expect(languageOf(asking('en', 'saltbush-language=de'))).toBe('en');
  });
});

describe('the language of a page', () => {
  it.each([
    ['de-DE', undefined, ['de', 'en']],
    ['de-DE', 'saltbush-language=en', ['en']],
    ['en-AU', 'other=1; saltbush-language=de', ['de', 'en']],
    ['en-AU', 'saltbush-language=', ['en']],
    ['de', 'saltbush-language=klingon', ['de', 'en']],
    ['en-AU', 'x-saltbush-language=de', ['en']],
    [undefined, undefined, ['en']],
  ])(
    'a page that is asked for with %j and the cookie %j may be in %j',
    (header, cookie, expected) => {
      expect(pageLanguagesOf(asking(header, cookie))).toEqual(expected);
    },
  );

  test('whatever a browser sends, a page is in languages of ours, each once, and English is one', () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'den-,;=q0.9* ') }));
    fc.assert(
      fc.property(text, text, (header, cookie) => {
        const found = pageLanguagesOf(asking(header, `saltbush-language=${cookie}`));
        expect(found).toContain('en');
        expect(new Set(found).size).toBe(found.length);
        expect(found.every((language) => languages.includes(language))).toBe(true);
      }),
    );
  });
});
