/** Which mails about messages are due. */
import { and, eq, lte, ne } from 'drizzle-orm';
import type { Db } from '../../../platform/db/connect';
import { isFirstFree } from '../../../platform/queue/first-free';
import { isActiveAdmin } from '../../access/account-access';
import { users } from '../../../schema/accounts';
import { feedbackConversations } from '../../../schema/account/feedback';

const mostAtOnce = 100;

/** @returns people who wrote */
export const claimForAdmins = (transaction: Db, now: Date) =>
  claim(transaction, now, 'adminMailDueAt', 'adminsMailed');

/** @returns people who have an answer that they did not read */
export const claimForPeople = (transaction: Db, now: Date) =>
  claim(transaction, now, 'personMailDueAt', 'personMailed');

/** Marks them as mailed in the transaction that writes the mails, so that another process leaves them alone. */
function claim(
  transaction: Db,
  now: Date,
  due: 'adminMailDueAt' | 'personMailDueAt',
  isMailed: 'adminsMailed' | 'personMailed',
) {
  const { userId, [due]: dueAt } = feedbackConversations;
  const isClaimed = isFirstFree({
    table: feedbackConversations,
    key: [userId],
    where: lte(dueAt, now),
    orderBy: [dueAt],
    limit: mostAtOnce,
  });
  return transaction
    .update(feedbackConversations)
    .set({ [due]: null, [isMailed]: true })
    .from(users)
    .where(and(eq(users.id, userId), isClaimed))
    .returning({
      userId,
      username: users.displayUsername,
      email: users.email,
      disabledAt: users.disabledAt,
    });
}

/** An admin gets no mail about their own message, if nobody else wrote. */
export async function listAdmins(db: Db, exceptId: string | undefined) {
  return db
    .select({ username: users.displayUsername, email: users.email })
    .from(users)
    .where(and(isActiveAdmin, exceptId === undefined ? undefined : ne(users.id, exceptId)));
}
