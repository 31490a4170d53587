import { expect, test } from 'vitest';
import { parseFoodTable } from './food';
import { foodWords, singularWords } from './food-words';
import { plural, singular } from './plurals';

test.each([
  ['tomatoes', 'tomato'],
  ['berries', 'berry'],
  ['leaves', 'leaf'],
  ['peaches', 'peach'],
  ['radishes', 'radish'],
  ['cookies', 'cookie'],
  ['olives', 'olive'],
  ['kiwis', 'kiwi'],
  ['chillies', 'chilli'],
  ['mangos', 'mango'],
  ['asparagus', 'asparagus'],
  ['couscous', 'couscous'],
  ['watercress', 'watercress'],
  ['molasses', 'molasses'],
  ['peas', 'pea'],
])('one of the food %s is %s', (many, one) => {
  expect(singular(many)).toBe(one);
});

test.each([
  ['bay leaf', 'bay leaves'],
  ['carrot', 'carrots'],
  ['strawberry', 'strawberries'],
  ['potato', 'potatoes'],
  ['avocado', 'avocados'],
  ['radish', 'radishes'],
  ['turkey', 'turkeys'],
])('more of the food %s are %s', (one, many) => {
  expect(plural(one)).toBe(many);
});

test('a food shown in the plural is found by it', () => {
  for (const food of parseFoodTable().values()) {
    const shown = singularWords(foodWords(food.name)).join(' ');
    const [first = ''] = food.names;
    expect(shown, food.name).toBe(singularWords(foodWords(first)).join(' '));
  }
});
