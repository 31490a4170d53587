import { describe, expect, it } from 'vitest';
import { findFood } from './find-food';
import { findNamedFood } from './food-index';
import { isSubstitute, substituteGroups } from './substitutes';

describe('isSubstitute', () => {
  it.each([
    ['butter', 'margarine', true],
    ['brown onion', 'red onion', true],
    ['penne', 'spaghetti', true],
    ['greek yoghurt', 'sour cream', true],
    ['carrot', 'radish', false],
    ['salt', 'pepper', false],
  ])('the food %s does for %s: %s', (one, other, does) => {
    const [a, b] = [findFood(one).food!, findFood(other).food!];
    expect(isSubstitute(a, b)).toBe(does);
    expect(isSubstitute(b, a)).toBe(does);
  });

  it.each(substituteGroups)('the table of substitutes knows every food of %s', (group) => {
    for (const name of group.split(', ')) expect(findNamedFood(name), name).toBeDefined();
  });
});
