/**
 * Joining a household by an invitation: with its token whoever is signed in, with its id the owner of the
 * address it was sent to. A member who accepts, again or by another's invitation, changes nothing.
 */
import { AppError } from '@saltbush/contract/errors';
import { canSeeHousehold } from '@saltbush/domain/account/households/permissions';
import { authorize } from '../../../../platform/authorized';
import type { Db } from '../../../../platform/db/connect';
import { accessTo } from '../households.present';
import { findHousehold, lockHouseholdRow } from '../households.store';
import { joinHousehold } from '../members/join-household';
import { stateOf } from './invitations.present';
import { findInvitation, recordJoining } from './invitations.store';

interface Acceptance {
  /** The token of its link, or its id. */
  key: string;
  userId: string;
  now: Date;
}

interface AcceptedInvitation {
  householdId: string;
  householdName: string;
}

/** @throws AppError INVITATION_NOT_FOUND, INVITATION_ENDED, HOUSEHOLD_FULL, TOO_MANY_HOUSEHOLDS */
export async function acceptInvitation(
  db: Db,
  { key, userId, now }: Acceptance,
): Promise<AcceptedInvitation> {
  return db.transaction(async (tx) => {
    const invitation = await lockInvitation(tx, key, userId);
    const accepted = {
      householdId: invitation.household.id,
      householdName: invitation.household.name,
    };
    const found = await findHousehold(tx, accepted.householdId);
    if (found && canSeeHousehold(accessTo(found, userId))) return accepted;
    const household = authorize(
      found,
      () => stateOf(invitation, now) === 'pending',
      'INVITATION_ENDED',
    );
    await joinHousehold(tx, household, { userId, role: invitation.invitation.role, now });
    await recordJoining(tx, invitation);
    return accepted;
  });
}

/**
 * In the transaction that makes an account: an invitation that does not work is no reason to refuse the
 * account.
 */
export async function acceptAtRegistration(
  tx: Db,
  acceptance: Acceptance,
): Promise<AcceptedInvitation | undefined> {
  try {
    return await acceptInvitation(tx, acceptance);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/** Whether the token of a link, known to a visitor, can still be accepted. */
export async function isOpenInvitation(db: Db, token: string, now: Date): Promise<boolean> {
  const invitation = await findInvitation(db, token, undefined);
  return invitation !== undefined && stateOf(invitation, now) === 'pending';
}

/** Read again once its household is locked: it may have been answered or cancelled in the meantime. */
export async function lockInvitation(tx: Db, key: string, userId: string) {
  const before = await findInvitation(tx, key, userId);
  if (before) await lockHouseholdRow(tx, before.household.id);
  const invitation = before && (await findInvitation(tx, key, userId));
  if (!invitation) throw new AppError('INVITATION_NOT_FOUND');
  return invitation;
}
