/** Conversations and their messages. A conversation is locked while a message gets its number. */
import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/connect';
import { users } from '../../../schema/accounts';
import { feedbackConversations, feedbackMessages } from '../../../schema/account/feedback';

export type ConversationRow = typeof feedbackConversations.$inferSelect;
export type MessageRow = typeof feedbackMessages.$inferSelect & { author: string | null };

export async function findConversation(
  db: Db,
  userId: string,
): Promise<ConversationRow | undefined> {
  const [row] = await db
    .select()
    .from(feedbackConversations)
    .where(eq(feedbackConversations.userId, userId));
  return row;
}

/** Makes the conversation if it is new, and locks it until the transaction ends. */
export async function lockConversation(
  transaction: Db,
  userId: string,
  now: Date,
): Promise<ConversationRow> {
  await transaction
    .insert(feedbackConversations)
    .values({ userId, lastMessageAt: now })
    .onConflictDoNothing();
  const [row] = await transaction
    .select()
    .from(feedbackConversations)
    .where(eq(feedbackConversations.userId, userId))
    .for('update');
  return row!;
}

export async function updateConversation(
  db: Db,
  userId: string,
  change: Partial<typeof feedbackConversations.$inferInsert>,
): Promise<void> {
  await db
    .update(feedbackConversations)
    .set(change)
    .where(eq(feedbackConversations.userId, userId));
}

export async function insertMessage(
  db: Db,
  message: typeof feedbackMessages.$inferInsert,
): Promise<void> {
  await db.insert(feedbackMessages).values(message);
}

export async function findMessage(db: Db, id: string): Promise<MessageRow | undefined> {
  const [row] = await messages(db).where(eq(feedbackMessages.id, id));
  return row;
}

/** @returns the last messages before a number, oldest first */
export async function listMessages(
  db: Db,
  { userId, before, limit }: { userId: string; before: number | undefined; limit: number },
): Promise<MessageRow[]> {
  const rows = await messages(db)
    .where(
      and(
        eq(feedbackMessages.userId, userId),
        before === undefined ? undefined : lt(feedbackMessages.number, before),
      ),
    )
    .orderBy(desc(feedbackMessages.number))
    .limit(limit);
  return rows.reverse();
}

const messages = (db: Db) =>
  db
    .select({
      id: feedbackMessages.id,
      userId: feedbackMessages.userId,
      number: feedbackMessages.number,
      isFromAdmin: feedbackMessages.isFromAdmin,
      authorId: feedbackMessages.authorId,
      text: feedbackMessages.text,
      imageId: feedbackMessages.imageId,
      createdAt: feedbackMessages.createdAt,
      author: users.displayUsername,
    })
    .from(feedbackMessages)
    .leftJoin(users, eq(users.id, feedbackMessages.authorId))
    .$dynamic();

/** Messages of one side after a number. */
export function countMessages(
  db: Db,
  { userId, isFromAdmin, after }: { userId: string; isFromAdmin: boolean; after: number },
): Promise<number> {
  return db.$count(
    feedbackMessages,
    and(
      eq(feedbackMessages.userId, userId),
      eq(feedbackMessages.isFromAdmin, isFromAdmin),
      gt(feedbackMessages.number, after),
    ),
  );
}

/** What a person wrote to the admins since a time. */
export function countWritten(db: Db, userId: string, since: Date): Promise<number> {
  const { authorId, createdAt, isFromAdmin } = feedbackMessages;
  return db.$count(
    feedbackMessages,
    and(eq(authorId, userId), eq(isFromAdmin, false), gt(createdAt, since)),
  );
}

export const countWaiting = (db: Db): Promise<number> =>
  db.$count(feedbackConversations, eq(feedbackConversations.waitsForAdmins, true));

export async function listConversations(db: Db, { page, limit }: { page: number; limit: number }) {
  const { userId, messageCount, waitsForAdmins, lastMessageAt } = feedbackConversations;
  const rows = await db
    .select({
      userId,
      waitsForAdmins,
      username: users.displayUsername,
      email: users.email,
      text: sql<string>`left(${feedbackMessages.text}, ${excerptLength})`,
      isFromAdmin: feedbackMessages.isFromAdmin,
      createdAt: feedbackMessages.createdAt,
    })
    .from(feedbackConversations)
    .innerJoin(users, eq(users.id, userId))
    .innerJoin(
      feedbackMessages,
      and(eq(feedbackMessages.userId, userId), eq(feedbackMessages.number, messageCount)),
    )
    .orderBy(desc(waitsForAdmins), desc(lastMessageAt), asc(userId))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: await db.$count(feedbackConversations) };
}

const excerptLength = 140;

export async function findPerson(db: Db, id: string) {
  const [person] = await db
    .select({ _id: users.id, username: users.displayUsername, email: users.email })
    .from(users)
    .where(eq(users.id, id));
  return person;
}
