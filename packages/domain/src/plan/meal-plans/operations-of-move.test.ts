import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, weekdayOf, type PlainDate } from '../days/week';
import { rowKey, type MealRow, type Row, type RowMap } from '../rows/rows';
import { applyOperation } from '../sync/apply-operation';
import { addEntry, entriesOf, removeEntry } from './menu';
import { mealsOn, menuOfRows } from './menu-of-rows';
import { operationsOfMove, type MealPlace } from './operations-of-move';
import { undoOfOperations, type PlanOperation } from './undo-of-operations';

const monday = '2026-11-23';
const friday = '2026-11-27';

const meal = (id: string, fields: Partial<MealRow>): Row<'meals'> => ({
  kind: 'meals',
  id,
  fields: { date: monday, meal: 'dinner', order: 'a0', quantity: 1, recipeId: 'soup', ...fields },
  stamps: {},
  isDeleted: false,
  version: 1,
});
const rowsOf = (...meals: Row<'meals'>[]): RowMap =>
  new Map(meals.map((row) => [rowKey('meals', row.id), row]));
const three = rowsOf(
  meal('a', { order: 'a0' }),
  meal('b', { order: 'a1' }),
  meal('c', { order: 'a2' }),
);

function applied(rows: RowMap, operations: readonly PlanOperation[]): RowMap {
  return operations.reduce((all, { name, args }) => {
    const operation = { id: name, name, args, at: 1, offset: 0, seen: 9 };
    const { changed, refusal } = applyOperation(all, operation, { userId: 'ann', now: 1 });
    expect(refusal).toBeUndefined();
    return new Map([...all, ...changed.map((row) => [rowKey(row.kind, row.id), row] as const)]);
  }, rows);
}
const moved = (rows: RowMap, id: string, place: MealPlace): RowMap =>
  applied(rows, operationsOfMove(rows, id, place)!);
const idsOn = (rows: RowMap, date: PlainDate): string =>
  mealsOn(rows, date)
    .map(({ id }) => id)
    .join('');

describe('a move', () => {
  test('a meal goes to the end of another day, or before one of its meals', () => {
    const rows = moved(three, 'b', { date: friday });
    expect([idsOn(rows, monday), idsOn(rows, friday)]).toEqual(['ac', 'b']);
    expect(idsOn(moved(rows, 'c', { date: friday, before: 'b' }), friday)).toBe('cb');
  });

  test('a meal is moved within its day', () => {
    expect(idsOn(moved(three, 'c', { date: monday, before: 'a' }), monday)).toBe('cab');
    expect(idsOn(moved(three, 'a', { date: monday }), monday)).toBe('bca');
  });

  test('a meal that stays in its place, or is gone, gives no operation', () => {
    expect(operationsOfMove(three, 'c', { date: monday })).toEqual([]);
    expect(operationsOfMove(three, 'a', { date: monday, before: 'b' })).toEqual([]);
    expect(operationsOfMove(three, 'nobody', { date: friday })).toEqual([]);
    const gone = rowsOf({ ...meal('a', {}), isDeleted: true });
    expect(operationsOfMove(gone, 'a', { date: friday })).toEqual([]);
  });

  test('a meal without a day gets the day, also the first of its seven', () => {
    const undated = rowsOf(meal('a', { isUndated: true }), meal('b', {}));
    const rows = moved(undated, 'a', { date: monday, before: 'b' });
    expect(idsOn(rows, monday)).toBe('ab');
  });

  test('a meal goes between two that have the same order', () => {
    const alike = rowsOf(meal('a', {}), meal('b', {}), meal('c', { date: friday }));
    expect(idsOn(moved(alike, 'c', { date: monday, before: 'b' }), monday)).toBe('acb');
  });
});

describe('leftovers', () => {
  const cooked = rowsOf(
    meal('roast', {}),
    meal('lunch', { date: '2026-11-25', leftoverOf: 'roast' }),
    meal('pie', { date: friday, leftoverOf: 'roast' }),
  );

  test('leftovers that would come before their meal follow it by as many days', () => {
    const rows = moved(cooked, 'roast', { date: '2026-11-26' });
    expect(idsOn(rows, '2026-11-28')).toBe('lunch');
    expect(idsOn(rows, friday)).toBe('pie');
  });

  test('leftovers can not be moved before the day that they are cooked on', () => {
    expect(operationsOfMove(cooked, 'pie', { date: '2026-11-22' })).toBeUndefined();
    expect(idsOn(moved(cooked, 'pie', { date: monday }), monday)).toContain('pie');
  });

  test('leftovers of a meal without a day come after the day that it gets', () => {
    const undated = rowsOf(
      meal('roast', { isUndated: true }),
      meal('lunch', { date: '2026-11-24', leftoverOf: 'roast' }),
    );
    const rows = moved(undated, 'roast', { date: friday });
    expect(idsOn(rows, '2026-11-28')).toBe('lunch');
  });
});

test('a move changes the row of its meal alone, gives the menu that was meant, and can be undone', () => {
  const anyRows = fc
    .uniqueArray(fc.tuple(fc.nat(6), fc.nat(500)), { maxLength: 12, selector: ([, key]) => key })
    .map((places) =>
      rowsOf(
        ...places.map(([day, key], index) =>
          meal(`m${index}`, {
            date: addDays(monday, day),
            order: `a${String(key).padStart(3, '0')}V`,
          }),
        ),
      ),
    );
  fc.assert(
    fc.property(anyRows, fc.nat(), fc.nat(6), fc.nat(5), (rows, which, day, index) => {
      const before = menuOfRows(rows, monday);
      const all = entriesOf(before);
      fc.pre(all.length > 0);
      const entry = all[which % all.length]!;
      const weekday = weekdayOf(addDays(monday, day));
      const lifted = removeEntry(before, entry.id);
      const place = { date: addDays(monday, day), before: lifted.days[weekday][index]?.id };
      const operations = operationsOfMove(rows, entry.id, place)!;
      expect(operations.every(({ args }) => 'id' in args && args.id === entry.id)).toBe(true);
      const after = applied(rows, operations);
      expect(menuOfRows(after, monday)).toEqual(addEntry(lifted, entry, weekday, index));
      const fields = undoOfOperations(rows, operations);
      const undone = applied(after, [{ name: 'setBackAll', args: { fields } } as never]);
      expect(menuOfRows(undone, monday)).toEqual(before);
    }),
  );
});

test('a move among meals that are not all seen puts the meal where it was seen to go, in any seven days', () => {
  const anyRows = fc
    .array(fc.tuple(fc.nat(6), fc.constantFrom('Zz', 'a0', 'a1')), { minLength: 1, maxLength: 10 })
    .map((places) =>
      rowsOf(
        ...places.map(([day, order], index) =>
          meal(`m${index}`, { date: addDays(monday, day), order }),
        ),
      ),
    );
  const anyDay = fc.nat(6).map((day) => addDays(monday, day));
  fc.assert(
    fc.property(
      anyRows,
      fc.nat(),
      anyDay,
      fc.nat(4),
      fc.nat(1_023),
      (rows, which, date, n, bits) => {
        const id = `m${which % rows.size}`;
        const isSeen = (other: string) =>
          other === id || ((bits >> Number(other.slice(1))) & 1) === 1;
        const seenOn = (all: RowMap) =>
          mealsOn(all, date)
            .map((other) => other.id)
            .filter(isSeen);
        const others = seenOn(rows).filter((other) => other !== id);
        const after = moved(rows, id, { date, before: others[n] });
        expect(seenOn(after)).toEqual(others.toSpliced(n, 0, id));
        expect(mealsOn(after, date)).toHaveLength(
          new Set([id, ...mealsOn(rows, date).map((m) => m.id)]).size,
        );
      },
    ),
  );
});
