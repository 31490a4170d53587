/** Saying no to an invitation, and cancelling one. */
import { AppError } from '@saltbush/contract/errors';
import type { Db } from '../../../../platform/db/connect';
import { changeHousehold } from '../get-household';
import { lockInvitation } from './accept-invitation';
import { stateOf } from './invitations.present';
import { endPending, findInvitationById } from './invitations.store';

/**
 * A link is not one person's to end: it stays as it is.
 *
 * @throws AppError INVITATION_NOT_FOUND, INVITATION_ENDED
 */
export async function declineInvitation(
  db: Db,
  { key, userId, now }: { key: string; userId: string; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockInvitation(tx, key, userId);
    const state = stateOf(row, now);
    if (row.invitation.email === null || state === 'declined') return;
    if (state !== 'pending') throw new AppError('INVITATION_ENDED');
    await endPending(tx, row.invitation.id, 'declined');
  });
}

/** One that was answered stays answered. */
export async function cancelInvitation(db: Db, id: string, userId: string): Promise<void> {
  const found = await findInvitationById(db, id);
  if (!found) throw new AppError('NOT_FOUND');
  await changeHousehold(db, { id: found.household.id, userId, action: 'invite' }, (tx) =>
    endPending(tx, id, 'cancelled'),
  );
}
