import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { item, lineOf, recipe, short, today, week } from '../../../testing/list-weeks';
import { sevenDaysFrom, type DayRange } from '../days/day-range';
import { shoppingListOfRows } from './shopping-list-of-rows';
import { timesCooked } from './times-cooked';
import { lineId, rowKey } from '../rows/rows';
import type { Row, RowFields, RowKind } from '../rows/rows';

const pancakes = recipe('Pancakes', '1 L milk');
const milkItem = item('2 L milk');

const rows = [
  row('meals', 'wednesday', { date: today, recipeId: 'pancakes', quantity: 2 }),
  row('meals', 'note', { date: today, note: 'eating out', quantity: 1 }),
  row('meals', 'next week', { date: '2026-11-23', recipeId: 'pancakes', quantity: 1 }),
  row('listedRecipes', 'listed', { week, recipeId: 'pancakes', quantity: 1 }),
  row('listedRecipes', 'later', { week: '2026-11-23', recipeId: 'pancakes', quantity: 1 }),
  row('items', 'milk', { text: '2 L milk', order: 'a0' }),
  row('lines', lineId(week, 'milk'), { week, key: 'milk', note: 'the blue one' }),
  row('lines', lineId('2026-11-23', 'milk'), { week: '2026-11-23', key: 'milk', name: 'Oat milk' }),
  row('foods', 'milk', { aisle: 'Drinks' }),
  row('stores', 'any', { name: 'Any', aisles: ['Bakery', 'Drinks'] }),
];

describe('the list of rows', () => {
  test('the list of rows is of the meals, recipes and settings of its week', () => {
    const milk = lineOf(listOf(rows), 'milk');
    expect(short(milk)).toBe('Milk 5 L');
    expect(milk).toMatchObject({ aisle: 'Drinks', note: 'the blue one' });
    expect(milk?.items).toMatchObject([{ id: 'milk', by: 'priya' }]);
  });

  test('the list of rows leaves out what was removed', () => {
    const left = rows.map((each) =>
      each.id === 'wednesday' ? { ...each, isDeleted: true } : each,
    );
    expect(short(lineOf(listOf(left), 'milk'))).toBe('Milk 3 L');
  });

  test('the list of rows waits for the server to read a changed text', () => {
    const changed = rows.map((each) =>
      each.id === 'milk' && each.kind === 'items'
        ? row('items', 'milk', { text: '3 L milk', order: 'a0' })
        : each,
    );
    expect(listOf(changed).waiting.map(short)).toEqual(['3 L milk']);
  });

  test('the list of rows buys leftovers with the meal that is cooked for them, also of the week before', () => {
    const leftovers = { recipeId: 'pancakes', quantity: 0.5, leftoverOf: 'wednesday' };
    const later = [
      row('meals', 'thursday', { ...leftovers, date: '2026-11-19' }),
      row('meals', 'monday', { ...leftovers, date: '2026-11-23' }),
    ];
    expect(short(lineOf(listOf([...rows, ...later]), 'milk'))).toBe('Milk 6 L');
    const nextWeek = listOf([...rows, ...later], undefined, '2026-11-23');
    expect(short(lineOf(nextWeek, 'milk'))).toBe('Oat milk 4 L');
  });

  test('the list of rows names recipes that are not on the device', () => {
    const gone = row('meals', 'gone', { date: today, recipeId: 'private', quantity: 1 });
    expect(listOf([...rows, gone]).missingRecipes).toEqual(['private']);
    expect(listOf(rows).missingRecipes).toEqual([]);
  });

  test('the list of rows is in the walk of the chosen store, else of any', () => {
    const bread = row('items', 'bread', { text: 'bread', order: 'a1' });
    const coles = row('stores', 'coles', { name: 'Coles', aisles: ['Drinks'] });
    const walk = (store?: string) =>
      listOf([...rows, bread, coles], store).aisles.map(({ aisle }) => aisle);
    expect(walk()).toEqual(['Bakery', 'Drinks']);
    expect(walk('coles')).toEqual(['Drinks', 'Bakery']);
    expect(walk('a store that was removed')).toEqual(['Bakery', 'Drinks']);
  });
});

describe('a line that the shop did not have', () => {
  const milk = (fields: Partial<RowFields['lines']>) => {
    const line = row('lines', lineId(week, 'milk'), { week, key: 'milk', ...fields });
    return listOf([...rows.filter(({ kind }) => kind !== 'lines'), line]);
  };

  test('a line that the shop did not have is set aside for the day, and still to buy', () => {
    const list = milk({ notInShopOn: today });
    expect(lineOf(list, 'milk')).toMatchObject({ isNotInShop: true, isTicked: false });
    expect([list.done, list.total]).toEqual([0, 1]);
  });

  test('a line that the shop did not have is back on the next day, or when it is bought', () => {
    expect(lineOf(milk({ notInShopOn: '2026-11-17' }), 'milk')?.isNotInShop).toBe(false);
    const covered = [{ amount: 9, unit: 'l' }];
    const items = rows.filter(({ id, kind }) => id === 'milk' && kind === 'items');
    const bought = row('lines', lineId(week, 'milk'), {
      week,
      key: 'milk',
      covered,
      notInShopOn: today,
    });
    const others = rows.filter((each) => each.kind !== 'lines' && !items.includes(each));
    expect(lineOf(listOf([...others, bought]), 'milk')).toMatchObject({
      isNotInShop: false,
      isTicked: true,
    });
  });

  test('a line that the shop did not have is one of an item, too', () => {
    const bread = row('items', 'bread', { text: 'bread', order: 'a1' });
    const line = row('lines', lineId(week, 'bread'), { week, key: 'bread', notInShopOn: today });
    expect(lineOf(listOf([bread, line]), 'bread')?.isNotInShop).toBe(true);
    const milkAndMore = row('items', 'both', { text: 'milk and more', order: 'a2' });
    const alone = row('lines', lineId(week, 'item-both'), {
      week,
      key: 'item-both',
      notInShopOn: today,
    });
    expect(listOf([milkAndMore, alone]).waiting).toMatchObject([{ isNotInShop: true }]);
  });
});

describe('the list and what is at home', () => {
  const atHome = (id: string, fields: Partial<RowFields['homeItems']>) =>
    row('homeItems', id, { name: id, place: 'freezer', since: '2026-11-01', ...fields });
  const [wednesday, note] = [rows[0]!, rows[1]!];

  test('a need of a food that is at home is to check, until somebody needs it', () => {
    const milk = atHome('milk', { place: 'fridge', foodKey: 'milk' });
    const list = listOf([wednesday, milk]);
    expect(list.checkAtHome).toMatchObject([{ key: 'milk' }]);
    expect(list.total).toBe(0);
    const needed = row('lines', lineId(week, 'milk'), { week, key: 'milk', isNeeded: true });
    expect(listOf([wednesday, milk, needed])).toMatchObject({ checkAtHome: [], total: 1 });
  });

  test('a typed food is bought, also when it is at home', () => {
    const typed = row('items', 'milk', { text: '2 L milk', order: 'a0' });
    const list = listOf([wednesday, typed, atHome('milk', { foodKey: 'milk' })]);
    expect(list).toMatchObject({ checkAtHome: [], total: 1 });
  });

  test('the list with meals of portions is the list without these meals, as far as the portions go', () => {
    const quarter = fc.integer({ min: 1, max: 8 }).map((quarters) => quarters / 4);
    fc.assert(
      fc.property(quarter, fc.array(quarter, { maxLength: 6 }), (stored, quantities) => {
        const portions = atHome('portions', { recipeId: 'pancakes', quantity: stored });
        const meals = quantities.map((quantity, at) =>
          row('meals', `portion ${at}`, {
            date: '2026-11-19',
            recipeId: 'pancakes',
            quantity,
            leftoverOf: 'portions',
          }),
        );
        let left = stored;
        const cooked = meals.filter(({ fields }) => {
          const { quantity = 0 } = fields as Partial<RowFields['meals']>;
          if (quantity > left) return true;
          left -= quantity;
          return false;
        });
        const plain = [...rows, ...cooked.map(withoutLink)];
        const [withPortions, without] = [[...rows, portions, ...meals], plain].map((all) =>
          listOf(all).aisles.flatMap(({ lines }) => lines.map(short)),
        );
        expect(withPortions).toEqual(without);
      }),
    );
  });

  test('a meal of portions that are gone is bought', () => {
    const eaten = { date: today, recipeId: 'pancakes', quantity: 1, leftoverOf: 'portions' };
    const portions = atHome('portions', { recipeId: 'pancakes', quantity: 1 });
    const meal = row('meals', 'eaten', eaten);
    expect(listOf([note, portions, meal]).total).toBe(0);
    expect(listOf([note, { ...portions, isDeleted: true }, meal]).total).toBe(1);
  });
});

const withoutLink = (meal: Row): Row => {
  const { leftoverOf: _, ...fields } = meal.fields as RowFields['meals'];
  return { ...meal, fields };
};

test('a recipe is cooked as often as its meals on these days, its leftovers and its place on the list say', () => {
  const leftovers = { recipeId: 'pancakes', quantity: 0.5, leftoverOf: 'wednesday' };
  const all = [...rows, row('meals', 'thursday', { ...leftovers, date: '2026-11-26' })];
  const view = new Map(all.map((each) => [rowKey(each.kind, each.id), each]));
  const times = (days: DayRange) => timesCooked(view, 'pancakes', { days, today });
  expect(times(sevenDaysFrom(week))).toBe(3.5);
  expect(times({ from: '2026-11-19', to: '2026-11-22' })).toBe(0);
  expect(times(sevenDaysFrom('2026-11-23'))).toBe(2);
});

function listOf(all: readonly Row[], store?: string, of = week) {
  const view = {
    rows: new Map(all.map((each) => [rowKey(each.kind, each.id), each])),
    recipes: new Map([['pancakes', { card: { title: 'Pancakes' }, needs: pancakes.needs }]]),
    itemNeeds: new Map([
      ['milk', milkItem.needs!],
      ['bread', item('bread').needs!],
    ]),
    foods: new Map(),
  };
  return shoppingListOfRows(view, { days: sevenDaysFrom(of), today, store });
}

function row<Kind extends RowKind>(kind: Kind, id: string, fields: Partial<RowFields[Kind]>): Row {
  const stamps = { text: [1, 'priya'] } as const;
  return { kind, id, fields, stamps, isDeleted: false, version: 1 } as Row;
}
