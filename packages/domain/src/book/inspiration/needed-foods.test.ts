import { expect, test } from 'vitest';
import { findFoodById } from '@saltbush/recipe-parser/foods';
import { universalStaples, neededFoods } from './needed-foods';

const row = (name: string, note?: string, section?: string) => ({
  name,
  amount: '1',
  unit: '',
  note,
  section,
});

test('needed foods have the recipe’s own names, without what is done to the food', () => {
  const [limes, onion, sauce, basil] = neededFoods([
    row('limes, juiced'),
    row('brown onion, sliced'),
    row('Worcestershire sauce'),
    row('finely chopped thai basil leaves'),
  ]);
  expect(limes).toMatchObject({ key: 'lime', name: 'limes', isOptional: false });
  expect(onion?.name).toBe('brown onion');
  expect(sauce?.name).toBe('Worcestershire sauce');
  expect(basil?.name).toBe('thai basil leaves');
});

test('a needed food on two rows is one, and a row of two foods is two', () => {
  const rows = [
    row('butter'),
    row('butter, for greasing'),
    { ...row('cumin and paprika', 'each'), unit: 'tsp' },
  ];
  expect(neededFoods(rows).map(({ key }) => key)).toEqual(['butter', 'ground-cumin', 'paprika']);
});

test('any of several alternative foods of a row will do', () => {
  const [spread] = neededFoods([row('butter or margarine')]);
  expect(spread?.foods.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['butter', 'margarine']),
  );
});

test('water, salt and pepper are never among the needed foods', () => {
  const names = [
    'boiling water',
    'sea salt',
    'freshly ground black pepper',
    'salt and pepper',
    'ice',
  ];
  expect(neededFoods(names.map((name) => row(name)))).toEqual([]);
  for (const key of universalStaples) {
    if (key !== 'water' && key !== 'ice') expect(findFoodById(key), key).toBeDefined();
  }
});

test.each([
  [row('coriander, to serve')],
  [row('chilli flakes', 'optional')],
  [{ ...row('sugar'), amount: 'to taste' }],
  [row('lime wedges', undefined, 'To serve:')],
  [row('parsley', 'for garnish')],
  [row('cream (optional)')],
])('the ingredient %o can be left out', (ingredient) => {
  expect(neededFoods([ingredient])).toMatchObject([{ isOptional: true }]);
});

test('a food that is needed on one row is needed, though it is optional on another', () => {
  const twice = [row('coriander, to serve'), row('coriander')];
  expect(neededFoods(twice)).toMatchObject([{ isOptional: false }]);
  expect(neededFoods(twice.toReversed())).toMatchObject([{ isOptional: false }]);
});
