import { findFood } from '@saltbush/recipe-parser/foods';
import { expect, test } from 'vitest';
import { weightOf } from './main-foods';

test.each([
  ['chicken thighs', 3],
  ['salmon fillet', 3],
  ['potatoes', 2],
  ['pasta', 2],
  ['milk', 2],
  ['zorbleaf', 2],
  ['cumin', 0.5],
  ['olive oil', 0.5],
  ['soy sauce', 0.5],
  ['garlic', 0.5],
  ['parsley', 0.5],
  ['lemon zest', 0.5],
])('the food %s weighs %d in a dish', (name, weight) => {
  expect(weightOf(findFood(name))).toBe(weight);
});
