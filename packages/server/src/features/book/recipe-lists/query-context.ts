/** What the conditions of a query mean for one person: whose favourites, and which day is today. */
import { addDays, todayIn } from '@saltbush/domain/plan/days/week';
import type { Db } from '../../../platform/db/connect';
import { findTimeZone } from '../../account/households';
import type { QuerySqlContext } from '../../recipe/recipe-query';

export async function queryContextOf(
  db: Db,
  viewerId: string,
  now: Date,
): Promise<QuerySqlContext> {
  const timeZone = await findTimeZone(db, viewerId);
  const today = todayIn(now, timeZone);
  return { viewerId, timeZone, daysAgo: (days) => addDays(today, -days) };
}
