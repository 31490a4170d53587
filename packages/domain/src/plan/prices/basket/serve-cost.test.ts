import { expect, test } from 'vitest';
import { serveCost } from './serve-cost';

const prices = { 'beef-mince': 150, onion: 30, spaghetti: 40, tomato: 50, garlic: 200 };
const foods = ['beef-mince', 'onion', 'spaghetti', 'tomato', 'garlic'];

test.each<[string, string[], number[], number | undefined]>([
  ['all known', foods, [150, 50, 100, 100, 5], 3.4],
  ['one of five without an amount', foods, [150, 50, 100, 100, 0], 3.3],
  ['one of five without a price', [...foods.slice(0, 4), 'saffron'], [150, 50, 100, 100, 1], 3.3],
  [
    'two of five not known',
    [...foods.slice(0, 3), 'saffron', 'salt'],
    [150, 50, 100, 1, 0],
    undefined,
  ],
  ['nothing in it', [], [], undefined],
  ['nothing known', ['saffron'], [1], undefined],
])('a serve costs what its priced foods cost: %s', (_what, keys, grams, dollars) => {
  const cost = serveCost({ foods: keys, grams }, prices);
  expect(cost === undefined ? undefined : Math.round(cost * 100) / 100).toBe(dollars);
});
