/** Writing and reading in a conversation, for both of its sides. */
import { AppError } from '@saltbush/contract/errors';
import { feedbackLimits } from '@saltbush/contract/account/feedback';
import { imageIdOf } from '@saltbush/contract/recipe/image-address';
import type { Deps } from '../../../deps';
import type { Db } from '../../../platform/db/connect';
import { TooManyRequests } from '../../../platform/http/too-many-requests';
import { checkImage } from '../../access/images';
import {
  countWritten,
  findMessage,
  insertMessage,
  lockConversation,
  updateConversation,
  type ConversationRow,
  type MessageRow,
} from './feedback.store';

/** Time to see a message on the screen, before a mail says that it is there. */
export const mailAfterMs = 5 * 60_000;

type Needs = Pick<Deps, 'database' | 'clock' | 'planNotices'>;

export interface NewMessage {
  id: string;
  /** Of the conversation. */
  userId: string;
  authorId: string;
  isFromAdmin: boolean;
  text: string;
  imageUrl: string | undefined;
}

/**
 * Sent again with the same id, it is stored once.
 *
 * @throws AppError CONFLICT for the id of another message, TooManyRequests, VALIDATION_FAILED
 */
export async function sendMessage(
  { database: { db }, clock, planNotices }: Needs,
  message: NewMessage,
): Promise<MessageRow> {
  const now = clock();
  const sent = await db.transaction(async (transaction) => {
    const conversation = await lockConversation(transaction, message.userId, now);
    const known = await findMessage(transaction, message.id);
    if (known) return sameMessage(known, message);
    if (!message.isFromAdmin) await checkRate(transaction, message.authorId, now);
    await checkImage(transaction, message.authorId, message.imageUrl);
    const { imageUrl, ...rest } = message;
    const number = conversation.messageCount + 1;
    const imageId = imageUrl === undefined ? null : (imageIdOf(imageUrl) ?? null);
    await insertMessage(transaction, { ...rest, number, imageId, createdAt: now });
    await updateConversation(transaction, message.userId, {
      messageCount: number,
      lastMessageAt: now,
      ...(message.isFromAdmin ? forPerson(conversation, now) : forAdmins(conversation, now)),
    });
    return (await findMessage(transaction, message.id))!;
  });
  planNotices.announceFeedback(message.userId);
  return sent;
}

function sameMessage(known: MessageRow, { userId, authorId, text }: NewMessage): MessageRow {
  const isSame = known.userId === userId && known.authorId === authorId && known.text === text;
  if (!isSame) throw new AppError('CONFLICT');
  return known;
}

async function checkRate(db: Db, userId: string, now: Date): Promise<void> {
  const { messages, minutes } = feedbackLimits;
  const since = new Date(now.getTime() - minutes * 60_000);
  if ((await countWritten(db, userId, since)) >= messages) throw new TooManyRequests(minutes * 60);
}

const forAdmins = ({ adminMailDueAt, adminsMailed }: ConversationRow, now: Date) => ({
  waitsForAdmins: true,
  adminMailDueAt: adminsMailed ? null : (adminMailDueAt ?? later(now)),
});

const forPerson = ({ personMailDueAt, personMailed }: ConversationRow, now: Date) => ({
  personMailDueAt: personMailed ? null : (personMailDueAt ?? later(now)),
});

const later = (now: Date): Date => new Date(now.getTime() + mailAfterMs);

export interface Seen {
  userId: string;
  by: 'person' | 'admins';
  /** The last message that was seen. */
  number: number;
}

/** What comes after `number` stays unread, and its mail due. */
export async function markSeen(
  { database: { db }, clock, planNotices }: Needs,
  { userId, by, number }: Seen,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const { messageCount, readByAdmins, readByPerson } = await lockConversation(
      transaction,
      userId,
      clock(),
    );
    const seen = Math.min(number, messageCount);
    const isAll = seen === messageCount;
    await updateConversation(
      transaction,
      userId,
      by === 'admins'
        ? {
            readByAdmins: Math.max(seen, readByAdmins),
            ...(isAll && { waitsForAdmins: false, adminMailDueAt: null, adminsMailed: false }),
          }
        : {
            readByPerson: Math.max(seen, readByPerson),
            ...(isAll && { personMailDueAt: null, personMailed: false }),
          },
    );
  });
  planNotices.announceFeedback(userId);
}
