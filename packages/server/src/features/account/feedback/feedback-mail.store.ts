/** Which mails about messages are due. */
import { and, eq, inArray, lte, ne } from 'drizzle-orm';
import type { Db } from '../../../platform/db/connect';
import { isActiveAdmin } from '../../access/account-access';
import { users } from '../../../schema/accounts';
import { feedbackConversations } from '../../../schema/account/feedback';

const mostAtOnce = 100;

/** Marks them as mailed, so that another process leaves them alone. @returns people who wrote */
export async function claimForAdmins(transaction: Db, now: Date) {
  const { userId, adminMailDueAt } = feedbackConversations;
  const due = transaction
    .select({ userId })
    .from(feedbackConversations)
    .where(lte(adminMailDueAt, now))
    .orderBy(adminMailDueAt)
    .limit(mostAtOnce)
    .for('update', { skipLocked: true });
  return transaction
    .update(feedbackConversations)
    .set({ adminMailDueAt: null, adminsMailed: true })
    .from(users)
    .where(and(eq(users.id, userId), inArray(userId, due)))
    .returning({ userId: users.id, username: users.displayUsername });
}

/** @returns people who have an answer that they did not read */
export async function claimForPeople(transaction: Db, now: Date) {
  const { userId, personMailDueAt } = feedbackConversations;
  const due = transaction
    .select({ userId })
    .from(feedbackConversations)
    .where(lte(personMailDueAt, now))
    .orderBy(personMailDueAt)
    .limit(mostAtOnce)
    .for('update', { skipLocked: true });
  return transaction
    .update(feedbackConversations)
    .set({ personMailDueAt: null, personMailed: true })
    .from(users)
    .where(and(eq(users.id, userId), inArray(userId, due)))
    .returning({
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
