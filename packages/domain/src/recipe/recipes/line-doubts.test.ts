import { expect, test } from 'vitest';
import { splitIngredientLine } from '@saltbush/recipe-parser/ingredients';
import { doubtOfLine, type LineDoubt } from './line-doubts';

test.each<[string, LineDoubt | undefined]>([
  ['1 1/2 cups plain flour, sifted', undefined],
  ['salt, to taste', undefined],
  ['2 x 400 g tins tomatoes', undefined],
  ['boiling water', undefined],
  ['1 sheet baking paper', undefined],
  ['a good handful of that green stuff', 'unknown-food'],
  ['1 cup zuchinni', 'unknown-food'],
  ['Photo: Jane Doe', 'unknown-food'],
  ['2', 'no-amount'],
  ['¾ cup tahini', 'unsure-fraction'],
  ['90 leeks', 'unlikely-amount'],
  ['230 carrots, grated', 'unlikely-amount'],
  ['400 eggs', 'unlikely-amount'],
  ['1500 kg plain flour', 'unlikely-amount'],
  ['60 cups caster sugar', 'unlikely-amount'],
  ['90 grapes, halved', undefined],
  ['40 prawns', undefined],
  ['1 turkey', undefined],
  ['7 kg whole turkey', undefined],
  ['5 kg potatoes', undefined],
  ['20 L water', undefined],
  ['2 leeks', undefined],
])('the imported line "%s" has the doubt %s', (line, doubt) => {
  const read = { ingredient: splitIngredientLine(line), found: line };
  expect(doubtOfLine(read, { measures: 'au', serves: 4, unsureLines: ['¾ cup tahini'] })).toBe(
    doubt,
  );
});

test('an amount is unlikely for those who eat it, and likely for a crowd', () => {
  const ingredient = splitIngredientLine('12 kg potatoes');
  const doubtFor = (serves: number) =>
    doubtOfLine({ ingredient, found: undefined }, { measures: 'au', serves, unsureLines: [] });
  expect(doubtFor(4)).toBe('unlikely-amount');
  expect(doubtFor(60)).toBeUndefined();
});
