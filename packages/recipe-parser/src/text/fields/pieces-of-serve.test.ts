import { expect, it } from 'vitest';
import { nutritionOfPiece } from './pieces-of-serve';

const stated = { energyKj: 2000, fatGrams: 10.5 };

it.each([
  ['2 tacos', '10 tacos', 1000],
  ['2 taco', '10 tacos', 1000],
  ['3 cookies', 'Makes 24 small cookies', 666.67],
  ['4 meatballs', 'about 20 meatballs', 500],
  ['2 small pancakes', '12 pancakes', 1000],
])(
  'the nutrition of %s of a recipe that makes %s is stated for one',
  (servingSize, yieldText, energyKj) => {
    expect(nutritionOfPiece(stated, { servingSize, yieldText }).energyKj).toBe(energyKj);
  },
);

it.each([
  ['1 taco', '10 tacos'],
  ['2 tacos', '4 servings'],
  ['2 servings', '10 servings'],
  ['2 cups', '8 cups'],
  ['100 g', '12 muffins'],
  ['12 tacos', '12 tacos'],
  ['1/4 pie', '1 pie'],
  ['2 g', '12 g'],
  [undefined, '12 muffins'],
  ['2 muffins', undefined],
])(
  'the nutrition of %s of a recipe that makes %s stays as it is stated',
  (servingSize, yieldText) => {
    expect(nutritionOfPiece(stated, { servingSize, yieldText })).toEqual(stated);
  },
);
