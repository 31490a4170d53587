/** A new invitation: its row, and, for one by email, the mail with the link, in one transaction. */
import { AppError } from '@saltbush/contract/errors';
import {
  invitationLimits,
  type NewInvitation,
} from '@saltbush/contract/account/household-invitations';
import { invitationDays } from '@saltbush/domain/account/households/invitation-state';
import type { GivenRole } from '@saltbush/domain/account/households/roles';
import type { Deps } from '../../../../deps';
import type { Db } from '../../../../platform/db/connect';
import { newId } from '../../../../platform/ids';
import { digestOf, newSecret } from '../../../../platform/secrets';
import { changeHousehold, type AuthorizedHousehold } from '../get-household';
import { invitationEmail } from '../household-emails';
import { nameOfMember } from '../households.present';
import { isFellowMember } from '../members/fellow-members.store';
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
  /** Absent: a member. */
  role: GivenRole | undefined;
}

/** @throws AppError ALREADY_A_MEMBER, TOO_MANY_INVITATIONS, TOO_MANY_MAILS */
export async function invite(
  deps: Deps,
  { id, userId, email, role }: InvitationRequest,
): Promise<NewInvitation> {
  const invitation = await changeHousehold(
    deps.database.db,
    { id, userId, action: 'invite' },
    (tx, household) =>
      email === undefined
        ? insertNew(deps, tx, household, { userId, email, role, token: newSecret() })
        : inviteByEmail(deps, tx, household, { userId, email, role }),
  );
  deps.mail.wake();
  return invitation;
}

/** In the transaction of the caller, who wakes the mail queue. */
export async function inviteByEmail(
  deps: Deps,
  tx: Db,
  household: AuthorizedHousehold,
  { userId, email, role }: Omit<InvitationRequest, 'id'> & { email: string },
): Promise<NewInvitation> {
  if (await isMemberEmail(tx, household, email)) throw new AppError('ALREADY_A_MEMBER');
  await cancelPendingTo(tx, household, email);
  const token = newSecret();
  const invitation = await insertNew(deps, tx, household, { userId, email, role, token });
  const { id, name } = household.household;
  const sender = {
    inviter: nameOfMember(household, userId),
    household: name,
    url: invitation.url,
  };
  const isKnown = await isFellowMember(tx, { userId, email, mustBeVerified: true });
  await tellInvited(deps, tx, {
    email,
    cause: { kind: 'invitation', senderId: userId },
    write: () => invitationEmail(sender, { days: invitationDays, isKnown }),
    householdId: id,
    householdName: name,
  });
  return invitation;
}

const dayMs = 24 * 60 * 60 * 1000;

async function insertNew(
  { config, clock, mail }: Deps,
  tx: Db,
  household: AuthorizedHousehold,
  { userId, email, role, token }: Omit<InvitationRequest, 'id'> & { token: string },
): Promise<NewInvitation> {
  const now = clock();
  const pending = await countPending(tx, household, now);
  if (pending >= invitationLimits.pendingOfHousehold) throw new AppError('TOO_MANY_INVITATIONS');
  const row = await insertInvitation(tx, household, {
    id: newId(),
    invitedBy: userId,
    email,
    role,
    tokenHash: digestOf(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + invitationDays * dayMs),
  });
  const url = `${config.publicUrl}/invitation/${token}`;
  const isMailed = email !== undefined && (await mail.isSetUp(tx));
  return { ...presentSent(row, now), url, isMailed };
}
