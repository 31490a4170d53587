import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quantityCooked } from '../meal-plans/leftovers';
import { leftoversOfRows } from '../meal-plans/leftovers-of-rows';
import { rowKey, type Row, type RowFields, type RowKind } from '../rows/rows';
import { boughtItems } from './bought-items';
import { isPortions, listHomeItems, newHomeItems } from './home-items';

function rowsOf(...rows: [RowKind, string, Partial<RowFields[RowKind]>][]) {
  return new Map(
    rows.map(([kind, id, fields]) => {
      const row: Row = { kind, id, fields, stamps: {}, isDeleted: false, version: 1 };
      return [rowKey(kind, id), row];
    }),
  );
}

const since = '2026-11-23';
const soup = {
  name: 'Pumpkin soup',
  place: 'freezer',
  since,
  recipeId: 'soup',
  quantity: 1,
} as const;
const meal = (quantity: number, date = '2026-11-25') =>
  ({
    date,
    meal: 'dinner',
    order: 'a0',
    quantity,
    recipeId: 'soup',
    leftoverOf: 'frozen',
  }) as const;
const listed = (rows: ReturnType<typeof rowsOf>) => listHomeItems(rows, leftoversOfRows(rows));

describe('what is at home', () => {
  test('things are listed by place, and in each what keeps least comes first', () => {
    const rows = rowsOf(
      ['homeItems', 'rice', { name: 'Rice', place: 'cupboard', since }],
      ['homeItems', 'peas', { name: 'Peas', place: 'freezer', since, aisle: 'Freezer' }],
      [
        'homeItems',
        'eggs',
        { name: 'Eggs', place: 'fridge', since, aisle: 'Dairy, Eggs & Fridge' },
      ],
      ['homeItems', 'mince', { name: 'Mince', place: 'fridge', since, aisle: 'Meat & Seafood' }],
      ['homeItems', 'frozen', soup],
    );
    expect(listed(rows).map(({ id }) => id)).toEqual(['mince', 'eggs', 'frozen', 'peas', 'rice']);
  });

  test('a food that is there already is not noted twice', () => {
    const there = listed(
      rowsOf(['homeItems', 'egg', { name: 'Eggs', place: 'fridge', since, foodKey: 'egg' }]),
    );
    const bought = [
      { name: '6 eggs', foodKey: 'egg' },
      { name: 'Milk', foodKey: 'milk' },
      { name: 'milk', foodKey: 'milk' },
    ];
    expect(newHomeItems(bought, there)).toEqual([{ name: 'Milk', foodKey: 'milk' }]);
  });
});

describe('portions at home', () => {
  test('planning portions takes them off, and a meal that is removed gives them back', () => {
    const planned = rowsOf(['homeItems', 'frozen', soup], ['meals', 'half', meal(0.5)]);
    const [left] = listed(planned);
    expect(left && isPortions(left) && left.quantity).toBe(0.5);
    expect(listed(rowsOf(['homeItems', 'frozen', soup]))).toMatchObject([{ quantity: 1 }]);
  });

  test('portions that are all planned are no longer listed', () => {
    expect(listed(rowsOf(['homeItems', 'frozen', soup], ['meals', 'all', meal(1)]))).toEqual([]);
  });

  test('a meal of portions is not cooked, and one beyond what is there is', () => {
    const rows = rowsOf(
      ['homeItems', 'frozen', soup],
      ['meals', 'first', meal(0.75)],
      ['meals', 'second', meal(0.5, '2026-11-26')],
    );
    const leftovers = leftoversOfRows(rows);
    expect(quantityCooked({ id: 'first', quantity: 0.75 }, leftovers)).toBe(0);
    expect(quantityCooked({ id: 'second', quantity: 0.5 }, leftovers)).toBe(0.5);
  });

  test('portions of another recipe, or that were put away later, do not stand for a meal', () => {
    const other = rowsOf(
      ['homeItems', 'frozen', { ...soup, recipeId: 'curry' }],
      ['meals', 'm', meal(1)],
    );
    const later = rowsOf(
      ['homeItems', 'frozen', { ...soup, since: '2026-12-01' }],
      ['meals', 'm', meal(1)],
    );
    for (const rows of [other, later]) expect(leftoversOfRows(rows).cookedAt.size).toBe(0);
  });

  test('whatever devices plan, no more is eaten than was put away, and each meal is eaten or cooked', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 8 }), (eighths) => {
        const meals = eighths.map((eighth, at) => ({ id: `m${at}`, quantity: eighth / 8 }));
        const rows = rowsOf(
          ['homeItems', 'frozen', soup],
          ...meals.map(({ id, quantity }): ['meals', string, object] => [
            'meals',
            id,
            meal(quantity),
          ]),
        );
        const leftovers = leftoversOfRows(rows);
        const eaten = meals.filter(({ id }) => leftovers.cookedAt.has(id));
        expect(eaten.reduce((sum, { quantity }) => sum + quantity, 0)).toBeLessThanOrEqual(1);
        for (const each of meals) {
          const cooked = quantityCooked(each, leftovers);
          expect(cooked).toBe(leftovers.cookedAt.has(each.id) ? 0 : each.quantity);
        }
      }),
    );
  });
});

test('a shop is put away by where each food belongs, without what no kitchen keeps', () => {
  const line = { isTicked: true, toBuy: { built: { identity: { name: '' } } }, key: '' };
  const list = {
    aisles: [
      {
        aisle: 'Dairy, Eggs & Fridge',
        lines: [{ ...line, key: 'milk', name: 'Milk', aisle: 'Dairy, Eggs & Fridge' }],
      },
      { aisle: 'Pet', lines: [{ ...line, key: 'cat-food', name: 'Cat food', aisle: 'Pet' }] },
      {
        aisle: 'Freezer',
        lines: [{ ...line, key: 'pea', name: 'Peas', aisle: 'Freezer', isTicked: false }],
      },
    ],
    waiting: [],
  };
  expect(boughtItems(list as never, since)).toEqual([
    { name: 'Milk', place: 'fridge', since, aisle: 'Dairy, Eggs & Fridge', foodKey: 'milk' },
  ]);
});
