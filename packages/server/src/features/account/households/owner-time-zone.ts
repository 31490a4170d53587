/** The time zone of a plan's owner, a person or a household: read in the statement that needs the day. */
import { sql, type SQL } from 'drizzle-orm';
import { timeZoneOr } from '@saltbush/domain/account/households/stand-in-time-zone';
import type { TimeZone } from '@saltbush/domain/account/households/time-zone';
import type { Db } from '../../../platform/db/connect';
import { users } from '../../../schema/accounts';
import { households } from '../../../schema/households';

/** In SQL, and null until one is chosen: pass it to `timeZoneOr`. No person has the id of a household. */
export const chosenTimeZoneOf = (ownerId: unknown): SQL<TimeZone | null> =>
  sql<TimeZone | null>`coalesce(
    (select household.time_zone from ${households} household where household.id = ${ownerId}),
    (select person.time_zone from ${users} person where person.id = ${ownerId}))`;

/** For calls that read nothing else of the owner. */
export async function findTimeZone(db: Db, ownerId: string): Promise<TimeZone> {
  const { rows } = await db.execute<{ zone: TimeZone | null }>(
    sql`select ${chosenTimeZoneOf(ownerId)} as zone`,
  );
  return timeZoneOr(rows[0]?.zone);
}
