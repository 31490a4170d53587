/** A new invitation: its row, and, for one by email, the mail with the link, in one transaction. */
import { AppError } from '@saltbush/contract/errors';
import { invitationLimits, type NewInvitation } from '@saltbush/contract/household-invitations';
import { invitationDays } from '@saltbush/domain/households/invitation-state';
import type { Deps } from '../../../deps';
import type { Db } from '../../../platform/db/connect';
import { newId } from '../../../platform/ids';
import { digestOf, newSecret } from '../../../platform/secrets';
import { changeHousehold, type AuthorizedHousehold } from '../get-household';
import { invitationEmail } from '../household-emails';
import { nameOfMember } from '../households.present';
import { tellInvited } from '../tell-invited';
import { presentSent } from './invitations.present';
import {
  cancelPendingTo,
  countPending,
  insertInvitation,
  isMemberEmail,
} from './invitations.store';

interface InvitationRequest {
  id: string;
  /** Who invites. */
  userId: string;
  /** Absent for a link. */
  email: string | undefined;
}

/** @throws AppError ALREADY_A_MEMBER, TOO_MANY_INVITATIONS */
export async function invite(
  deps: Deps,
  { id, userId, email }: InvitationRequest,
): Promise<NewInvitation> {
  const { config, mail, clock } = deps;
  const { db } = deps.database;
  const token = newSecret();
  const url = `${config.publicUrl}/invitation/${token}`;
  const now = clock();
  const row = await changeHousehold(db, { id, userId, action: 'invite' }, async (tx, household) => {
    await makeRoom(tx, household, { email, now });
    if (email !== undefined) {
      const sender = {
        inviter: nameOfMember(household, userId),
        household: household.household.name,
        url,
      };
      await tellInvited(deps, tx, {
        email,
        letter: invitationEmail(sender, invitationDays),
        householdId: id,
        householdName: sender.household,
      });
    }
    return insertInvitation(tx, household, {
      id: newId(),
      invitedBy: userId,
      email,
      tokenHash: digestOf(token),
      createdAt: now,
      expiresAt: new Date(now.getTime() + invitationDays * dayMs),
    });
  });
  mail.wake();
  return { ...presentSent(row, now), url, isMailed: email !== undefined && mail.isSetUp };
}

const dayMs = 24 * 60 * 60 * 1000;

/** One address has one invitation that works: the newest. */
async function makeRoom(
  tx: Db,
  household: AuthorizedHousehold,
  { email, now }: { email: string | undefined; now: Date },
): Promise<void> {
  if (email !== undefined) {
    if (await isMemberEmail(tx, household, email)) throw new AppError('ALREADY_A_MEMBER');
    await cancelPendingTo(tx, household, email);
  }
  const pending = await countPending(tx, household, now);
  if (pending >= invitationLimits.pendingOfHousehold) throw new AppError('TOO_MANY_INVITATIONS');
}
