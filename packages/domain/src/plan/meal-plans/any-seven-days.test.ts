/** A plan looked at in seven days from any day on: nothing is lost or doubled, and an edit changes what it is about. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addEntry, findPlace, removeEntry, setMeal, setQuantity } from './menu';
import { addDays, addWeeks, daysOfWeek, weekdayOf, weekdays } from '../days/week';
import { applyOperation } from '../sync/apply-operation';
import { menuOfRows, menuWithUndated, undatedOfRows } from './menu-of-rows';
import type { Operation } from '../sync/operations';
import { operationsOfEdit } from './operations-of-edit';
import { ordersAfter } from '../rows/orders/order-keys';
import { rowKey, type MealRow, type Row, type RowMap } from '../rows/rows';
import { undoOfOperations, type PlanOperation } from './undo-of-operations';

const dayZero = '2026-11-16';
const anyDay = fc.integer({ min: 0, max: 34 }).map((days) => addDays(dayZero, days));
const orders = ordersAfter(null, 30);

const anyRows = fc
  .array(
    fc.record({
      date: anyDay,
      isUndated: fc.boolean(),
      isDeleted: fc.integer({ max: 9, min: 0 }).map((one) => one === 0),
    }),
    { maxLength: 30 },
  )
  .map(
    (meals): RowMap =>
      new Map(
        meals.map(({ date, isUndated, isDeleted }, index) => {
          const id = `meal-${index}`;
          const fields: MealRow = {
            date,
            meal: 'dinner',
            order: orders[index]!,
            quantity: 1,
            note: 'Soup',
            ...(isUndated && { isUndated }),
          };
          return [
            rowKey('meals', id),
            { kind: 'meals', id, fields, stamps: {}, isDeleted, version: 1 },
          ];
        }),
      ),
  );

const mealsIn = (rows: RowMap) =>
  [...rows.values()].filter(({ isDeleted }) => !isDeleted) as Row<'meals'>[];

let time = 0;

function applied(rows: RowMap, operations: readonly (PlanOperation | UndoOperation)[]): RowMap {
  return operations.reduce((before, { name, args }) => {
    time += 1;
    const operation = { id: `op-${time}`, name, args, at: time, offset: 0, seen: 0 } as Operation;
    const { changed, refusal } = applyOperation(before, operation, { userId: 'priya', now: time });
    expect(refusal).toBeUndefined();
    return new Map([...before, ...changed.map((row) => [rowKey(row.kind, row.id), row] as const)]);
  }, rows);
}

interface UndoOperation {
  name: 'setBackAll';
  args: { fields: ReturnType<typeof undoOfOperations> };
}

test('two adjacent windows have together each meal of their days once, on its day', () => {
  fc.assert(
    fc.property(anyRows, anyDay, (rows, start) => {
      const shown = [start, addWeeks(start, 1)].flatMap((first) => {
        const { days } = menuOfRows(rows, first);
        return daysOfWeek(first).flatMap(({ weekday, date }) =>
          days[weekday].map(({ id }) => `${date} ${id}`),
        );
      });
      const stored = mealsIn(rows)
        .filter(({ fields: { date = '', isUndated } }) => {
          return !isUndated && date >= start && date < addWeeks(start, 2);
        })
        .map(({ id, fields }) => `${fields.date} ${id}`);
      expect(shown.toSorted()).toEqual(stored.toSorted());
    }),
  );
});

test('a meal without a day is in one of the windows of a calendar, and on no day', () => {
  fc.assert(
    fc.property(anyRows, anyDay, anyDay, (rows, start, today) => {
      const windows = Array.from({ length: 16 }, (_, index) => addWeeks(start, index - 8));
      const shown = windows.flatMap((first) =>
        undatedOfRows(rows, { start: first, today }).map(({ id }) => id),
      );
      const undated = mealsIn(rows).filter(({ fields }) => fields.isUndated);
      expect(shown.toSorted()).toEqual(undated.map(({ id }) => id).toSorted());
      for (const id of shown) {
        expect(windows.some((first) => findPlace(menuOfRows(rows, first), id))).toBe(false);
      }
    }),
  );
});

const edits = [
  (menu: Shown, id: string) => setMeal(menu, id, 'lunch'),
  (menu: Shown, id: string) => setQuantity(menu, id, 2),
  (menu: Shown, id: string) => removeEntry(menu, id),
  (menu: Shown, id: string, day: (typeof weekdays)[number]) => {
    const entry = weekdays.flatMap((other) => menu.days[other]).find((one) => one.id === id)!;
    return addEntry(removeEntry(menu, id), entry, day);
  },
];
type Shown = ReturnType<typeof menuOfRows>;

test('an edit of one meal changes its row and no other, and its undo changes it back', () => {
  fc.assert(
    fc.property(
      anyRows,
      anyDay,
      fc.nat(),
      fc.constantFrom(...edits),
      fc.constantFrom(...weekdays),
      (rows, start, which, edit, day) => {
        const before = menuOfRows(rows, start);
        const entries = daysOfWeek(start).flatMap(({ weekday }) => before.days[weekday]);
        fc.pre(entries.length > 0);
        const { id } = entries[which % entries.length]!;
        const after = edit(before, id, day);
        const operations = operationsOfEdit(rows, before, after);
        const now = applied(rows, operations);
        for (const [key, row] of rows) {
          if (row.id !== id) expect(now.get(key)).toBe(row);
        }
        expect(menuOfRows(now, start)).toEqual(after);
        const fields = undoOfOperations(rows, operations);
        const undone = applied(now, [{ name: 'setBackAll', args: { fields } }]);
        expect(menuOfRows(undone, start)).toEqual(before);
      },
    ),
  );
});

test('a meal without a day is put on any day, also the first of its seven, and back by an undo', () => {
  fc.assert(
    fc.property(anyRows, anyDay, anyDay, fc.nat(), (rows, start, day, which) => {
      const undated = mealsIn(rows).filter(({ fields }) => fields.isUndated);
      fc.pre(undated.length > 0);
      const { id, fields } = undated[which % undated.length]!;
      const to = which % 2 === 0 ? fields.date! : day;
      const first = which % 3 === 0 ? to : start > to || addDays(start, 6) < to ? to : start;
      const before = menuOfRows(rows, first);
      const entry = { id, note: 'Soup', meal: 'dinner', quantity: 1 };
      const days = { ...before.days, [weekdayOf(to)]: [...before.days[weekdayOf(to)], entry] };
      const operations = operationsOfEdit(rows, before, { ...before, days });
      const now = applied(rows, operations);
      const row = now.get(rowKey('meals', id)) as Row<'meals'>;
      expect([row.fields.date, row.fields.isUndated]).toEqual([to, undefined]);
      const back = undoOfOperations(rows, operations);
      const undone = applied(now, [{ name: 'setBackAll', args: { fields: back } }]);
      expect(undone.get(rowKey('meals', id))!.fields).toEqual(fields);
    }),
  );
});

test('a week that the specification’s calls send again as they had it changes nothing', () => {
  fc.assert(
    fc.property(anyRows, anyDay, (rows, start) => {
      const menu = menuWithUndated(rows, start);
      expect(operationsOfEdit(rows, menu, menu)).toEqual([]);
    }),
  );
});
