/** Changes what a member may do. It counts from the next statement on, whoever asks it: nothing remembers a role. */
import { AppError } from '@saltbush/contract/errors';
import { rolesAbove, type GivenRole } from '@saltbush/domain/account/households/roles';
import type { Db } from '../../../../platform/db/connect';
import { changeHousehold } from '../get-household';
import { findHousehold, type HouseholdRow } from '../households.store';
import { cancelWaysBack } from './end-membership';
import { setRole } from './members.store';

interface RoleChange {
  id: string;
  /** Who changes it. */
  userId: string;
  memberId: string;
  role: GivenRole;
}

/**
 * Who changes their own role to less may not see the answer of another call: this gives the household as it is now.
 *
 * @throws AppError OWNER_MUST_TRANSFER, NOT_A_MEMBER
 */
export async function changeRole(
  db: Db,
  { id, userId, memberId, role }: RoleChange,
): Promise<HouseholdRow> {
  return changeHousehold(db, { id, userId, action: 'changeRoles' }, async (tx, household) => {
    if (memberId === household.household.ownerId) throw new AppError('OWNER_MUST_TRANSFER');
    const member = household.members.find((one) => one.userId === memberId);
    if (!member) throw new AppError('NOT_A_MEMBER');
    await setRole(tx, { id, userId: memberId, role });
    if (rolesAbove(role).includes(member.role)) {
      await cancelWaysBack(tx, household, { userId: memberId, roles: rolesAbove(role) });
    }
    return (await findHousehold(tx, id))!;
  });
}
