import { AppError } from '@saltbush/contract/errors';
import type { NewInvitation } from '@saltbush/contract/account/household-invitations';
import { householdLimits } from '@saltbush/contract/account/households';
import type { GivenRole } from '@saltbush/domain/account/households/roles';
import type { Deps } from '../../../../deps';
import type { Db } from '../../../../platform/db/connect';
import { changeHousehold, type AuthorizedHousehold } from '../get-household';
import { addedMemberEmail } from '../household-emails';
import { nameOfMember } from '../households.present';
import { isMemberEmail } from './invitations.store';
import { inviteByEmail } from './invite';
import { tellInvited } from '../tell-invited';
import { isFellowMember } from '../members/fellow-members.store';
import { joinHousehold } from '../members/join-household';
import { findAccount } from '../members/members.store';

interface Addition {
  id: string;
  /** Who adds them. */
  userId: string;
  email: string;
  /** Absent: a member. */
  role: GivenRole | undefined;
}

/**
 * Adds someone who shares a community with this person, and mails them. Anyone else is invited, so that the answer
 * does not tell whether an address has an account.
 *
 * @returns the invitation, unless they were added
 * @throws AppError ALREADY_A_MEMBER, HOUSEHOLD_FULL, TOO_MANY_HOUSEHOLDS, TOO_MANY_INVITATIONS, TOO_MANY_MAILS
 */
export async function addMember(
  deps: Deps,
  { id, userId, email, role }: Addition,
): Promise<NewInvitation | undefined> {
  const { database, config, mail } = deps;
  const invitation = await changeHousehold(
    database.db,
    { id, userId, action: 'invite' },
    async (tx, household) => {
      if (await isMemberEmail(tx, household, email)) throw new AppError('ALREADY_A_MEMBER');
      if (household.members.length >= householdLimits.members) throw new AppError('HOUSEHOLD_FULL');
      const mustBeVerified = config.requiresVerifiedEmail;
      const account =
        (await isFellowMember(tx, { userId, email, mustBeVerified })) &&
        (await findAccount(tx, email, mustBeVerified));
      if (!account) return inviteByEmail(deps, tx, household, { userId, email, role });
      await addAccount(deps, tx, household, { account, userId, email, role });
      return undefined;
    },
  );
  mail.wake();
  return invitation;
}

async function addAccount(
  deps: Deps,
  tx: Db,
  household: AuthorizedHousehold,
  {
    account,
    userId,
    email,
    role,
  }: Omit<Addition, 'id'> & { account: { id: string; displayUsername: string } },
): Promise<void> {
  const now = deps.clock();
  await joinHousehold(tx, household, { userId: account.id, role, now, addedBy: userId });
  const { id, name } = household.household;
  const sender = {
    inviter: nameOfMember(household, userId),
    household: name,
    url: `${deps.config.publicUrl}/households`,
  };
  await tellInvited(deps, tx, {
    email,
    cause: { kind: 'addedMember', senderId: userId },
    write: () => addedMemberEmail(account, sender),
    householdId: id,
    householdName: name,
  });
}
