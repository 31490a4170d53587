import { expect, test } from 'vitest';
import { characterCount, type CharacterCount } from './character-count';

test.each<[length: number, most: number, space: CharacterCount]>([
  [0, 200, {}],
  [179, 200, {}],
  [180, 200, { hint: '20 of 200 characters left' }],
  [200, 200, { hint: '0 of 200 characters left' }],
  [201, 200, { error: 'Please use at most 200 characters: 1 too many' }],
  [20_000, 5_000, { error: 'Please use at most 5,000 characters: 15,000 too many' }],
])('a text of %d characters, where there is room for %d, is counted', (length, most, space) => {
  expect(characterCount('a'.repeat(length), most)).toEqual(space);
});

test('blanks at the ends of a text do not count', () => {
  expect(characterCount(` ${'a'.repeat(50)}\n\n`, 50)).toEqual({ hint: '0 of 50 characters left' });
});
