import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { AppError } from '@saltbush/contract/errors';
import { householdLimits } from '@saltbush/contract/account/households';
import type { GivenRole } from '@saltbush/domain/account/households/roles';
import type { Db } from '../../../../platform/db/connect';
import { users } from '../../../../schema/accounts';
import type { AuthorizedHousehold } from '../get-household';
import { householdInvitations } from '../../../../schema/households';
import { checkHouseholdCount, insertMember } from './members.store';

interface NewMember {
  userId: string;
  /** Absent: a member. */
  role?: GivenRole | undefined;
  now: Date;
  /** Who adds them without asking; absent for who accepts. */
  addedBy?: string;
}

/**
 * Adds a member to a locked household.
 *
 * @throws AppError HOUSEHOLD_FULL, TOO_MANY_HOUSEHOLDS
 */
export async function joinHousehold(
  tx: Db,
  { household, members }: AuthorizedHousehold,
  { userId, role, now, addedBy }: NewMember,
): Promise<void> {
  if (members.length >= householdLimits.members) throw new AppError('HOUSEHOLD_FULL');
  await checkHouseholdCount(tx, userId, { isAdded: addedBy !== undefined });
  await insertMember(tx, { householdId: household.id, userId, role, joinedAt: now, addedBy });
  await tx
    .update(users)
    .set({ isNewCommunityMember: true, updatedAt: now })
    .where(eq(users.id, userId));
  await answerPendingInvitations(tx, household.id, userId);
}

/** Whichever way they joined, nobody needs to answer an invitation to them any more. */
async function answerPendingInvitations(tx: Db, householdId: string, userId: string) {
  const theirAddress = tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.verifiedAt)));
  await tx
    .update(householdInvitations)
    .set({ state: 'accepted' })
    .where(
      and(
        eq(householdInvitations.householdId, householdId),
        eq(householdInvitations.state, 'pending'),
        sql`${householdInvitations.email} = (${theirAddress})`,
      ),
    );
}
