/** Asking for the deletion of one's account: it is locked at once, and deleted some days later. */
import { AppError } from '@saltbush/contract/errors';
import { deletionDate } from '@saltbush/domain/account/accounts/deletion';
import type { Deps } from '../../../deps';
import type { SignedIn } from '../../../platform/http/session';
import { endAccess, isLastAdmin, lockLastAdmin } from '../../access/account-access';
import { updateUser } from '../accounts';
import { confirmPassword } from '../sign-in-methods';
import type { CancelPlan } from '../subscriptions';
import { deletionRequestedEmail } from './deletion-emails';

/**
 * @param cancelPlan a paid plan ends at the payment service, so that nobody pays for an account they cannot use
 * @returns when it is deleted
 * @throws AppError LAST_ADMIN, CONFIRM_PASSWORD, WRONG_PASSWORD, PLAN_NOT_CHANGED, PAYMENTS_UNAVAILABLE
 */
export async function requestDeletion(
  deps: Deps,
  person: SignedIn,
  { password, cancelPlan }: { password: string | undefined; cancelPlan: CancelPlan },
): Promise<Date> {
  const { db } = deps.database;
  const { userId } = person;
  if (await isLastAdmin(db, userId)) throw new AppError('LAST_ADMIN');
  const user = await confirmPassword(deps, person, password);
  await cancelPlan(userId);
  const now = deps.clock();
  const dueAt = deletionDate(now);
  await db.transaction(async (tx) => {
    if (await lockLastAdmin(tx, userId)) throw new AppError('LAST_ADMIN');
    await updateUser(tx, userId, { deletionDueAt: dueAt, updatedAt: now });
    await endAccess(tx, { userId, because: 'deletion-asked', now });
    const loginUrl = `${deps.config.publicUrl}/login`;
    await deps.mail.enqueue(tx, user.email, () =>
      deletionRequestedEmail(user, { dueAt, loginUrl }),
    );
  });
  deps.mail.wake();
  return dueAt;
}
