/** Forgets operations, removed rows and devices after some time, so that none of them grows for ever. */
import { and, eq, lt, sql, type SQL } from 'drizzle-orm';
import { longestOperationDays, tombstoneDays } from '@saltbush/domain/plan/sync/operations';
import type { Db } from '../../../../platform/db/connect';
import { mealPlanEntries, planOwners } from '../../../../schema/meal-plans';
import { lockOwner } from '../sync-state.store';
import { removedAt, syncDevices, syncOperations, syncRows } from '../../../../schema/plan/sync';

const dayMs = 24 * 60 * 60 * 1000;
/** Then a device that comes back starts from no rows; what it has to send still runs. */
const deviceDays = 400;
const batch = 1_000;

/** In batches, so that no statement holds locks for long. */
export async function forgetOld(db: Db, now: Date, stopping: AbortSignal): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  await repeat(stopping, () =>
    forgetOperations(db, sql`at < ${before(longestOperationDays).toISOString()}`),
  );
  await repeat(stopping, () => forgetRows(db, before(tombstoneDays)));
  await db.delete(syncDevices).where(lt(syncDevices.seenAt, before(deviceDays)));
}

/**
 * Of one owner all that only undo and the history need: what was done, and removed rows. Devices that have not seen
 * them removed start from no rows.
 */
export async function forgetChanges(db: Db, ownerId: string, stopping: AbortSignal): Promise<void> {
  await repeat(stopping, () => forgetOperations(db, sql`owner_id = ${ownerId}`));
  stopping.throwIfAborted();
  await db.transaction((tx) => forgetRowsOf(tx, ownerId, sql`is_deleted`));
}

async function repeat(stopping: AbortSignal, work: () => Promise<number>): Promise<void> {
  while (!stopping.aborted && (await work()) >= batch);
}

async function forgetOperations(db: Db, which: SQL): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from ${syncOperations} using (
      select owner_id, id from ${syncOperations} where ${which} limit ${batch}
    ) old where sync_operations.owner_id = old.owner_id and sync_operations.id = old.id`);
  return rowCount ?? 0;
}

/** Of the owners of some old rows, all old rows: a device that has not seen one removed starts from no rows. */
async function forgetRows(db: Db, before: Date): Promise<number> {
  const { rows } = await db.execute<{ owner_id: string }>(sql`
    (select owner_id from ${mealPlanEntries} where is_deleted and ${removedAt} < ${before.getTime()} limit ${batch})
    union all
    (select owner_id from ${syncRows} where is_deleted and ${removedAt} < ${before.getTime()} limit ${batch})`);
  const isOld = sql`is_deleted and ${removedAt} < ${before.getTime()}`;
  for (const ownerId of new Set(rows.map(({ owner_id }) => owner_id))) {
    await db.transaction((tx) => forgetRowsOf(tx, ownerId, isOld));
  }
  return rows.length;
}

async function forgetRowsOf(tx: Db, ownerId: string, isOld: SQL): Promise<void> {
  await lockOwner(tx, ownerId);
  const meals = await tx
    .delete(mealPlanEntries)
    .where(and(eq(mealPlanEntries.ownerId, ownerId), isOld))
    .returning({ version: mealPlanEntries.version });
  const others = await tx
    .delete(syncRows)
    .where(and(eq(syncRows.ownerId, ownerId), isOld))
    .returning({ version: syncRows.version });
  const floor = Math.max(0, ...[...meals, ...others].map(({ version }) => version));
  await tx
    .update(planOwners)
    .set({ floor: sql`greatest(${planOwners.floor}, ${floor})` })
    .where(eq(planOwners.id, ownerId));
}
