import { expect, test } from 'vitest';
import { piecesOf, slowTexts, type Reader } from '../../../../recipe-parser/testing/growth';
import { aisleOf } from './aisles/find-aisle';
import { buildShoppingList } from './build-shopping-list';
import { readNeed } from './needs/read-need';

/** As long as an ingredient's name may be (contract, recipes). */
const rowsOf = (text: string) =>
  piecesOf(text, 500).map((name) => ({ name, amount: '', unit: '', note: name }));

const readers: Record<string, Reader> = {
  needs: (text) => rowsOf(text).map((row) => readNeed(row, 'au')),
  aisles: (text) => rowsOf(text).map(({ name }) => aisleOf(name)),
  'a whole list': (text) =>
    buildShoppingList([
      {
        recipe: { id: '1', title: text, serves: 4, ingredients: rowsOf(text) },
        quantity: 1,
        date: '2026-03-02',
      },
    ]),
};

test.each(Object.entries(readers))(
  'the time of %s grows in proportion to the text',
  (_name, read) => {
    expect(slowTexts(read)).toEqual([]);
  },
);
