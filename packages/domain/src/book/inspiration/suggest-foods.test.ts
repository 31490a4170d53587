import { expect, test } from 'vitest';
import { findFood, findFoodById } from '@saltbush/recipe-parser/foods';
import { commonFoods, foodsToChoose } from './common-foods';
import { suggestFoods } from './suggest-foods';

test('foods that begin with the typed letters come first, shorter before longer', () => {
  expect(suggestFoods('brown on', 5)).toEqual(['brown onion']);
  expect(suggestFoods('oni', 3)[0]).toBe('onion');
  expect(suggestFoods('brown', 3)).not.toContain('brownie');
  expect(suggestFoods('bell', 3)).toContain('bell pepper');
});

test('foods are suggested by a word inside their name too', () => {
  expect(suggestFoods('thigh', 10).some((name) => name.includes('chicken'))).toBe(true);
});

test.each([
  ['chi', 'chicken'],
  ['e', 'egg'],
  ['pot', 'potato'],
  ['tom', 'tomato'],
  ['ric', 'rice'],
  ['cor', 'corn kernel'],
  ['ham', 'ham'],
  ['ca', 'carrot'],
])('the commonest of all foods that begin with %j comes first: %s', (typed, food) => {
  expect(suggestFoods(typed, 3)[0]).toBe(food);
});

test('every common food is a food, once', () => {
  expect(commonFoods.filter((id) => !findFoodById(id))).toEqual([]);
  expect(new Set(commonFoods).size).toBe(commonFoods.length);
});

test('every food that is offered to be chosen is a common food, under a name that means it', () => {
  const ids = foodsToChoose.map(({ id }) => id);
  expect(ids.filter((id) => !commonFoods.includes(id))).toEqual([]);
  expect(foodsToChoose.map(({ name }) => findFood(name).key)).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});

test('capitals and accents do not count for a suggestion; nothing typed suggests nothing', () => {
  expect(suggestFoods('JALAPEÑ', 1)).toEqual(suggestFoods('jalapen', 1));
  expect(suggestFoods(' ', 5)).toEqual([]);
  expect(suggestFoods('xyzzy', 5)).toEqual([]);
});
