/** Visits, and when each account was last seen. */
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/connect';
import { users } from '../../../schema/accounts';
import { activity } from '../../../schema/account/activity';

/** A visit begins with the first use after so long without any (domain/admin/analytics/figures.ts). */
const visitGapMinutes = 30;

/**
 * One statement for many people. Several processes may write the same visit: the account is locked, so the
 * second one finds it seen.
 */
export async function recordSeen(db: Db, seen: ReadonlyMap<string, Date>): Promise<void> {
  if (seen.size === 0) return;
  // In one order, so that two processes wait for each other and never crosswise.
  const rows = [...seen].toSorted(([one], [other]) => (one < other ? -1 : 1));
  await db.execute(sql`
    with seen as (
      select * from unnest(
        ${sql.param(rows.map(([id]) => id))}::uuid[],
        ${sql.param(rows.map(([, time]) => time.toISOString()))}::timestamptz[]) seen (user_id, at)
    ), before as materialized (
      select id, last_seen_at, seen.at from ${users} join seen on seen.user_id = id
      where disabled_at is null order by id for no key update of ${users}
    ), changed as (
      update ${users} set last_seen_at = greatest(before.last_seen_at, before.at)
      from before where before.id = ${users}.id
    )
    insert into ${activity} (id, user_id, kind, happened_at)
    select gen_random_uuid(), id, 'visit', at from before
    where last_seen_at is null or at - last_seen_at >= make_interval(mins => ${visitGapMinutes})`);
}
