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

const kuchen: AnswerLine[] = [
  { name: 'Eier (Gr. M)', amount: '3', section: 'Teig' },
  { name: 'Butter', amount: '150 g', section: 'Teig' },
  { name: 'Butter', amount: '50 g', section: 'Streusel' },
  { name: 'Äpfel', amount: '4', section: 'Belag' },
  { name: 'rote Zwiebel', amount: '1' },
  { name: 'Rüebli', amount: '300 g' },
  { name: 'Kirschtomaten', amount: '10' },
  { name: 'Nüsse, gehackt', amount: '80 g' },
];

test.each([
  ['ei', 'Teig: 3 Eier (Gr. M).'],
  ['eier', 'Teig: 3 Eier (Gr. M).'],
  ['apfel', 'Belag: 4 Äpfel.'],
  ['zwiebeln', '1 rote Zwiebel.'],
  ['roten zwiebeln', '1 rote Zwiebel.'],
  ['kirschtomate', '10 Kirschtomaten.'],
  ['nuss', '80 g Nüsse, gehackt.'],
  ['rüebli', '300 g Rüebli.'],
  ['butter für die streusel', 'Streusel: 50 g Butter.'],
  ['butter zum teig', 'Teig: 150 g Butter.'],
  ['paradeiser', undefined],
])('a cook who asks in German how much "%s" hears %j', (asked, answer) => {
  expect(amountAnswer(asked, kuchen)).toBe(answer);
});
