/** When a price of a day was seen. */
import type { TimeZone } from '@saltbush/domain/account/households/time-zone';
import { todayIn, type PlainDate } from '@saltbush/domain/plan/days/week';

/**
 * Always the same time of that day in the zone, so that a price that is sent twice is one price. Noon or midnight in UTC
 * is one everywhere.
 *
 * @example timeOfDay('2026-11-24', 'Australia/Perth') // '2026-11-24T00:00:00.000Z'
 */
export function timeOfDay(date: PlainDate, timeZone: TimeZone): string {
  const midnight = `${date}T00:00:00.000Z`;
  return todayIn(new Date(midnight), timeZone) === date ? midnight : `${date}T12:00:00.000Z`;
}
