import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forgivenMistakes, likestWords } from './likest-words';

const words = [
  'chicken',
  'chickpea',
  'kitchen',
  'beef',
  'brie',
  'spaghetti',
  'rice',
  'soup',
  'ham',
];

test.each([
  ['chikcen', ['chicken']],
  ['chiken', ['chicken']],
  ['chickenn', ['chicken']],
  ['spageti', ['spaghetti']],
  ['bref', ['beef']],
  ['rife', ['rice']],
  ['hma', []],
  ['chardonnay', []],
])('%s may mean %j', (typed, meant) => {
  expect(likestWords(typed, words)).toEqual(meant);
});

test('a beginning is compared with beginnings', () => {
  expect(likestWords('chikc', words)).toEqual([]);
  expect(likestWords('chikc', words, { isUnfinished: true })).toEqual(['chicken', 'chickpea']);
});

test('at most three words, the likelier first', () => {
  const alike = ['bake', 'cake', 'rake', 'lake', 'make'];
  expect(likestWords('zake', alike)).toEqual(['bake', 'cake', 'rake']);
});

const letters = fc.string({ unit: fc.constantFrom(...'abcd'), maxLength: 9 });

test('a word means itself, and nothing with more mistakes than are forgiven in length', () => {
  fc.assert(
    fc.property(letters, letters, (typed, meant) => {
      expect(likestWords(typed, [meant, typed])).toContain(typed);
      const isMeant = likestWords(typed, [meant]).length > 0;
      const apart = Math.abs(typed.length - meant.length);
      if (isMeant) expect(apart).toBeLessThanOrEqual(forgivenMistakes(typed));
    }),
  );
});
