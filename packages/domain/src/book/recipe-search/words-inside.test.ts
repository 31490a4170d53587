import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slowTexts } from '../../../../recipe-parser/testing/growth';
import {
  compoundsOf,
  joinedWords,
  soughtPairs,
  splitSigned,
  splitUnspaced,
  storedPairs,
} from './words-inside';

test.each<[string, string[]]>([
  ['C.B.T. and B.L.T', ['cbt', 'blt']],
  ['M&Ms, M&M’s or PB&J', ['mms', 'mms', 'pbj']],
  ['7-up, stir-fry', ['7up', 'stirfry']],
  ['Kartoffel-Suppe', ['kartoffelsuppe']],
  ['2.5 l, 1-2 cups', []],
  ['Stir.Then bake', []],
  ['salt & pepper', []],
  ['a'.repeat(30) + '-b', []],
])('the text "%s" has the words with signs %j', (text, words) => {
  expect(joinedWords(text)).toEqual(words);
});

test.each<[string, string[], string[]]>([
  ['suppe', ['kartoffelsuppe', 'suppenhuhn', 'suppen', 'suppe'], ['kartoffelsuppe', 'suppenhuhn']],
  ['kaka', ['morotskaka', 'kakao'], ['morotskaka']],
  ['apple', ['pineapple', 'applecrumble'], ['applecrumble']],
  ['rice', ['licorice', 'rices'], []],
])('the word "%s" among %j has the compounds %j', (word, candidates, compounds) => {
  expect(compoundsOf(word, candidates)).toEqual(compounds);
});

const scripts = fc.constantFrom(...'豆腐麻婆カレーガうどん한국두부ผัดไทย'.match(/./gu)!);
const unspaced = fc.array(scripts, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(''));

test('each part of an unspaced word finds the word', () => {
  fc.assert(
    fc.property(unspaced, fc.nat(), fc.nat(), (text, from, length) => {
      const [word = ''] = splitUnspaced(text).unspaced;
      const letters = word.match(/.\p{M}*/gu) ?? [];
      const start = from % Math.max(1, letters.length);
      const part = letters.slice(start, start + 1 + (length % 8)).join('');
      if (part === '') return;
      const stored = storedPairs(word);
      const sought = soughtPairs(part);
      for (const [at, pair] of sought.entries()) {
        const isLast = at === sought.length - 1;
        const isFound = stored.some((one) => (isLast ? one.startsWith(pair) : one === pair));
        expect(isFound).toBe(true);
      }
    }),
  );
});

test('a search text cut at words with signs in them is the whole text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60, unit: 'grapheme' }), (text) => {
      expect(
        splitSigned(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }),
  );
});

test('the time of finding words with signs and without spaces grows in proportion to the text', () => {
  expect(slowTexts((text) => [joinedWords(text), splitSigned(text), splitUnspaced(text)])).toEqual(
    [],
  );
});
