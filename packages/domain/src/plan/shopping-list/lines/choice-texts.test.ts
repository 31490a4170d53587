import { expect, test } from 'vitest';
import { buildShoppingList } from '../build-shopping-list';
import { choicesOfSome, choiceText } from './choice-texts';

/** The line that rows of two recipes share. */
function lineOf(cake: string, naan: string) {
  const meal = (title: string, name: string) => ({
    recipe: { id: title, title, ingredients: [{ name, amount: '', unit: '' }] },
    quantity: 1,
    date: '2026-03-01',
  });
  return buildShoppingList([meal('Cake', cake), meal('Naan', naan)])[0]!;
}

test.each([
  ['100 g butter, or margarine', '50 g butter or margarine', 'or margarine', []],
  ['100 g butter', '50 g butter, or ghee', '', ['or ghee for Naan']],
  [
    '100 g butter, or margarine',
    '50 g butter or ghee',
    '',
    ['or margarine for Cake', 'or ghee for Naan'],
  ],
  [
    '100 g butter or margarine',
    '50 g butter, margarine or ghee',
    'or margarine',
    ['or ghee for Naan'],
  ],
  ['100 g butter', '50 g butter', '', []],
])(
  'a line of %s and %s may be bought as "%s", and for one recipe as %j',
  (cake, naan, ofAll, ofSome) => {
    const line = lineOf(cake, naan);
    expect(choiceText(line)).toBe(ofAll);
    expect(choicesOfSome(line)).toEqual(ofSome);
  },
);

test('the choice of a recipe that is planned twice is said once', () => {
  const line = lineOf('100 g butter', '50 g butter, or ghee');
  const twice = { ...line, parts: [...line.parts, ...line.parts] };
  expect(choicesOfSome(twice)).toEqual(['or ghee for Naan']);
});
