import { expect, test } from 'vitest';
import { findFoodById, listFoods } from '@saltbush/recipe-parser/foods';
import { packsOfFood } from '../../shopping-list/packs/packs-of-food';
import { packOf } from './packs';

test.each([
  ['basil', 100],
  ['coriander', 100],
  ['flat-leaf-parsley', 100],
  ['dill', 50],
  ['lettuce', 800],
  ['spinach', 300],
])('Magic Menu plans against the waste of %s in the pack that the list buys', (id, grams) => {
  const food = findFoodById(id)!;
  expect(packOf(food, 'au')?.grams).toBe(grams);
  expect(packsOfFood(food)[0]?.amount).toBe(grams);
});

test('half a celery is what is left over at most, where shops sell halves', () => {
  expect(packOf(findFoodById('celery')!, 'au')).toMatchObject({ grams: 500, isPiece: false });
});

test('a carton that is sold in millilitres has a weight', () => {
  expect(packOf(findFoodById('thickened-cream')!, 'au')?.grams).toBeCloseTo(303);
});

test('a food that is sold as it grows weighs as much as one of it', () => {
  expect(packOf(findFoodById('fennel')!, 'au')).toEqual({
    id: 'fennel',
    grams: 300,
    isPiece: expect.any(Boolean),
  });
});

test.each(['pumpkin', 'snow-pea', 'onion', 'rice'])('nothing of %s is left over to wilt', (id) => {
  expect(packOf(findFoodById(id)!, 'au')).toBeUndefined();
});

test('each of the 36 foods that wilt is a food of the table, and has a pack', () => {
  const wilting = [...listFoods()].filter((food) => packOf(food, 'au')?.id === food.id);
  expect(wilting).toHaveLength(36);
});
