import { expect, test } from 'vitest';
import { departmentOf, listFromLines } from './list-from-lines';

test('recipes that are plain lines make a shopping list', () => {
  const meals = [
    {
      recipe: { title: 'Soup', serves: 4, ingredients: ['2 onions', '1 litre chicken stock'] },
      quantity: 0.5,
      date: '2026-03-02',
    },
    {
      recipe: { title: 'Salad', ingredients: ['2-3 tomatoes', 'salt, to taste'] },
      quantity: 1,
      date: '2026-03-03',
    },
  ];
  const lines = listFromLines({ meals });
  expect(
    lines.map(({ name, amount, amountMax, unit, aisle }) => [name, amount, amountMax, unit, aisle]),
  ).toEqual([
    ['Onion', 1, 1, '', 'Fruit & Veg'],
    ['Tomatoes', 2, 3, '', 'Fruit & Veg'],
    ['Chicken stock', 500, 500, 'ml', 'Pantry'],
    ['Salt', null, null, '', 'Herbs & Spices'],
  ]);
  expect(lines[0]?.parts).toEqual([{ recipe: 'Soup', date: '2026-03-02', text: '2 onions' }]);
});

test('the department of anything typed is found', () => {
  expect(departmentOf('2 kg brown onions')).toBe('Fruit & Veg');
  expect(departmentOf('dishwasher tablets')).toBe('Household & Personal Care');
});
