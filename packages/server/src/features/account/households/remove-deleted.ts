/** Removes households from the database some time after their owner deleted them. */
import { and, eq, lte } from 'drizzle-orm';
import { householdRestoreDays } from '@saltbush/domain/account/households/permissions';
import type { Db } from '../../../platform/db/connect';
import type { AccessLostListener } from '../../access/recipe-access';
import { households } from '../../../schema/households';
import { announceLoss, listSavedOfHousehold } from './members/end-recipe-sharing';

interface Removal {
  now: Date;
  onAccessLost: AccessLostListener;
  stopping: AbortSignal;
}

/** @returns how many were removed, with their members, invitations and shares */
export async function removeDeletedHouseholds(
  db: Db,
  { now, onAccessLost, stopping }: Removal,
): Promise<number> {
  const deletedBefore = new Date(now.getTime() - householdRestoreDays * dayMs);
  const due = await db
    .select({ id: households.id })
    .from(households)
    .where(lte(households.deletedAt, deletedBefore));
  let removed = 0;
  for (const { id } of due) {
    if (stopping.aborted) break;
    if (await removeHousehold(db, { id, deletedBefore, onAccessLost })) removed += 1;
  }
  return removed;
}

const dayMs = 24 * 60 * 60 * 1000;

/** @returns false if another process did it, or its owner restored it */
async function removeHousehold(
  db: Db,
  {
    id,
    deletedBefore,
    onAccessLost,
  }: Pick<Removal, 'onAccessLost'> & {
    id: string;
    deletedBefore: Date;
  },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select({ id: households.id })
      .from(households)
      .where(and(eq(households.id, id), lte(households.deletedAt, deletedBefore)))
      .for('update');
    if (due) await removeHouseholdNow(tx, id, onAccessLost);
    return due !== undefined;
  });
}

/** The caller has locked it. */
export async function removeHouseholdNow(
  tx: Db,
  id: string,
  onAccessLost: AccessLostListener,
): Promise<void> {
  const affected = await listSavedOfHousehold(tx, id);
  await tx.delete(households).where(eq(households.id, id));
  // Members who saved a shared recipe could still read it until now.
  await announceLoss(tx, id, affected, onAccessLost);
}
