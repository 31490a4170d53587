import { expect, test } from 'vitest';
import { nutritionOfRecipe } from './recipe-nutrition';

const gramsOf = (amount: string, unit: string, name: string, note: string) => {
  const [line] = nutritionOfRecipe([{ amount, unit, name, note }], 'us').lines;
  return line?.grams === undefined ? undefined : Math.round(line.grams);
};

test.each([
  ['1', 'cup', 'noodles', 'about 2 ounces', 57],
  ['2', 'cup', 'wonton wrappers', 'sliced; 100 g', 100],
  ['1', 'bunch', 'wonton wrappers', 'torn (about 150 grams)', 150],
])('a measure that nothing weighs (%s %s %s) and states "%s" weighs %s g', (...line) => {
  const [amount, unit, name, note, grams] = line;
  expect(gramsOf(amount, unit, name, '')).toBeUndefined();
  expect(gramsOf(amount, unit, name, note)).toBe(grams);
});

test.each([
  ['of each of several pieces', '3', 'bunch', 'wonton wrappers', '200 g'],
  ['a volume', '1', 'bunch', 'wonton wrappers', '250 ml'],
  ['one with more words', '1', 'bunch', 'wonton wrappers', '500 g when cooked'],
  ['beside what the food table knows', '1', 'cup', 'white sugar', '300 g'],
])('a stated weight does not count if it is %s', (_, amount, unit, name, note) => {
  expect(gramsOf(amount, unit, name, note)).toBe(gramsOf(amount, unit, name, ''));
});
