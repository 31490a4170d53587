import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findFood, listFoods } from '@saltbush/recipe-parser/foods';
import { foodsCovered, similarityOf } from './food-substitutes';

test.each([
  ['brown onion', 'onions', 'same'],
  ['onion', 'brown onions, sliced', 'general'],
  ['red onion', 'brown onion', 'like'],
  ['chicken', 'chicken thigh fillets', 'general'],
  ['chicken breast', 'chicken thigh fillets', 'like'],
  ['chicken mince', 'chicken thigh fillets', undefined],
  ['chicken', 'whole chicken', 'like'],
  ['beef', 'stewing beef', 'general'],
  ['beef', 'corned beef', undefined],
  ['chicken', 'chicken stock', undefined],
  ['brie', 'cheese', 'same'],
  ['cheese', 'brie', 'like'],
  ['bell pepper', 'red capsicum', 'general'],
  ['potato', 'sweet potato', undefined],
  ['quandong', 'quandongs', 'same'],
  ['quandong', 'lemon', undefined],
] as const)('the food %s at hand does for %s: %s', (atHand, needed, expected) => {
  expect(similarityOf(findFood(atHand), findFood(needed))).toBe(expected);
});

const keys = [...listFoods()].map(({ id }) => id);

test('needed foods are covered by what one of the foods at hand does for', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...keys), { maxLength: 6 }), (atHand) => {
      const covered = foodsCovered(atHand);
      const does = keys.filter((needed) =>
        atHand.some((key) => {
          const likeness = similarityOf(findFood(idText(key)), findFood(idText(needed)));
          return likeness === 'same' || likeness === 'general';
        }),
      );
      expect([...covered].sort()).toEqual(does.sort());
    }),
    { numRuns: 20 },
  );
});

const names = new Map([...listFoods()].map(({ id, names: [name] }) => [id, name!]));
const idText = (id: string): string => names.get(id)!;

test('a food at hand, said in general, does for no more than its kinds', () => {
  expect(foodsCovered(['brown-onion'])).toEqual(new Set(['brown-onion', 'onion']));
  expect(foodsCovered(['onion'])).toContain('red-onion');
  expect(foodsCovered(['cheese'])).toEqual(new Set(['cheese']));
});
