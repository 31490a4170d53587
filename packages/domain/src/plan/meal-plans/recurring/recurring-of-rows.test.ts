import { describe, expect, test } from 'vitest';
import { dueDates, isEntryOfRecurring, recurringEntryId } from './recurring-meals';
import { applyOperation } from '../../sync/apply-operation';
import {
  findRecurring,
  operationsDue,
  operationsOfRepeat,
  operationsOfRepeatEnd,
} from './recurring-of-rows';
import { rowKey, type Row, type RowMap } from '../../rows/rows';
import { undoOfOperations, type PlanOperation } from '../undo-of-operations';

const id = '0196f0d8-7c1e-7b3a-9d27-3f1f6a1b2c3d';
const today = '2026-11-23';
const wednesday = '2026-11-25';
const entry = { id: 'pizza', note: 'Pizza', meal: 'dinner', quantity: 1 };
const always = () => true;

function run(rows: RowMap, operations: readonly Pick<PlanOperation, 'name' | 'args'>[]): RowMap {
  return operations.reduce((all, { name, args }) => {
    const operation = { id: name, name, args, at: 1, offset: 0, seen: 9 };
    const { changed, refusal } = applyOperation(all, operation as never, { userId: 'ann', now: 1 });
    expect(refusal).toBeUndefined();
    return new Map([...all, ...changed.map((row) => [rowKey(row.kind, row.id), row] as const)]);
  }, rows);
}
const meals = (rows: RowMap) =>
  [...rows.values()].filter((row) => row.kind === 'meals' && !row.isDeleted) as Row<'meals'>[];
const dates = (rows: RowMap) =>
  meals(rows)
    .map(({ fields }) => fields.date)
    .toSorted();
const repeat = { entry, date: wednesday, today };
const repeated = run(new Map(), operationsOfRepeat(new Map(), id, repeat));

describe('a meal that comes again', () => {
  test('a meal that comes again is planned four weeks ahead, with ids that follow from the day', () => {
    expect(dates(repeated)).toEqual(['2026-12-02', '2026-12-09', '2026-12-16']);
    const ids = meals(repeated).map((row) => row.id);
    expect(ids).toContain('0196f0d8-7c1e-7b3a-9d27-3f1f20261202');
    expect(ids.every((one) => isEntryOfRecurring(id, one))).toBe(true);
    expect(isEntryOfRecurring(id, id)).toBe(false);
  });

  test('a meal that comes again is planned on as weeks go by, once', () => {
    expect(operationsDue(repeated, today, always)).toEqual([]);
    const later = run(repeated, operationsDue(repeated, '2026-12-01', always));
    expect(dates(later).at(-1)).toBe('2026-12-23');
    expect(operationsDue(later, '2026-12-01', always)).toEqual([]);
    // A device that does not know yet how far the plan goes adds no second one.
    const key = rowKey('recurringMeals', id);
    const stale = new Map([...later, [key, repeated.get(key)!]]);
    expect(operationsDue(stale, '2026-12-01', always).map(({ name }) => name)).toEqual([
      'setRecurringMeal',
    ]);
  });

  test('a meal that comes again stays away where it was removed', () => {
    const gone = recurringEntryId(id, '2026-12-09');
    const rows = run(repeated, [{ name: 'removeMeal', args: { id: gone } }]);
    const later = run(rows, operationsDue(rows, '2026-12-01', always));
    expect(dates(later)).not.toContain('2026-12-09');
  });

  test('a meal that comes again waits while its recipe is not known', () => {
    const recipe = { ...entry, note: undefined, recipeId: 'lamb' };
    const rows = run(new Map(), operationsOfRepeat(new Map(), id, { ...repeat, entry: recipe }));
    expect(operationsDue(rows, '2026-12-01', () => false)).toEqual([]);
  });

  test('a meal that comes again ends with what comes after, and undo brings all of it back', () => {
    const end = operationsOfRepeatEnd(repeated, id, '2026-12-02');
    const ended = run(repeated, end);
    expect(dates(ended)).toEqual(['2026-12-02']);
    const fields = undoOfOperations(repeated, end);
    expect(dates(run(ended, [{ name: 'setBackAll', args: { fields } } as never]))).toHaveLength(3);
  });

  test('a meal that comes again is taken back as one', () => {
    const fields = undoOfOperations(new Map(), operationsOfRepeat(new Map(), id, repeat));
    const back = run(repeated, [{ name: 'setBackAll', args: { fields } } as never]);
    expect([...back.values()].every(({ isDeleted }) => isDeleted)).toBe(true);
  });

  test('a meal that comes again is found by an entry that it made, and by the same dish on its day', () => {
    const made = { ...entry, id: recurringEntryId(id, '2026-12-02'), meal: 'lunch' };
    expect(findRecurring(repeated, made, '2026-12-04')?.id).toBe(id);
    expect(findRecurring(repeated, entry, wednesday)?.id).toBe(id);
    expect(findRecurring(repeated, entry, '2026-11-26')).toBeUndefined();
  });
});

test.each([
  ['2026-11-23', '2026-11-25', ['2026-12-02', '2026-12-09', '2026-12-16']],
  ['2026-11-25', '2026-11-24', ['2026-11-25', '2026-12-02', '2026-12-09', '2026-12-16']],
  ['2027-03-01', '2026-11-25', ['2027-03-03', '2027-03-10', '2027-03-17', '2027-03-24']],
])('a weekly meal, asked on %s and planned until %s, is due on %s', (now, plannedUntil, due) => {
  expect(dueDates({ weekday: 'wednesday', plannedUntil }, now)).toEqual(due);
});
