import { expect, test } from 'vitest';
import { cookedFoods, foodRuns, foodsNamedIn, namesOf } from './recipe-foods';

const needs = (...names: string[]) => names.map((name) => ({ name, amount: '', unit: '' }));

test.each([
  [['brown onions, chopped'], ['brown-onion', 'onion']],
  [['bell pepper', 'capsicums'], ['capsicum']],
  [['quandong bark'], ['quandong-bark']],
  [[], []],
])('a recipe of the rows %j is cooked with %j', (names, keys) => {
  expect(cookedFoods(needs(...names))).toEqual(keys);
});

test('the English of the recipe decides which food is meant', () => {
  expect(cookedFoods(needs('coriander'), 'us')).not.toEqual(cookedFoods(needs('coriander'), 'au'));
});

test('a food has its other names, an unknown food has none', () => {
  expect(namesOf('capsicum')).toEqual(expect.arrayContaining(['capsicum', 'bell pepper']));
  expect(namesOf('quandong-bark')).toEqual([]);
});

test('the longest name of a food wins', () => {
  expect(foodsNamedIn('Sweet potato bake')).toEqual(['sweet-potato']);
  expect(foodsNamedIn('Chicken stir-fry')).toEqual(foodsNamedIn('Chicken'));
  expect(foodRuns('chicken bell peppers bake').map(({ text, food }) => [text, food])).toEqual([
    ['chicken', 'chicken'],
    ['bell peppers', 'capsicum'],
    ['bake', undefined],
  ]);
});
