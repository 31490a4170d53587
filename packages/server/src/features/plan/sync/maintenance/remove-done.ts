/**
 * Removes items that were bought, what was set on lines, votes, small jobs and swaps, long ago: nothing shows them but a week long
 * past, and a list that is used for years would grow for ever. Devices are sent the removals. Who was away meanwhile
 * and has edited such an item brings it back, as after any removal that they had not seen.
 */
import { sql, type SQL } from 'drizzle-orm';
import { addDays, firstDayAnywhere } from '@saltbush/domain/plan/days/week';
import { doneDays } from '@saltbush/domain/plan/sync/operations';
import type { Deps } from '../../../../deps';
import type { Db } from '../../../../platform/db/connect';
import { allowStorage } from '../../../../platform/db/storage-full';
import { removedStamp } from './removed-stamp';
import { findVersion, saveVersion } from '../sync-state.store';
import { doneOn, mayBeDone, syncRows } from '../../../../schema/plan/sync';

type Context = Pick<Deps, 'database' | 'planNotices'>;

/** Owner by owner, each in a transaction of its own. */
export async function removeDone(
  { database: { db }, planNotices }: Context,
  now: Date,
  stopping: AbortSignal,
): Promise<void> {
  // Long ago also where a day ends last.
  const isDone = sql`${mayBeDone} and ${doneOn} < ${addDays(firstDayAnywhere(now), -doneDays)}`;
  let owners: string[];
  do {
    owners = await listOwners(db, isDone);
    for (const ownerId of owners) {
      if (stopping.aborted) return;
      const version = await db.transaction((tx) => removeRows(tx, ownerId, { isDone, now }));
      if (version !== undefined) planNotices.announce(ownerId, version);
    }
  } while (owners.length > 0);
}

const ownersATime = 200;
/** So that no owner is locked for long; the others follow in the next round. */
const rowsATime = 1_000;

async function listOwners(db: Db, isDone: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ owner_id: string }>(
    sql`select distinct owner_id from ${syncRows} where ${isDone} limit ${ownersATime}`,
  );
  return rows.map(({ owner_id }) => owner_id);
}

/** Undefined when another process was first. */
async function removeRows(
  tx: Db,
  ownerId: string,
  { isDone, now }: { isDone: SQL; now: Date },
): Promise<number | undefined> {
  const before = await findVersion(tx, ownerId);
  if (before === undefined) return undefined;
  await allowStorage(tx, 'count');
  const { rowCount } = await tx.execute(sql`
    update ${syncRows} row set is_deleted = true, version = ${before}::bigint + done.place,
      stamps = row.stamps || ${removedStamp(now)}
    from (
      select kind, id, row_number() over (order by kind, id) as place from ${syncRows}
      where owner_id = ${ownerId} and ${isDone} limit ${rowsATime}
    ) done
    where row.owner_id = ${ownerId} and row.kind = done.kind and row.id = done.id`);
  if (!rowCount) return undefined;
  const version = before + rowCount;
  await saveVersion(tx, ownerId, version);
  return version;
}
