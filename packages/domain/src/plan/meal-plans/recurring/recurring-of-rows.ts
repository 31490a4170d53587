/** Meals that come again every week, among the rows of a plan owner, and the operations that plan them. */
import { addEntry, type MenuEntry } from '../menu';
import { dueDates, isEntryOfRecurring, recurringEntryId } from './recurring-meals';
import type { RecurringMealRow } from '../../rows/recurring-rows';
import { mondayOf, weekdayOf, type PlainDate } from '../../days/week';
import { menuOfRows } from '../menu-of-rows';
import { operationsOfEdit, type MealOperation } from '../operations-of-edit';
import { rowKey, type Row, type RowMap } from '../../rows/rows';
import type { PlanOperation } from '../undo-of-operations';

/**
 * Puts every recurring meal on the days that are due.
 *
 * @param isReadable whether the recipe is known on this device; meals of others wait
 * @example operationsDue(rows, '2026-11-30', () => true) // [{ name: 'addMeal', … }, { name: 'setRecurringMeal', … }]
 */
export function operationsDue(
  rows: RowMap,
  today: PlainDate,
  isReadable: (recipeId: string) => boolean,
): PlanOperation[] {
  return recurringMeals(rows)
    .filter(({ fields: { recipeId } }) => recipeId === undefined || isReadable(recipeId))
    .flatMap(({ id, fields }) => operationsAhead(rows, id, { fields, today }));
}

/**
 * Makes an entry come again on its weekday; the entry itself stays as it is.
 *
 * @param id of the new recurring meal
 */
export function operationsOfRepeat(
  rows: RowMap,
  id: string,
  { entry, date, today }: { entry: MenuEntry; date: PlainDate; today: PlainDate },
): PlanOperation[] {
  const { meal, quantity, recipeId, note } = entry;
  const fields: RecurringMealRow = {
    weekday: weekdayOf(date),
    meal,
    quantity,
    ...(recipeId !== undefined && { recipeId }),
    ...(note !== undefined && { note }),
    plannedUntil: date > today ? date : today,
  };
  const ahead = operationsAhead(rows, id, { fields, today });
  const last = ahead.find(({ name }) => name === 'setRecurringMeal');
  const change = { ...fields, ...(last?.args as { change?: object } | undefined)?.change };
  return [
    { name: 'setRecurringMeal', args: { id, change } },
    ...ahead.filter((operation) => operation !== last),
  ];
}

/**
 * Ends it: entries of later days that it made are removed.
 *
 * @param date of the entry that it is ended at, which stays
 */
export function operationsOfRepeatEnd(rows: RowMap, id: string, date: PlainDate): PlanOperation[] {
  const later = [...rows.values()].filter(
    (row): row is Row<'meals'> =>
      row.kind === 'meals' &&
      !row.isDeleted &&
      isEntryOfRecurring(id, row.id) &&
      ((row as Row<'meals'>).fields.date ?? '') > date,
  );
  return [
    { name: 'removeRecurringMeal', args: { id } },
    ...later.map((row): MealOperation => ({ name: 'removeMeal', args: { id: row.id } })),
  ];
}

/**
 * The recurring meal that an entry is one of: made by it, or the same dish on its weekday.
 *
 * @example findRecurring(rows, entry, '2026-11-25')?.id
 */
export function findRecurring(
  rows: RowMap,
  entry: MenuEntry,
  date: PlainDate,
): Row<'recurringMeals'> | undefined {
  return recurringMeals(rows).find(({ id, fields }) => {
    const isSame =
      fields.weekday === weekdayOf(date) &&
      fields.meal === entry.meal &&
      fields.recipeId === entry.recipeId &&
      fields.note === entry.note;
    return isSame || isEntryOfRecurring(id, entry.id);
  });
}

interface Ahead {
  fields: Partial<RecurringMealRow>;
  today: PlainDate;
}

function operationsAhead(rows: RowMap, id: string, { fields, today }: Ahead): PlanOperation[] {
  const { weekday, plannedUntil = '' } = fields;
  const dates = weekday === undefined ? [] : dueDates({ weekday, plannedUntil }, today);
  const last = dates.at(-1);
  if (last === undefined) return [];
  return [
    ...dates.flatMap((date) => operationsOfDay(rows, id, { fields, date })),
    { name: 'setRecurringMeal', args: { id, change: { plannedUntil: last } } },
  ];
}

function operationsOfDay(
  rows: RowMap,
  id: string,
  { fields, date }: Pick<Ahead, 'fields'> & { date: PlainDate },
): MealOperation[] {
  const { meal = '', quantity = 1, recipeId, note } = fields;
  const entryId = recurringEntryId(id, date);
  // Another device has put it there, and perhaps it was moved or removed since.
  if (rows.has(rowKey('meals', entryId))) return [];
  const entry: MenuEntry = { id: entryId, meal, quantity, recipeId, note };
  const menu = menuOfRows(rows, mondayOf(date));
  return operationsOfEdit(rows, menu, addEntry(menu, entry, weekdayOf(date)));
}

const recurringMeals = (rows: RowMap): Row<'recurringMeals'>[] =>
  [...rows.values()].filter(
    (row): row is Row<'recurringMeals'> => row.kind === 'recurringMeals' && !row.isDeleted,
  );
