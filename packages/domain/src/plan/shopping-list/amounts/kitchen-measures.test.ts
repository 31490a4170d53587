import { expect, test } from 'vitest';
import { buildShoppingList } from '../build-shopping-list';

function textOf(lines: readonly string[], measures: 'au' | 'us' = 'us') {
  const ingredients = lines.map((name) => ({ name, amount: '', unit: '' }));
  const recipe = { id: 'r', title: 'Recipe', measures, ingredients };
  return buildShoppingList([{ recipe, quantity: 1, date: '2026-03-01' }]).map(({ text }) => text);
}

test.each([
  ['2 cups pulled pork', 'about 2 cups'],
  ['1 tbsp thyme leaves', '3 tsp'],
  ['2 tbsp taco seasoning blend', '1½ tbsp'],
  ['3 tbsp taco seasoning blend', 'about 2½ tbsp'],
  ['1/3 cup chopped candy canes', 'about ⅓ cup'],
  ['2/3 cup pulled pork', 'about ⅔ cup'],
  ['3/4 cup pulled pork', 'about ¾ cup'],
  ['1 2/3 cups pulled pork', 'about 1⅔ cups'],
  ['6 tbsp frozen apple juice concentrate', '4½ tbsp'],
  ['1/4 to 1/2 cup spice rub', 'about ¼–½ cup'],
  // Poured: by the millilitre.
  ['2 cups chicken stock', '473 mL'],
  ['1 cup buttermilk', '237 mL'],
  ['1 cup water', '237 mL'],
  // Weighed.
  ['2 cups plain flour', 'about 250 g'],
])('the American measure %s is here %s', (line, text) => {
  expect(textOf([line])).toEqual([text]);
});

test('pieces that were added up by weight are quarters', () => {
  expect(textOf(['1 cup onion, diced', '1 onion'])).toEqual(['2¼ (about 310 g)']);
});

test('an inch is 2.5 centimetres', () => {
  expect(textOf(['2 inch spring onion', '2 inch ginger'])).toEqual(['5 cm', '5 cm']);
});

test('amounts in our own measures stay as they are', () => {
  expect(textOf(['2 cups pulled pork', '1 tbsp thyme leaves'], 'au')).toEqual(['1 tbsp', '2 cups']);
});
