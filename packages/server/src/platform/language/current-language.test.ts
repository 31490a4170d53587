import { setTimeout } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { language } from '@saltbush/domain/texts/language';
import { languages } from '@saltbush/domain/texts/languages';
import { inLanguage } from '@saltbush/domain/texts/say';
import { currentLanguage, inThisLanguage, speakLanguages, withLanguage } from './current-language';
import { readTexts } from './read-texts';

beforeAll(speakLanguages);

describe('The language in which texts are said', () => {
  it('a text is English until somebody says otherwise', () => {
    expect([currentLanguage(), language()]).toEqual(['en', 'en']);
  });

  it('a language lasts over what its work awaits, beside work in another one', async () => {
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

  it('items are made in the language of whoever asked for them, whenever they are taken', async () => {
    let isClosed = false;
    async function* made() {
      try {
        yield currentLanguage();
        yield currentLanguage();
        yield currentLanguage();
      } finally {
        isClosed = true;
      }
    }
    const found: string[] = [];
    for await (const each of withLanguage('de', () => inThisLanguage(made()))) {
      found.push(each);
      if (found.length === 2) break;
    }
    expect([found, isClosed]).toEqual([['de', 'de'], true]);
  });

  it.each([
    ['de', 'de'],
    ['DE-at', 'de'],
    ['xx', 'en'],
    [null, 'en'],
  ])('whoever reads %j is told in %s', (tag, found) => {
    expect(withLanguage(tag, () => [currentLanguage(), language()])).toEqual([found, found]);
  });
});

describe('The files of languages', () => {
  it.each(languages.filter((each) => each !== 'en'))(
    'the texts of the server are read for %s, and those of pages are not',
    (each) => {
      expect(withLanguage(each, () => inLanguage('Make room'))).toBe('Make room');
      expect(readTexts(each).textOf('Hello {name},')).toBeDefined();
    },
  );

  it.each(['toString', '', 'A text that nobody has written'])(
    'a text that no file has stays as it is: %j',
    (text) => {
      expect(withLanguage('de', () => inLanguage(text))).toBe(text);
    },
  );
});
