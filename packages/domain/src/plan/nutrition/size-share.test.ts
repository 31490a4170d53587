import { findFood } from '@saltbush/recipe-parser/foods';
import { expect, test } from 'vitest';
import { nutritionOfRecipe } from './recipe-nutrition';
import { sizeShare } from './size-share';

const onion = findFood('onion').food;

test.each([
  ['2 small onions', 0.75],
  ['1 small onion, finely diced', 0.75],
  ['a large onion', 1.3],
  ['1 large-sized onion', 1.3],
  ['1 onion, large', 1.3],
  ['2 onions, sliced, small', 0.75],
  ['2 extra-large onions', 1.5],
  ['1 very small onion', 0.6],
  ['1 medium onion', 1],
  ['1 onion', 1],
  ['1 onion, cut into large pieces', 1],
  ['4 small to medium onions', 1],
])('a piece of the line "%s" is %s times the usual one', (text, share) => {
  expect(sizeShare(text, onion)).toBe(share);
});

test('eggs are as large as recipes mean them, whatever they are called', () => {
  expect(sizeShare('2 large eggs', findFood('egg').food)).toBe(1);
});

test('the size of a piece counts, that of a measure does not', () => {
  const gramsOf = (name: string) =>
    nutritionOfRecipe([{ name, amount: '', unit: '' }]).lines[0]!.grams!;
  expect(gramsOf('2 small onions')).toBeCloseTo(gramsOf('2 onions') * 0.75, 6);
  expect(gramsOf('1 large handful spinach')).toBe(gramsOf('1 handful spinach'));
  expect(gramsOf('100 g small onions')).toBe(100);
});
