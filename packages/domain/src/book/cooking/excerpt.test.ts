import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerpt } from './excerpt';

test.each([
  ['Bake.', 20, 'Bake.'],
  ['  Bake\n for long.  ', 20, 'Bake for long.'],
  ['Whisk the eggs. Fold in the flour and the milk.', 30, 'Whisk the eggs.'],
  ['Whisk the eggs with the sugar', 20, 'Whisk the eggs …'],
  ['St. Ives buns rise for two hours', 22, 'St. Ives buns rise …'],
  ['Supercalifragilistic', 8, 'Superca…'],
  ['', 8, ''],
])('the text %j cut to %i characters is %j', (text, maxLength, words) => {
  expect(excerpt(text, maxLength)).toBe(words);
});

test('an excerpt is never longer than asked for, and is always how the text begins', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 2, max: 80 }), (text, maxLength) => {
      const words = excerpt(text, maxLength);
      const line = text.replace(/\s+/g, ' ').trim();
      expect(words.length).toBeLessThanOrEqual(maxLength);
      expect(line.startsWith(words.replace(/ ?…$/, '')) || line === words).toBe(true);
    }),
  );
});
