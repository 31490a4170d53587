/** A week or an entry that was sent, as operations: what differs from the meals that are stored. */
import {
  addEntry,
  mapDays,
  type Menu,
  type MenuEntry,
} from '@saltbush/domain/plan/meal-plans/menu';
import { weekdayOf, type PlainDate } from '@saltbush/domain/plan/days/week';
import { menuWithUndated } from '@saltbush/domain/plan/meal-plans/menu-of-rows';
import {
  operationsOfEdit,
  type MealOperation,
} from '@saltbush/domain/plan/meal-plans/operations-of-edit';
import { rowKey, type Row } from '@saltbush/domain/plan/rows/rows';

/** By `rowKey`; also meals that were removed. */
export type StoredMeals = ReadonlyMap<string, Row<'meals'>>;

/** An entry as it was sent. */
export interface NewEntry {
  id: string;
  date: PlainDate;
  meal: string;
  quantity: number;
  recipeId: string | undefined;
  note: string | undefined;
  /** Absent: an entry that is stored keeps its own. */
  leftoverOf: string | undefined;
  /** Its path in the request, for error messages. */
  field: string;
}

/** An operation, and the place in the request of the entry that it is for. */
export interface EntryOperation {
  operation: MealOperation;
  field: string | undefined;
}

/**
 * @param stored the meals of the week, and those elsewhere whose ids the menu has
 * @param wanted in the order of the days and of their entries
 */
export function menuOperations(
  startDate: PlainDate,
  stored: StoredMeals,
  wanted: readonly NewEntry[],
): EntryOperation[] {
  const entriesOn = (day: string) => wanted.filter(({ date }) => weekdayOf(date) === day);
  const after = {
    startDate,
    days: mapDays((day) => entriesOn(day).map((entry) => toMenuEntry(entry, stored))),
  };
  return withFields(stored, after, wanted);
}

/** Adds each at the end of its day; one that was removed comes back. */
export function addingOperations(
  startDate: PlainDate,
  stored: StoredMeals,
  entries: readonly NewEntry[],
): EntryOperation[] {
  const after = entries.reduce(
    (menu, entry) => addEntry(menu, toMenuEntry(entry, stored), weekdayOf(entry.date)),
    menuWithUndated(stored, startDate),
  );
  return withFields(stored, after, entries);
}

function withFields(
  stored: StoredMeals,
  after: Menu,
  wanted: readonly NewEntry[],
): EntryOperation[] {
  const fields = new Map(wanted.map(({ id, field }) => [id, field]));
  const before = menuWithUndated(stored, after.startDate);
  return operationsOfEdit(stored, before, after).map((operation) => ({
    operation,
    field: fields.get(mealOf(operation)),
  }));
}

function toMenuEntry(entry: NewEntry, stored: StoredMeals): MenuEntry {
  const { id, meal, quantity, recipeId, note } = entry;
  const leftoverOf = entry.leftoverOf ?? stored.get(rowKey('meals', id))?.fields.leftoverOf;
  return {
    id,
    meal,
    quantity,
    ...(recipeId !== undefined && { recipeId }),
    ...(note !== undefined && { note }),
    ...(leftoverOf !== undefined && { leftoverOf }),
  };
}

const mealOf = ({ name, args }: MealOperation): string =>
  name === 'restoreRows' ? args.rows[0]!.id : args.id;
