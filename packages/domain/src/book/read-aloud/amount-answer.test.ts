import { expect, test } from 'vitest';
import { amountAnswer, type AnswerLine } from './amount-answer';

const pie: AnswerLine[] = [
  { name: 'unsalted butter', amount: '150 g', section: 'Pastry' },
  { name: 'plain flour', amount: '2 cups', section: 'Pastry' },
  { name: 'butter', amount: '50 g', section: 'Sauce' },
  { name: 'brown onion', amount: '1', section: 'Sauce' },
  { name: 'butter lettuce', amount: '1' },
  { name: 'tomatoes', amount: '3' },
  { name: 'bay leaf', amount: '1' },
  { name: 'cherries', amount: '200 g' },
  { name: 'salt', amount: '' },
  { name: 'couscous', amount: '1 cup' },
  { name: 'eggs', amount: '3' },
  { name: 'milk, warm', amount: '1 cup' },
];

test.each([
  ['butter', 'Pastry: 150 g unsalted butter; Sauce: 50 g butter.'],
  ['the butter', 'Pastry: 150 g unsalted butter; Sauce: 50 g butter.'],
  ['Butter for the sauce', 'Sauce: 50 g butter.'],
  ['butter in the pastry', 'Pastry: 150 g unsalted butter.'],
  ['butter for the topping', 'Pastry: 150 g unsalted butter; Sauce: 50 g butter.'],
  ['unsalted butter', 'Pastry: 150 g unsalted butter.'],
  ['butter lettuce', '1 butter lettuce.'],
  ['lettuce', '1 butter lettuce.'],
  ['onions', 'Sauce: 1 brown onion.'],
  ['tomato', '3 tomatoes.'],
  ['bay leaves', '1 bay leaf.'],
  ['cherry', '200 g cherries.'],
  ['egg', '3 eggs.'],
  ['self-raising flour', undefined],
  ['flour', 'Pastry: 2 cups plain flour.'],
  ['plain white flour', 'Pastry: 2 cups plain flour.'],
  ['couscous', '1 cup couscous.'],
  ['milk', '1 cup milk, warm.'],
  ['salt do I need', 'salt, without an amount.'],
  ['saffron', undefined],
  ['the', undefined],
  ['', undefined],
])('a cook who asks how much "%s" hears %j', (asked, answer) => {
  expect(amountAnswer(asked, pie)).toBe(answer);
});
