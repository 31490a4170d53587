import { expect, test } from 'vitest';
import { item, listOf, recipe, today } from '../../../../testing/list-weeks';
import { itemsOfText } from './items-of-text';
import { listAsText } from './list-as-text';

const soup = recipe(
  'Soup',
  '2 onions',
  '150 g onion',
  '2 cloves garlic',
  '1 L milk',
  '1 cup water',
);
const pie = recipe('Pie', '500 g beef mince', '1 avocado (optional)', 'salt, to taste');

test('a shared list is what is to buy, aisle by aisle', () => {
  const list = listOf({
    recipes: [soup, pie],
    items: [item('2 L organic milk'), item('nappies size 4', { note: 'the green pack' })],
    lines: [{ key: 'garlic', covered: [{ amount: 2, unit: 'clove' }] }],
    foods: { salt: { isStaple: true } },
  });
  expect(listAsText(list)).toBe(
    [
      'Fruit & Veg',
      '- 3 onions (about 450 g)',
      '- 1 avocado (optional)',
      '',
      'Meat & Seafood',
      '- 500 g beef mince',
      '',
      'Dairy, Eggs & Fridge',
      '- 3 L bottle milk (Organic milk)',
      '',
      'Baby',
      '- nappies size 4 (the green pack)',
    ].join('\n'),
  );
});

test('a shared list says what is missing, and what was set by hand', () => {
  const list = listOf({
    recipes: [pie],
    quantity: 2,
    lines: [
      { key: 'beef-mince', covered: [{ amount: 500, unit: 'g' }] },
      { key: 'avocado', name: 'Shepard avocados', amount: 'a bag' },
    ],
    foods: { salt: { isStaple: true } },
  });
  expect(listAsText(list).split('\n')).toEqual([
    'Fruit & Veg',
    '- a bag Shepard avocados (optional)',
    '',
    'Meat & Seafood',
    '- beef mince: need 500 g more',
  ]);
});

test('a shared list says what may be bought instead, and for which recipe', () => {
  const cake = recipe('Cake', '100 g butter, or margarine', '1 tbsp honey or golden syrup');
  const naan = recipe('Naan', '50 g butter');
  expect(listAsText(listOf({ recipes: [cake, naan] })).split('\n')).toEqual([
    'Dairy, Eggs & Fridge',
    '- 250 g block butter (or margarine for Cake)',
    '',
    'Pantry',
    '- 500 g jar honey (or golden syrup)',
  ]);
});

test('items that wait to be read are in the shared list, as typed', () => {
  const list = listOf({
    items: [item('BBQ things', { needs: undefined }), item('soap', { tickedOn: today })],
  });
  expect(listAsText(list)).toBe('Other\n- BBQ things');
  expect(listAsText(listOf({}))).toBe('');
});

test('a list that one person shares can be pasted by another', () => {
  const shared = listAsText(listOf({ recipes: [soup, pie], items: [item('6 widgets')] }));
  expect(itemsOfText(shared).items).toEqual([
    '1 bulb garlic',
    '3 onions (about 450 g)',
    '1 avocado (optional)',
    '500 g beef mince',
    '1 L bottle milk',
    '6 widgets',
    '1 packet salt',
  ]);
});
