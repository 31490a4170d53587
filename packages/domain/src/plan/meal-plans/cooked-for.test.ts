import { expect, test } from 'vitest';
import { cookedFor } from './cooked-for';

test.each([
  [1.5, { serves: 4 }, 'for 6'],
  [1, { serves: 4, isServesUnknown: true }, '×1'],
  [2, { serves: 4, isServesUnknown: true }, '×2'],
])('a recipe cooked %f times, being %o, reads %s', (quantity, recipe, text) => {
  expect(cookedFor(quantity, recipe)).toBe(text);
});
