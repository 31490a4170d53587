/** Leaving and being removed: the same end of a membership. */
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { AppError } from '@saltbush/contract/errors';
import { givenRoles, type GivenRole } from '@saltbush/domain/account/households/roles';
import type { Db } from '../../../../platform/db/connect';
import { users } from '../../../../schema/accounts';
import type { AccessLostListener } from '../../../access/recipe-access';
import { changeHousehold, type AuthorizedHousehold } from '../get-household';
import { householdInvitations, householdMembers } from '../../../../schema/households';
import { endRecipeSharing } from './end-recipe-sharing';

interface Departure {
  id: string;
  userId: string;
  onAccessLost: AccessLostListener;
}

/** @throws AppError OWNER_MUST_TRANSFER */
export async function leaveHousehold(
  db: Db,
  { id, userId, onAccessLost }: Departure,
): Promise<void> {
  await changeHousehold(db, { id, userId, action: 'leave' }, (tx, household) =>
    endMembershipOf(tx, { householdId: household.household.id, userId, onAccessLost }),
  );
}

/**
 * @param departure.memberId who is removed
 * @throws AppError OWNER_MUST_TRANSFER, NOT_A_MEMBER
 */
export async function removeMember(
  db: Db,
  { id, userId, memberId, onAccessLost }: Departure & { memberId: string },
): Promise<void> {
  await changeHousehold(db, { id, userId, action: 'removeMember' }, async (tx, household) => {
    if (memberId === household.household.ownerId) throw new AppError('OWNER_MUST_TRANSFER');
    if (!household.members.some((member) => member.userId === memberId))
      throw new AppError('NOT_A_MEMBER');
    await endMembershipOf(tx, { householdId: id, userId: memberId, onAccessLost });
    await cancelWaysBack(tx, household, { userId: memberId, roles: givenRoles });
  });
}

/** The default household goes with the membership. The caller has locked the household. */
export async function endMembershipOf(
  tx: Db,
  {
    householdId,
    userId,
    onAccessLost,
  }: { householdId: string; userId: string; onAccessLost: AccessLostListener },
): Promise<void> {
  await tx
    .delete(householdMembers)
    .where(and(eq(householdMembers.householdId, householdId), eq(householdMembers.userId, userId)));
  await endRecipeSharing(tx, { householdId, userId }, onAccessLost);
}

/** Links, which they may know, and what was sent to their address, as far as they give one of these roles. */
export async function cancelWaysBack(
  tx: Db,
  { household }: AuthorizedHousehold,
  { userId, roles }: { userId: string; roles: readonly GivenRole[] },
): Promise<void> {
  if (roles.length === 0) return;
  const theirAddress = tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  await tx
    .update(householdInvitations)
    .set({ state: 'cancelled' })
    .where(
      and(
        eq(householdInvitations.householdId, household.id),
        eq(householdInvitations.state, 'pending'),
        inArray(householdInvitations.role, [...roles]),
        or(
          isNull(householdInvitations.email),
          sql`${householdInvitations.email} = (${theirAddress})`,
        ),
      ),
    );
}
