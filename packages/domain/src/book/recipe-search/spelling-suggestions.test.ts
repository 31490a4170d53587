import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowedMistakes, spellingSuggestions } from './spelling-suggestions';

const words = [
  'chicken',
  'chickpea',
  'kitchen',
  'beef',
  'brie',
  'spaghetti',
  'bolognese',
  'rice',
  'soup',
  'ham',
];

test.each([
  ['chikcen', ['chicken']],
  ['chiken', ['chicken']],
  ['chickenn', ['chicken']],
  ['spageti', ['spaghetti']],
  ['bolgnaise', ['bolognese']],
  ['bolongese', ['bolognese']],
  ['bref', ['beef']],
  ['rife', ['rice']],
  ['hma', []],
  ['chardonnay', []],
])('the typed word %s may mean %j', (typed, meant) => {
  expect(spellingSuggestions(typed, words)).toEqual(meant);
});

test('a beginning of a word is compared with beginnings', () => {
  expect(spellingSuggestions('chikc', words)).toEqual([]);
  expect(spellingSuggestions('chikc', words, { isUnfinished: true })).toEqual([
    'chicken',
    'chickpea',
  ]);
});

test('spelling suggestions are at most three words, the likelier first', () => {
  const alike = ['bake', 'cake', 'rake', 'lake', 'make'];
  expect(spellingSuggestions('zake', alike)).toEqual(['bake', 'cake', 'rake']);
});

const letters = fc.string({ unit: fc.constantFrom(...'abcd'), maxLength: 9 });

test('a word means itself, and nothing with more mistakes than its length forgives', () => {
  fc.assert(
    fc.property(letters, letters, (typed, meant) => {
      expect(spellingSuggestions(typed, [meant, typed])).toContain(typed);
      const isMeant = spellingSuggestions(typed, [meant]).length > 0;
      const difference = Math.abs(typed.length - meant.length);
      if (isMeant) expect(difference).toBeLessThanOrEqual(allowedMistakes(typed));
    }),
  );
});
