/** Entries on their way into a plan: as rows, with recipes that may be read and ids that are free. */
import { and, inArray, isNull } from 'drizzle-orm';
import { AppError, type FieldMessage } from '@saltbush/contract/errors';
import type { entryInputSchema } from '@saltbush/contract/meal-plans';
import { addDays, weekdays, type Weekday } from '@saltbush/domain/meal-plans/week';
import type * as z from 'zod/mini';
import type { Db } from '../../platform/db/connect';
import { newId } from '../../platform/ids';
import { isReadableBy } from '../recipes';
import { recipes } from '../recipes/recipes.tables';
import { mealPlanEntries } from './meal-plans.tables';

export type EntryInput = z.output<typeof entryInputSchema>;

/** A row and where the request said it, so that a refusal can point there. */
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

/** @throws AppError VALIDATION_FAILED naming each entry whose recipe this person can't plan with */
export async function checkReadable(db: Db, userId: string, entries: NewEntry[]): Promise<void> {
  const wanted = new Set(entries.flatMap(({ row }) => row.recipeId ?? []));
  if (wanted.size === 0) return;
  const found = await db
    .select({ id: recipes.id })
    .from(recipes)
    .where(and(inArray(recipes.id, [...wanted]), isNull(recipes.deletedAt), isReadableBy(userId)));
  const readable = new Set(found.map(({ id }) => id));
  refuse(
    entries.filter(({ row }) => row.recipeId != null && !readable.has(row.recipeId)),
    'recipe',
    'This recipe is no longer there',
  );
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
  const kept = new Set(added.map(({ id }) => id));
  refuse(
    entries.filter((entry) => firstWithId.get(entry.row.id) !== entry || !kept.has(entry.row.id)),
    '_id',
    'This id is taken',
  );
}

function refuse(entries: NewEntry[], name: string, message: string): void {
  if (entries.length === 0) return;
  throw new AppError(
    'VALIDATION_FAILED',
    entries.map(({ field }): FieldMessage => ({ field: `${field}.${name}`, message })),
  );
}
