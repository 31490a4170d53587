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
])('the imported line "%s" has the doubt %s', (line, doubt) => {
  const read = { ingredient: splitIngredientLine(line), found: line };
  expect(doubtOfLine(read, { measures: 'au', unsureLines: ['¾ cup tahini'] })).toBe(doubt);
});
