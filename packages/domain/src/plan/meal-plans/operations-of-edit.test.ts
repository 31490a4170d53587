import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import {
  addEntry,
  emptyMenu,
  entriesOf,
  findPlace,
  isSameMenu,
  mapDays,
  removeEntry,
  setMeal,
  setNote,
  setQuantity,
  type Menu,
  type MenuEntry,
} from './menu';
import { weekdays, type Weekday } from '../days/week';
import { applyOperation } from '../sync/apply-operation';
import { menuOfRows } from './menu-of-rows';
import type { Operation } from '../sync/operations';
import { operationsOfEdit, type MealOperation } from './operations-of-edit';
import { rowKey, type Row, type RowMap } from '../rows/rows';

const week = '2026-11-23';
const noRows: RowMap = new Map();

const entry = (id: string, more: Partial<MenuEntry> = {}): MenuEntry => ({
  id,
  recipeId: `recipe-${id}`,
  meal: 'dinner',
  quantity: 1,
  ...more,
});

/** a, b and c on Monday, d on Friday. */
const menu = [...'abc'].reduce<Menu>(
  (made, id) => addEntry(made, entry(id), 'monday'),
  addEntry(emptyMenu(week), entry('d'), 'friday'),
);

let time = 0;

function applied(rows: RowMap, operations: readonly MealOperation[]): RowMap {
  return operations.reduce((before, { name, args }) => {
    time += 1;
    const operation: Operation = { id: `op-${time}`, name, args, at: time, offset: 0, seen: 0 };
    const { changed, refusal } = applyOperation(before, operation, { userId: 'priya', now: time });
    expect(refusal).toBeUndefined();
    return new Map([...before, ...changed.map((row) => [rowKey(row.kind, row.id), row] as const)]);
  }, rows);
}

const rowsOf = (wanted: Menu): RowMap =>
  applied(noRows, operationsOfEdit(noRows, emptyMenu(week), wanted));

/** The menu as it is after a move, without operations. */
function withMoved(menu: Menu, id: string, day: Weekday, index?: number): Menu {
  const entry = entriesOf(menu).find((other) => other.id === id)!;
  return addEntry(removeEntry(menu, id), entry, day, index);
}

/** What an edit of the menu of these rows does to them. */
function edited(rows: RowMap, change: (menu: Menu) => Menu) {
  const before = menuOfRows(rows, week);
  const after = change(before);
  const operations = operationsOfEdit(rows, before, after);
  return { operations, after, rows: applied(rows, operations) };
}

describe('an edit', () => {
  it.each<[string, (menu: Menu) => Menu, MealOperation['name'][]]>([
    ['nothing', (before) => before, []],
    ['a new meal', (before) => addEntry(before, entry('e'), 'monday', 1), ['addMeal']],
    ['another day', (before) => withMoved(before, 'a', 'sunday'), ['changeMeal']],
    ['between others', (before) => withMoved(before, 'd', 'monday', 1), ['changeMeal']],
    ['to the end of its day', (before) => withMoved(before, 'a', 'monday', 2), ['changeMeal']],
    ['to the front of its day', (before) => withMoved(before, 'c', 'monday', 0), ['changeMeal']],
    ['another meal', (before) => setMeal(before, 'b', 'lunch'), ['changeMeal']],
    ['twice as much', (before) => setQuantity(before, 'b', 2), ['changeMeal']],
    ['a note', (before) => setNote(before, 'b', 'with rice'), ['changeMeal']],
    ['gone', (before) => removeEntry(before, 'b'), ['removeMeal']],
  ])('an edit (%s) changes only its own row', (_name, change, names) => {
    const { operations, rows, after } = edited(rowsOf(menu), change);
    expect(operations.map(({ name }) => name)).toEqual(names);
    expect(menuOfRows(rows, week)).toEqual(after);
  });

  it('an edit of a menu says only what changed', () => {
    const { operations } = edited(rowsOf(menu), (before) => setMeal(before, 'b', 'lunch'));
    expect(operations[0]!.args).toEqual({ id: 'b', change: { meal: 'lunch' } });
  });

  it('an edit of a menu brings a removed meal back as it is wanted', () => {
    const { rows } = edited(rowsOf(menu), (before) => removeEntry(before, 'b'));
    const back = edited(rows, (before) => addEntry(before, entry('b', { quantity: 2 }), 'sunday'));
    expect(menuOfRows(back.rows, week)).toEqual(back.after);
  });

  it('an edit of a menu takes an entry from another week, which loses it', () => {
    const rows = rowsOf(menu);
    const next = emptyMenu('2026-11-30');
    const after = addEntry(next, entry('a'), 'tuesday');
    const moved = applied(rows, operationsOfEdit(rows, next, after));
    expect(menuOfRows(moved, next.startDate)).toEqual(after);
    expect(findPlace(menuOfRows(moved, week), 'a')).toBeUndefined();
  });

  it('an edit of a menu leaves alone what its editor did not see', () => {
    const rows = rowsOf(menu);
    const seen = removeEntry(menuOfRows(rows, week), 'b');
    const after = addEntry(seen, entry('e'), 'monday', 1);
    const changed = menuOfRows(applied(rows, operationsOfEdit(rows, seen, after)), week);
    expect(changed.days.monday.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c', 'e']);
    expect(removeEntry(changed, 'b').days).toEqual(after.days);
  });
});

/** a, b and c on Monday, with these keys. */
const keyed = (...orders: [string, string, string]) =>
  new Map(
    ['a', 'b', 'c'].map((id, index) => [
      rowKey('meals', id),
      {
        kind: 'meals',
        id,
        fields: { date: week, order: orders[index]!, meal: 'dinner', quantity: 1, note: id },
        stamps: {},
        isDeleted: false,
        version: 1,
      } satisfies Row<'meals'>,
    ]),
  );

describe.each([
  ['that two devices made alike', keyed('a0', 'a0', 'a0')],
  ['without room between them', keyed('a0', 'a00', 'a000')],
  ['of an unknown form', keyed('B', 'Q', 'z')],
])('keys %s', (_name, rows) => {
  it.each([0, 1, 2, 3])('an edit moves an entry to place %i', (index) => {
    const added = edited(rows, (before) => addEntry(before, entry('e'), 'monday', index));
    expect(menuOfRows(added.rows, week)).toEqual(added.after);
  });
});

/** Any menu of the week with entries of ids a to h. */
const anyMenu: fc.Arbitrary<Menu> = fc
  .array(
    fc.record({
      id: fc.constantFrom(...'abcdefgh'),
      day: fc.constantFrom(...weekdays),
      index: fc.nat(4),
      content: fc.constantFrom({ recipeId: 'soup' }, { recipeId: 'curry' }, { note: 'Picnic' }),
      meal: fc.constantFrom('lunch', 'dinner'),
      quantity: fc.constantFrom(0.5, 1, 3),
    }),
    { maxLength: 12 },
  )
  .map((entries) =>
    entries.reduce<Menu>(
      (made, { id, day, index, content, ...rest }) =>
        addEntry(made, { id, ...content, ...rest }, day, index),
      emptyMenu(week),
    ),
  );

describe('for any weeks', () => {
  it('the operations of an edit lead from any week to another, through a third', () => {
    fc.assert(
      fc.property(anyMenu, anyMenu, anyMenu, (first, second, third) => {
        const { rows } = edited(rowsOf(first), () => second);
        expect(menuOfRows(rows, week)).toEqual(second);
        expect(menuOfRows(edited(rows, () => third).rows, week)).toEqual(third);
      }),
    );
  });

  it('an edit to an equal menu gives no operations', () => {
    fc.assert(
      fc.property(anyMenu, (wanted) => {
        const same = (before: Menu) => ({
          ...before,
          days: mapDays((day) => [...before.days[day]]),
        });
        expect(edited(rowsOf(wanted), same).operations).toEqual([]);
      }),
    );
  });

  it('an edit that moves one entry changes one row', () => {
    fc.assert(
      fc.property(
        anyMenu,
        fc.nat(),
        fc.constantFrom(...weekdays),
        fc.nat(5),
        (wanted, n, day, index) => {
          const entries = entriesOf(wanted);
          fc.pre(entries.length > 0);
          const { id } = entries[n % entries.length]!;
          const moved = edited(rowsOf(wanted), (before) => withMoved(before, id, day, index));
          // Of two that change places, either may be the one.
          expect(moved.operations).toHaveLength(isSameMenu(wanted, moved.after) ? 0 : 1);
          expect(menuOfRows(moved.rows, week)).toEqual(moved.after);
        },
      ),
    );
  });
});
