/** Entries as they are stored, for the changes that compare with them; read with the owner locked. */
import { and, between, eq, inArray, or, sql } from 'drizzle-orm';
import { addDays, type PlainDate } from '@saltbush/domain/plan/days/week';
import type { Db } from '../../../platform/db/connect';
import { rowKey, type Row } from '@saltbush/domain/plan/rows/rows';
import { mealPlanEntries } from '../../../schema/meal-plans';
import type { EntryRow } from './meal-plans.store';

export interface FoundEntries {
  /** Of the week, and of the ids that are the owner's, by `rowKey`; also removed ones. */
  stored: Map<string, Row<'meals'>>;
  /** Ids that are another owner's, or of another week. */
  taken: Set<string>;
}

export async function findEntries(
  tx: Db,
  { ownerId, startDate }: { ownerId: string; startDate: PlainDate },
  ids: readonly string[],
): Promise<FoundEntries> {
  const endDate = addDays(startDate, 6);
  const { ownerId: owner, date, isDeleted, id } = mealPlanEntries;
  const inWeek = and(eq(owner, ownerId), between(date, startDate, endDate), eq(isDeleted, false));
  const found = await tx
    .select()
    .from(mealPlanEntries)
    .where(ids.length === 0 ? inWeek : or(inWeek, inArray(id, [...ids])))
    .orderBy(mealPlanEntries.date, sql`${mealPlanEntries.orderKey}`, mealPlanEntries.id);
  const isElsewhere = (row: (typeof found)[number]) =>
    row.ownerId !== ownerId || (!row.isDeleted && (row.date < startDate || row.date > endDate));
  return {
    stored: new Map(
      found
        .filter((row) => !isElsewhere(row))
        .map((row) => [rowKey('meals', row.id), toMealRow(row)]),
    ),
    taken: new Set(found.filter(isElsewhere).map((row) => row.id)),
  };
}

/**
 * What a move of meals has to know: the meals, also removed ones, all others of these days, and those that they are
 * cooked for or left over from.
 */
export async function findMealsAround(
  tx: Db,
  ownerId: string,
  { ids, dates }: { ids: readonly string[]; dates: readonly PlainDate[] },
): Promise<Map<string, Row<'meals'>>> {
  const { ownerId: owner, date, isDeleted, id, leftoverOf } = mealPlanEntries;
  const named = [...ids];
  const cookedFor = tx.select({ id: leftoverOf }).from(mealPlanEntries).where(inArray(id, named));
  const others = or(
    inArray(leftoverOf, named),
    inArray(id, cookedFor),
    ...(dates.length === 0 ? [] : [inArray(date, [...dates])]),
  );
  const found = await tx
    .select()
    .from(mealPlanEntries)
    .where(and(eq(owner, ownerId), or(inArray(id, named), and(eq(isDeleted, false), others))));
  return new Map(found.map((row) => [rowKey('meals', row.id), toMealRow(row)]));
}

/** An entry as the operations of a plan read it. */
export const toMealRow = (row: typeof mealPlanEntries.$inferSelect): Row<'meals'> => ({
  kind: 'meals',
  id: row.id,
  stamps: row.stamps,
  version: row.version,
  isDeleted: row.isDeleted,
  fields: { ...mealFields(row), ...(row.isUndated && { isUndated: true }) },
});

/** What a meal's row has of the columns that a plan is read with. */
export const mealFields = ({
  orderKey,
  recipeId,
  note,
  leftoverOf,
  ...row
}: Omit<EntryRow, 'id'>) => ({
  date: row.date,
  meal: row.meal,
  order: orderKey,
  quantity: row.quantity,
  ...(recipeId !== null && { recipeId }),
  ...(note !== null && { note }),
  ...(leftoverOf !== null && { leftoverOf }),
});
