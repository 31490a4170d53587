import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../days/week';
import { applyOperation } from '../sync/apply-operation';
import { leftoversOfRows, operationsOnLeftovers, operationsOfRemoval } from './leftovers-of-rows';
import type { MealOperation } from './operations-of-edit';
import { rowKey, type MealRow, type Row, type RowMap } from '../rows/rows';
import { undoOfOperations } from './undo-of-operations';

const meal = (id: string, fields: Partial<MealRow>): Row<'meals'> => ({
  kind: 'meals',
  id,
  fields: { meal: 'dinner', order: 'a0', quantity: 1, recipeId: 'lamb', ...fields },
  stamps: {},
  isDeleted: false,
  version: 1,
});
const rowsOf = (...meals: Row<'meals'>[]): RowMap =>
  new Map(meals.map((row) => [rowKey('meals', row.id), row]));
const sunday = '2026-11-29';
/** Cooked on Sunday, eaten again on Monday and Wednesday of the week after. */
const planned = rowsOf(
  meal('roast', { date: sunday }),
  meal('monday', { date: '2026-11-30', quantity: 0.5, leftoverOf: 'roast' }),
  meal('wednesday', { date: '2026-12-02', quantity: 0.25, leftoverOf: 'roast' }),
);

function run(rows: RowMap, operations: readonly MealOperation[]): RowMap {
  return operations.reduce((all, { name, args }) => {
    const operation = { id: name, name, args, at: 1, offset: 0, seen: 9 };
    const { changed } = applyOperation(all, operation, { userId: 'ann', now: 1 });
    return new Map([...all, ...changed.map((row) => [rowKey(row.kind, row.id), row] as const)]);
  }, rows);
}
const linksOf = (rows: RowMap) =>
  [...leftoversOfRows(rows).cookedAt].map(([id, cooked]) => `${id} of ${cooked.id}`);

describe('moving', () => {
  test('a meal moved behind its leftovers moves them on by as many days', () => {
    const move = { from: sunday, to: '2026-12-01' };
    expect(operationsOnLeftovers(leftoversOfRows(planned), 'roast', move)).toEqual([
      { name: 'changeMeal', args: { id: 'monday', change: { date: '2026-12-02' } } },
    ]);
  });

  test('leftovers that are moved stay behind their meal', () => {
    const leftovers = leftoversOfRows(planned);
    const move = (to: string) =>
      operationsOnLeftovers(leftovers, 'monday', { from: '2026-11-30', to });
    expect(move('2026-11-28')).toBeUndefined();
    expect(move(sunday)).toEqual([]);
  });
});

describe('removing', () => {
  test('the removal of a meal takes the leftovers along, and undo brings all back', () => {
    const remove: MealOperation = { name: 'removeMeal', args: { id: 'roast' } };
    const all = [remove, ...operationsOfRemoval(leftoversOfRows(planned), ['roast'], false)];
    expect([...run(planned, all).values()].every(({ isDeleted }) => isDeleted)).toBe(true);
    expect(undoOfOperations(planned, all).map(({ id }) => id)).toEqual([
      'roast',
      'monday',
      'wednesday',
    ]);
  });

  test('the removal of a meal can cook the first of its leftovers instead', () => {
    const kept = operationsOfRemoval(leftoversOfRows(planned), ['roast'], true);
    const rows = run(planned, [...kept, { name: 'removeMeal', args: { id: 'roast' } }]);
    expect(linksOf(rows)).toEqual(['wednesday of monday']);
  });

  test('the removal of a meal names no leftovers that are removed with it', () => {
    const leftovers = leftoversOfRows(planned);
    const more = operationsOfRemoval(leftovers, ['roast', 'monday'], false);
    expect(more).toEqual([{ name: 'removeMeal', args: { id: 'wednesday' } }]);
  });
});

test('a move never parts leftovers from their meal', () => {
  const step = fc.tuple(
    fc.constantFrom('roast', 'monday', 'wednesday'),
    fc.integer({ min: -6, max: 9 }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let rows = planned;
      for (const [id, days] of steps) {
        const { date: from = '' } = (rows.get(rowKey('meals', id)) as Row<'meals'>).fields;
        const to = addDays(from, days);
        const also = operationsOnLeftovers(leftoversOfRows(rows), id, { from, to });
        if (!also) continue;
        rows = run(rows, [...also, { name: 'changeMeal', args: { id, change: { date: to } } }]);
      }
      expect(linksOf(rows).toSorted()).toEqual(['monday of roast', 'wednesday of roast']);
    }),
  );
});
