import { describe, expect, test } from 'vitest';
import type { Ingredient } from '../ingredients/ingredient';
import { splitIngredientLine } from '../ingredients/parse-ingredient';
import { foodsOfRow } from './foods-of-row';

const several: [line: string, foods: string[]][] = [
  ['1 tsp each: cumin, paprika', ['1 tsp cumin', '1 tsp paprika']],
  ['1 tsp each ground cumin and coriander', ['1 tsp ground cumin', '1 tsp ground coriander']],
  [
    '1 tsp each dried oregano, salt and pepper',
    ['1 tsp dried oregano', '1 tsp salt', '1 tsp pepper'],
  ],
  ['2 each red and green capsicums', ['2 red capsicums', '2 green capsicums']],
  ['1/2 bunch each of parsley and mint, chopped', ['1/2 bunch parsley', '1/2 bunch mint']],
  ['300 g each beef and pork mince', ['300 g beef mince', '300 g pork mince']],
  ['1 cup each chicken and vegetable stock', ['1 cup chicken stock', '1 cup vegetable stock']],
  ['1 tsp each lemon and black pepper', ['1 tsp lemon', '1 tsp black pepper']],
  ['3 egg yolks plus 1 whole egg', ['3 egg yolks', '1 whole egg']],
  ['2 eggs + 1 yolk', ['2 eggs', '1 yolk']],
  ['2 cups stock + 1 cup water', ['2 cup stock', '1 cup water']],
  ['2 cups flour, plus 2 tbsp for dusting', ['2 cup flour', '2 tbsp flour']],
  ['salt and pepper', ['salt', 'pepper']],
  ['sour cream and lime wedges, to serve', ['sour cream', 'lime wedges']],
];

const single = [
  '1 cup plus 2 tbsp sugar',
  '2 cups flour, plus extra for dusting',
  '4 chicken breasts, 200 g each',
  '1 tsp salt and pepper',
  'half and half',
  'quandong bark and wattle leaves',
  '1 cup peas and corn',
];

describe('foodsOfRow', () => {
  test.each(several)('parts %s', (line, foods) => {
    expect(foodsOfRow(splitIngredientLine(line)).map(text)).toEqual(foods);
  });

  test.each(several)('parts the same line in a name: %s', (line, foods) => {
    expect(foodsOfRow({ name: line, amount: '', unit: '' })).toHaveLength(foods.length);
  });

  test.each(single)('leaves %s as it is', (line) => {
    const row = splitIngredientLine(line);
    expect(foodsOfRow(row)).toEqual([row]);
    const typed = { name: line, amount: '', unit: '' };
    expect(foodsOfRow(typed)).toEqual([typed]);
  });
});

function text({ amount, unit, name }: Ingredient): string {
  return [amount, unit, name].filter((part) => part !== '').join(' ');
}
