import { AppError } from '@saltbush/contract/errors';
import type { Deps } from '../../../deps';
import { changeHousehold } from '../get-household';
import { addedMemberEmail } from '../household-emails';
import { nameOfMember } from '../households.present';
import { tellInvited } from '../tell-invited';
import { joinHousehold } from './join-household';
import { findAccount } from './members.store';

/**
 * Adds someone who has an account, and mails them.
 *
 * @param request.userId who adds them
 * @throws AppError NO_SUCH_ACCOUNT, ALREADY_A_MEMBER, HOUSEHOLD_FULL, TOO_MANY_HOUSEHOLDS
 */
export async function addMember(
  deps: Deps,
  { id, userId, email }: { id: string; userId: string; email: string },
): Promise<void> {
  const { config, mail, clock } = deps;
  const { db } = deps.database;
  await changeHousehold(db, { id, userId, action: 'invite' }, async (tx, household) => {
    const added = await findAccount(tx, email, config.requiresVerifiedEmail);
    if (!added) throw new AppError('NO_SUCH_ACCOUNT');
    if (household.members.some((member) => member.userId === added.id))
      throw new AppError('ALREADY_A_MEMBER');
    await joinHousehold(tx, household, { userId: added.id, now: clock(), tooManyDetails });
    const sender = {
      inviter: nameOfMember(household, userId),
      household: household.household.name,
      url: `${config.publicUrl}/households`,
    };
    await tellInvited(deps, tx, {
      email,
      letter: addedMemberEmail(added, sender),
      householdId: id,
      householdName: sender.household,
    });
  });
  mail.wake();
}

const tooManyDetails = 'This person is in as many communities as we can take.';
