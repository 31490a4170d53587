/** The rows of a plan that some days are shown from: meals, who is home, settings, and small jobs that are done. */
import { and, between, eq, gte, inArray, lte, or } from 'drizzle-orm';
import { addDays, mondayOf, type PlainDate } from '@saltbush/domain/plan/days/week';
import { rowKey, type RowMap } from '@saltbush/domain/plan/rows/rows';
import type { Db } from '../../../platform/db/connect';
import { mealPlanEntries } from '../../../schema/meal-plans';
import { syncRows } from '../../../schema/plan/sync';
import { toMealRow } from '../meal-plans';

/** Without removed ones. */
export async function readDayRows(
  db: Db,
  { ownerId, from, to }: { ownerId: string; from: PlainDate; to: PlainDate },
): Promise<RowMap> {
  const [meals, others] = await Promise.all([
    db
      .select()
      .from(mealPlanEntries)
      .where(
        and(
          eq(mealPlanEntries.ownerId, ownerId),
          eq(mealPlanEntries.isDeleted, false),
          between(mealPlanEntries.date, from, to),
        ),
      ),
    db
      .select()
      .from(syncRows)
      .where(areOfDays(ownerId, from, to)),
  ]);
  return new Map(
    [...meals.map(toMealRow), ...others].map((row) => [rowKey(row.kind, row.id), row]),
  );
}

/** A job is ticked in the week of its meal, which may have moved since; the id of an attendance begins with its day. */
const areOfDays = (ownerId: string, from: PlainDate, to: PlainDate) =>
  and(
    eq(syncRows.ownerId, ownerId),
    eq(syncRows.isDeleted, false),
    or(
      inArray(syncRows.kind, ['eaters', 'eaterSettings', 'listSettings', 'smallJobs', 'mealSwaps']),
      and(
        eq(syncRows.kind, 'attendances'),
        gte(syncRows.id, mondayOf(from)),
        lte(syncRows.id, addDays(to, 1)),
      ),
    ),
  );
