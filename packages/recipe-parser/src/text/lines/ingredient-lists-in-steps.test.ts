import { expect, it } from 'vitest';
import { isListOnly, ingredientWordSet, withoutIngredientList } from './ingredient-lists-in-steps';

const listed = ingredientWordSet([
  '1 tbsp olive oil',
  '½ tsp salt',
  '2 eggs, whisked',
  'about 1 cup shredded lettuce',
]);

it.each<[string, string]>([
  ['Warm the oil. 1 tbsp olive oil', 'Warm the oil.'],
  ['Warm the oil (slowly). 1 tbsp olive oil, ½ tsp salt', 'Warm the oil (slowly).'],
  ['Whisk! 2 eggs, whisked', 'Whisk!'],
  ['Fry the bacon. Warm. 1 tbsp olive oil. 2 eggs', 'Fry the bacon. Warm.'],
  ['Top with lettuce. about 1 cup shredded lettuce', 'Top with lettuce.'],
])('the ingredient list in the step "%s" is dropped', (step, plain) => {
  expect(withoutIngredientList(step, listed)).toBe(plain);
});

it.each([
  'Warm the oil.',
  'Warm the oil. Add 2 eggs.',
  'Fry the eggs. 2 minutes are enough.',
  '2 eggs, whisked',
  'Beat. Salt.',
  '',
])('the step %j has no ingredient list to drop', (step) => {
  expect(withoutIngredientList(step, listed)).toBe(step);
});

it.each<[string, boolean]>([
  ['1 tbsp olive oil, ½ tsp salt', true],
  ['2 eggs', true],
  ['1 tbsp olive oil into a pan', false],
  ['2 eggs, whisked, go in now.', false],
  ['Salt', false],
])('the step "%s" is only a list: %s', (step, isList) => {
  expect(isListOnly(step, listed)).toBe(isList);
});
