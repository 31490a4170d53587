import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { addEntry, emptyMenu, mapDays, type Menu, type MenuEntry } from './menu';
import { weekdays } from '../days/week';
import { applyOperation } from '../sync/apply-operation';
import { menuOfRows } from './menu-of-rows';
import { operationsOfEdit } from './operations-of-edit';
import type { Operation, OperationArgs, OperationName, RefusalCode } from '../sync/operations';
import { rowKey, type RowMap } from '../rows/rows';
import { undoOfOperations } from './undo-of-operations';

const week = '2026-11-23';

let time = 0;

function run<Name extends OperationName>(
  rows: RowMap,
  name: Name,
  args: OperationArgs[Name],
): { rows: RowMap; refusal: RefusalCode | undefined } {
  time += 1;
  const operation: Operation = { id: `op-${time}`, name, args, at: time, offset: 0, seen: 0 };
  const { changed, refusal } = applyOperation(rows, operation, { userId: 'priya', now: time });
  const next = new Map([
    ...rows,
    ...changed.map((row) => [rowKey(row.kind, row.id), row] as const),
  ]);
  return { rows: next, refusal };
}

function edited(rows: RowMap, after: Menu) {
  const operations = operationsOfEdit(rows, menuOfRows(rows, week), after);
  const fields = undoOfOperations(rows, operations);
  const next = operations.reduce((all, { name, args }) => run(all, name, args).rows, rows);
  return { rows: next, fields };
}

const entryOf = fc.record<MenuEntry>({
  id: fc.constantFrom(...'abcdefgh'),
  note: fc.constantFrom('Soup', 'Rice'),
  meal: fc.constantFrom('dinner', 'lunch'),
  quantity: fc.constantFrom(0.5, 1, 2),
});
const anyMenu = fc
  .array(fc.tuple(entryOf, fc.constantFrom(...weekdays)))
  .map((entries) =>
    entries.reduce((menu, [entry, day]) => addEntry(menu, entry, day), emptyMenu(week)),
  );

describe('an undo', () => {
  it('an undo brings back the week before any edit, one edit after the other', () => {
    fc.assert(
      fc.property(anyMenu, fc.array(anyMenu, { minLength: 1, maxLength: 4 }), (first, later) => {
        let { rows } = edited(new Map(), first);
        const steps = later.map((menu) => {
          const before = menuOfRows(rows, week);
          const step = edited(rows, menu);
          ({ rows } = step);
          return { before, fields: step.fields };
        });
        for (const { before, fields } of steps.toReversed()) {
          const undone = run(rows, 'setBackAll', { fields });
          expect(undone.refusal).toBeUndefined();
          ({ rows } = undone);
          expect(menuOfRows(rows, week)).toEqual(before);
        }
      }),
    );
  });

  it('an undo is refused when someone has changed the same since', () => {
    const entry = { id: 'a', note: 'Soup', meal: 'dinner', quantity: 1 };
    const { rows } = edited(new Map(), addEntry(emptyMenu(week), entry, 'monday'));
    const step = edited(rows, {
      startDate: week,
      days: mapDays((day) => (day === 'monday' ? [{ ...entry, meal: 'lunch' }] : [])),
    });
    const since = run(step.rows, 'changeMeal', { id: 'a', change: { meal: 'tea' } });
    const undone = run(since.rows, 'setBackAll', { fields: step.fields });
    expect(undone.refusal).toBe('MOVED_ON');
    expect(menuOfRows(undone.rows, week).days.monday[0]?.meal).toBe('tea');
  });

  it('an undo of giving a meal a day takes that day from it again', () => {
    const meal = { id: 'a', date: week, meal: 'dinner', order: 'a0', quantity: 1, note: 'Soup' };
    const { rows } = run(new Map(), 'addMeal', { ...meal, isUndated: true });
    const args = { id: 'a', change: { date: '2026-11-25' } };
    const fields = undoOfOperations(rows, [{ name: 'changeMeal', args }]);
    const moved = run(rows, 'changeMeal', args);
    expect(moved.rows.get('meals/a')?.fields).not.toHaveProperty('isUndated');
    const undone = run(moved.rows, 'setBackAll', { fields });
    expect(undone.rows.get('meals/a')?.fields).toMatchObject({ date: week, isUndated: true });
  });
});
