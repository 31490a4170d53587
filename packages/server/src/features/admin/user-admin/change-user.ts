/**
 * What an admin may change of an account (Spec 6, Admin). Each change is recorded in the audit trail.
 *
 * - Of the admins who can sign in, the last one stays.
 * - Nobody disables their own account.
 */
import { AppError } from '@saltbush/contract/errors';
import type { AdminAction } from '@saltbush/domain/admin/admin-actions';
import type { Db } from '../../../platform/db/connect';
import { endAccess, lockLastAdmin } from '../../access/account-access';
import { recordAction } from './admin-actions.store';
import { lockUser, writeUser } from './users.store';

export interface UserChange {
  isVerified?: true | undefined;
  isDisabled?: boolean | undefined;
  isAdmin?: boolean | undefined;
}

/** @throws AppError NOT_FOUND, LAST_ADMIN, OWN_ACCOUNT */
export async function changeUser(
  db: Db,
  { id, change, adminId, now }: { id: string; change: UserChange; adminId: string; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const isLast = await lockLastAdmin(tx, id);
    const user = await lockUser(tx, id);
    if (!user) throw new AppError('NOT_FOUND');
    if (change.isDisabled === true && id === adminId) throw new AppError('OWN_ACCOUNT');
    const losesAdmin = change.isAdmin === false || change.isDisabled === true;
    if (losesAdmin && isLast) throw new AppError('LAST_ADMIN');

    const done: AdminAction[] = [];
    if (change.isVerified && user.verifiedAt === null) done.push('verified');
    if (change.isDisabled === true && user.disabledAt === null) done.push('disabled');
    if (change.isDisabled === false && user.disabledAt !== null) done.push('enabled');
    if (change.isAdmin === true && !user.isAdmin) done.push('made-admin');
    if (change.isAdmin === false && user.isAdmin) done.push('removed-admin');
    if (done.length === 0) return;

    await writeUser(tx, id, {
      updatedAt: now,
      ...(done.includes('verified') && { verifiedAt: now }),
      ...(done.includes('disabled') && { disabledAt: now }),
      ...(done.includes('enabled') && { disabledAt: null }),
      ...(change.isAdmin !== undefined && { isAdmin: change.isAdmin }),
    });
    for (const because of ['disabled', 'enabled'] as const) {
      if (done.includes(because)) await endAccess(tx, { userId: id, because, now });
    }
    for (const kind of done) {
      await recordAction(tx, { adminId, kind, subject: user.displayUsername, now });
    }
  });
}
