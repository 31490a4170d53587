import { describe, expect, test } from 'vitest';
import { cookedFoods, foodsNamedIn } from '../recipe-search/recipe-foods';
import { lookOfFood } from './food-looks';
import { recipeCover } from './recipe-cover';

const coverOf = (title: string, lines: readonly string[] = [], cuisine?: string) =>
  recipeCover({
    title,
    cuisine,
    titleFoods: foodsNamedIn(title),
    foods: cookedFoods(lines.map((name) => ({ name, amount: '', unit: '' }))),
  });

describe('a food', () => {
  test.each([
    ['brown-onion', 'onion'],
    ['sweet-potato', 'sweet-potato'],
    ['cream-cheese', 'cream'],
    ['coconut-milk', 'coconut-milk'],
    ['green-bean', 'green-bean'],
    ['butternut-pumpkin', 'pumpkin'],
    ['fish-sauce', undefined],
    ['cornflour', undefined],
    ['chicken-stock', undefined],
    ['olive-oil', undefined],
    ['salt', undefined],
  ])('a food with the key %s looks like %s', (key, look) => {
    expect(lookOfFood(key)).toBe(look);
  });
});

test('the foods of the title come first on a cover, onions and butter last, six at most', () => {
  const lines =
    '1 onion,20 g butter,200 g bacon,3 eggs,1 carrot,1 cup peas,100 g feta,2 tomatoes,1 zucchini';
  expect(coverOf('Zucchini slice', lines.split(',')).foods).toEqual([
    'zucchini',
    'bacon',
    'carrot',
    'pea',
    'feta',
    'tomato',
  ]);
  expect(coverOf('Zucchini slice', lines.split(',').slice(0, 3)).foods).toEqual([
    'zucchini',
    'bacon',
    'onion',
    'butter',
  ]);
});

test('the colour of a cover follows the cuisine, also one that the title names, then the course', () => {
  expect(coverOf('Dal', [], 'Indian').colour).toBe('amber');
  expect(coverOf('Thai salad').colour).toBe('amber');
  const dessert = { title: 'Mousse', course: 'dessert', titleFoods: [], foods: [] } as const;
  expect(recipeCover(dessert).colour).toBe('rose');
});

test('a recipe of which nothing is known has a cover without a dish', () => {
  expect(coverOf('Nana’s best')).toEqual({
    kind: undefined,
    foods: [],
    colour: expect.any(String),
  });
});
