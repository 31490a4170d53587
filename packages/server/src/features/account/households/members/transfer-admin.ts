/** Makes another member the owner. Who was it stays as a member, or leaves with it. */
import { AppError } from '@saltbush/contract/errors';
import type { Db } from '../../../../platform/db/connect';
import type { AccessLostListener } from '../../../access/recipe-access';
import { changeHousehold } from '../get-household';
import { findHousehold, type HouseholdRow } from '../households.store';
import { endMembershipOf } from './end-membership';
import { setOwner } from './members.store';

interface Transfer {
  id: string;
  /** Who hands over. */
  userId: string;
  newOwnerId: string;
  andLeave: boolean;
  now: Date;
  onAccessLost: AccessLostListener;
}

/**
 * In one transaction, so that nobody hands over without leaving, or leaves without handing over.
 *
 * @returns the household for who has left it, who can't read it any more
 * @throws AppError NOT_A_MEMBER, also when the new owner is the present one, who wants to leave
 */
export async function transferAdmin(
  db: Db,
  { id, userId, newOwnerId, andLeave, now, onAccessLost }: Transfer,
): Promise<HouseholdRow | undefined> {
  return changeHousehold(db, { id, userId, action: 'transferAdmin' }, async (tx, household) => {
    const isMember = household.members.some((member) => member.userId === newOwnerId);
    if (!isMember || (andLeave && newOwnerId === userId)) throw new AppError('NOT_A_MEMBER');
    await setOwner(tx, { id, ownerId: newOwnerId, now });
    if (!andLeave) return undefined;
    await endMembershipOf(tx, { householdId: id, userId, onAccessLost });
    return findHousehold(tx, id);
  });
}
