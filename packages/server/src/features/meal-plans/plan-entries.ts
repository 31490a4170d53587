/** Entries on their way into a plan: as rows, with ids that are free. */
import { AppError, type FieldMessage } from '@saltbush/contract/errors';
import type { entryInputSchema } from '@saltbush/contract/meal-plans';
import { addDays, weekdays, type Weekday } from '@saltbush/domain/meal-plans/week';
import type * as z from 'zod/mini';
import type { Db } from '../../platform/db/connect';
import { newId } from '../../platform/ids';
import { mealPlanEntries } from './meal-plans.tables';

export type EntryInput = z.output<typeof entryInputSchema>;

/** A row and its path in the request, for error messages. */
export interface NewEntry {
  row: typeof mealPlanEntries.$inferInsert;
  field: string;
}

export function rowsOfDays(
  plan: { id: string; startDate: string },
  days: Record<Weekday, EntryInput[]>,
): NewEntry[] {
  return weekdays.flatMap((day, offset) =>
    days[day].map((entry, position) =>
      newEntry(entry, {
        planId: plan.id,
        date: addDays(plan.startDate, offset),
        position,
        field: `days.${day}.${position}`,
      }),
    ),
  );
}

export function newEntry(
  entry: EntryInput,
  { field, ...place }: { planId: string; date: string; position: number; field: string },
): NewEntry {
  const { _id = newId(), recipe = null, note, meal, quantity } = entry;
  return {
    row: { id: _id, ...place, meal, recipeId: recipe, note: note || null, quantity },
    field,
  };
}

/** @throws AppError VALIDATION_FAILED naming each entry whose id another entry has */
export async function insertEntries(db: Db, entries: NewEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const firstWithId = new Map(entries.toReversed().map((entry) => [entry.row.id, entry]));
  const added = await db
    .insert(mealPlanEntries)
    .values([...firstWithId.values()].map(({ row }) => row))
    .onConflictDoNothing({ target: mealPlanEntries.id })
    .returning({ id: mealPlanEntries.id });
  const saved = new Set(added.map(({ id }) => id));
  refuseEntries(
    entries.filter((entry) => firstWithId.get(entry.row.id) !== entry || !saved.has(entry.row.id)),
    '_id',
    'This id is taken',
  );
}

/** @throws AppError VALIDATION_FAILED naming this field of each entry, if there are any */
export function refuseEntries(entries: NewEntry[], name: string, message: string): void {
  if (entries.length === 0) return;
  throw new AppError(
    'VALIDATION_FAILED',
    entries.map(({ field }): FieldMessage => ({ field: `${field}.${name}`, message })),
  );
}
