/** Reads which meals of every week are to be planned, and the rows that planning them needs. */
import { and, asc, eq, gt, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { timeZoneOr } from '@saltbush/domain/account/households/stand-in-time-zone';
import type { TimeZone } from '@saltbush/domain/account/households/time-zone';
import {
  recurringDays,
  recurringEntryId,
} from '@saltbush/domain/plan/meal-plans/recurring/recurring-meals';
import type { PlainDate, Weekday } from '@saltbush/domain/plan/days/week';
import { rowKey, type Row, type RowMap } from '@saltbush/domain/plan/rows/rows';
import type { Db } from '../../../platform/db/connect';
import { chosenTimeZoneOf, isPlanOwnerOf } from '../../account/households';
import { households } from '../../../schema/households';
import { toMealRow } from '../meal-plans';
import { mealPlanEntries } from '../../../schema/meal-plans';
import { isReadableByPlanOwner } from '../../access/recipe-access';
import { recipes } from '../../../schema/recipes';
import { recurringMeals, syncRows } from '../../../schema/plan/sync';

export interface DueOwner {
  ownerId: string;
  timeZone: TimeZone;
  /** The days of those asked for on which a meal is due. */
  dueDays: PlainDate[];
  /** Who it is done for: the person, or the owner of the household. */
  userId: string;
}

/**
 * Owners of plans with a meal that is due on one of the days that it is now, in the order of their ids. A household that
 * has ended, or has no meal plans, has none.
 *
 * @param lastDays by the day that it is, the last day that each weekday is planned for
 * @param after the id of the last owner before
 */
export async function listDueOwners(
  db: Db,
  {
    lastDays,
    after,
    limit,
  }: {
    lastDays: Record<PlainDate, Record<Weekday, PlainDate>>;
    after: string;
    limit: number;
  },
): Promise<DueOwner[]> {
  const isDue = sql`${syncRows.fields}->>'plannedUntil' < days.last->>(${syncRows.fields}->>'weekday')`;
  const userId = sql<string>`coalesce(${households.ownerId}, ${syncRows.ownerId})`;
  const timeZone = chosenTimeZoneOf(syncRows.ownerId);
  const owners = await db
    .select({
      ownerId: syncRows.ownerId,
      userId,
      timeZone,
      dueDays: sql<PlainDate[]>`array_agg(distinct days.today)`,
    })
    .from(syncRows)
    .innerJoin(sql`jsonb_each(${JSON.stringify(lastDays)}::jsonb) days (today, last)`, isDue)
    .leftJoin(households, eq(households.id, syncRows.ownerId))
    .where(
      and(
        recurringMeals,
        gt(syncRows.ownerId, after),
        isRecipeReadable,
        isPlanOwnerOf(syncRows.ownerId, userId),
      ),
    )
    .groupBy(syncRows.ownerId, households.ownerId)
    .orderBy(asc(syncRows.ownerId))
    .limit(limit);
  return owners.map((owner) => ({ ...owner, timeZone: timeZoneOr(owner.timeZone) }));
}

/**
 * Within the transaction that holds the owner's lock: the recurring meals whose recipe the plan may show, and the meals
 * of the days that they may come on. Entries that they made are there wherever they were moved, and also when removed.
 */
export async function readRecurringRows(
  tx: Db,
  ownerId: string,
  today: PlainDate,
): Promise<RowMap> {
  const recurring = await tx
    .select()
    .from(syncRows)
    .where(and(eq(syncRows.ownerId, ownerId), recurringMeals, isRecipeReadable));
  const days = recurringDays(today);
  const made = recurring.flatMap(({ id }) => days.map((day) => recurringEntryId(id, day)));
  const meals = await tx
    .select()
    .from(mealPlanEntries)
    .where(
      and(
        eq(mealPlanEntries.ownerId, ownerId),
        or(inArray(mealPlanEntries.date, days), inArray(mealPlanEntries.id, made)),
      ),
    );
  const rows: Row[] = [...recurring, ...meals.map(toMealRow)];
  return new Map(rows.map((row) => [rowKey(row.kind, row.id), row]));
}

const recipeId = sql`${syncRows.fields}->>'recipeId'`;
const isRecipeReadable: SQL = sql`(${recipeId} is null or exists (
  select from ${recipes} where ${recipes.id} = (${recipeId})::uuid
    and ${isNull(recipes.deletedAt)} and ${isReadableByPlanOwner(syncRows.ownerId)}))`;
