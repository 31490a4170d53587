/** Asking for the deletion of one's account: it is locked at once, and deleted some days later. */
import { eq } from 'drizzle-orm';
import { AppError } from '@saltbush/contract/errors';
import { deletionDate } from '@saltbush/domain/accounts/deletion';
import type { Deps } from '../../deps';
import type { Db } from '../../platform/db/connect';
import type { SignedIn } from '../../platform/http/session';
import { endAccess, isLastAdmin, lockLastAdmin, updateUser } from '../accounts';
import { calendarFeeds } from '../calendar-feed/calendar-feed.tables';
import { exportTickets } from '../recipe-files/recipe-files.tables';
import { confirmPassword } from '../sign-in-methods';
import { signInChallenges } from '../sign-in-methods/sign-in-methods.tables';
import type { CancelPlan } from '../subscriptions';
import { voteLinks } from '../votes/votes.tables';
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
    await endAccess(tx, userId, now);
    await removeAddresses(tx, userId);
    const loginUrl = `${deps.config.publicUrl}/login`;
    await deps.mail.enqueue(tx, user.email, deletionRequestedEmail(user, { dueAt, loginUrl }));
  });
  deps.mail.wake();
  return dueAt;
}

/** What gives access to the account without signing in. */
async function removeAddresses(tx: Db, userId: string): Promise<void> {
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  await tx.delete(exportTickets).where(eq(exportTickets.ownerId, userId));
  await tx.delete(signInChallenges).where(eq(signInChallenges.userId, userId));
  await tx.delete(voteLinks).where(eq(voteLinks.createdBy, userId));
}
