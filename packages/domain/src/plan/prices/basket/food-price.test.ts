import { expect, test } from 'vitest';
import { findFoodById } from '@saltbush/recipe-parser/foods';
import { factsOf } from '../../shopping-list/needs/list-needs';
import { centsOf100Grams } from './food-price';

test.each([
  ['beef-mince', 'g', 1.5, 150],
  ['milk', 'ml', 0.155, 15],
  ['brown-onion', 'each', 75, 50],
  ['garlic', 'each', 120, 333],
  ['beef-mince', 'each', 900, undefined],
  ['beef-mince', 'sheet', 9, undefined],
] as const)('a price of %s by %s becomes one for 100 grams', (key, unit, cents, expected) => {
  const price = centsOf100Grams(factsOf(findFoodById(key)!), { unit, cents });
  expect(price === undefined ? undefined : Math.round(price)).toBe(expected);
});
