/**
 * Closing, deleting and restoring (Spec 4, Household). Both hide it from its members, and it stops being
 * anyone's default. What is in it stays, until a deleted one is removed (`maintenance/`).
 */
import { AppError } from '@saltbush/contract/errors';
import { findRestoreEnd } from '@saltbush/domain/account/households/permissions';
import type { Db } from '../../../platform/db/connect';
import { clearDefaultOfMembers } from './default-household.store';
import { changeHousehold } from './get-household';
import { updateHousehold } from './households.store';
import { checkHouseholdCount } from './members/members.store';

interface StateChange {
  id: string;
  userId: string;
  now: Date;
}

export async function closeHousehold(db: Db, { id, userId, now }: StateChange): Promise<void> {
  await changeHousehold(db, { id, userId, action: 'close' }, async (tx, household) => {
    await updateHousehold(tx, household, { closedAt: now, updatedAt: now });
    await clearDefaultOfMembers(tx, household);
  });
}

export async function deleteHousehold(db: Db, { id, userId, now }: StateChange): Promise<void> {
  await changeHousehold(db, { id, userId, action: 'delete' }, async (tx, household) => {
    await updateHousehold(tx, household, { deletedAt: now, updatedAt: now });
    await clearDefaultOfMembers(tx, household);
  });
}

/**
 * A deleted one comes back as it was, perhaps closed; a closed one is opened.
 *
 * @throws AppError NOT_FOUND when it was deleted too long ago, TOO_MANY_HOUSEHOLDS
 */
export async function restoreHousehold(db: Db, { id, userId, now }: StateChange): Promise<void> {
  await changeHousehold(db, { id, userId, action: 'restore' }, async (tx, household) => {
    const { deletedAt } = household.household;
    if (deletedAt === null) {
      await updateHousehold(tx, household, { closedAt: null, updatedAt: now });
      return;
    }
    if (findRestoreEnd(deletedAt) <= now) throw new AppError('NOT_FOUND');
    await checkHouseholdCount(tx, userId, { isAdded: false });
    await updateHousehold(tx, household, { deletedAt: null, updatedAt: now });
  });
}
