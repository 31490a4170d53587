/** When the meals of a plan's owner are eaten, as somebody has said: one of the settings of those who eat. */
import { sql, type SQL } from 'drizzle-orm';
import { timeZoneOr } from '@saltbush/domain/account/households/stand-in-time-zone';
import type { TimeZone } from '@saltbush/domain/account/households/time-zone';
import type { MealClock } from '@saltbush/domain/plan/meal-plans/meal-times';
import { eaterSettingsId, type MealTime } from '@saltbush/domain/plan/rows/eater-rows';
import type { Db } from '../../../platform/db/connect';
import { syncRows } from '../../../schema/plan/sync';
import { chosenTimeZoneOf } from '../../account/households';

/** In SQL, and null until somebody says. */
export const chosenMealTimesOf = (ownerId: unknown): SQL<MealTime[] | null> =>
  sql<MealTime[] | null>`(
    select row.fields->'mealTimes' from ${syncRows} row
    where row.owner_id = ${ownerId} and row.kind = 'eaterSettings' and row.id = ${eaterSettingsId}
      and not row.is_deleted)`;

export async function findMealClock(db: Db, ownerId: string): Promise<MealClock> {
  const { rows } = await db.execute<{ zone: TimeZone | null; times: MealTime[] | null }>(
    sql`select ${chosenTimeZoneOf(ownerId)} as zone, ${chosenMealTimesOf(ownerId)} as times`,
  );
  return { timeZone: timeZoneOr(rows[0]?.zone), mealTimes: rows[0]?.times ?? [] };
}
