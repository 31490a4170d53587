/** Notices that wait for a push service: queued in the transaction of what causes them, sent in the background. */
import { and, desc, eq, inArray, like, lt, sql, type SQL } from 'drizzle-orm';
import type { NoticeKind } from '@saltbush/domain/device/notifications/choices';
import type { Db } from '../../../platform/db/connect';
import {
  noticeRefusals,
  pushMessages,
  pushSubscriptions,
  type PushContent,
} from '../../../schema/account/notifications';
import { inLanguageOf } from '../../access/reader-language';

export type PushSubscription = typeof pushSubscriptions.$inferSelect;

export interface Notice {
  kind: NoticeKind | 'test';
  topic: string;
  /** Called in the language of its recipient. */
  content: () => PushContent;
  dueAt: Date;
  expiresAt: Date;
}

/** Queues a notice for every device of a person, unless they turned its kind off. */
export async function queueForPerson(db: Db, userId: string, notice: Notice): Promise<number> {
  const content = await inLanguageOf(db, { id: userId }, notice.content);
  return queue(db, sql`${pushSubscriptions.userId} = ${userId}`, { ...notice, content });
}

/** Queues a notice for the device of one session, whose call it is. Returns whether it has one that wants it. */
export const queueForDevice = async (db: Db, sessionId: string, notice: Notice): Promise<boolean> =>
  (await queue(db, sql`${pushSubscriptions.sessionId} = ${sessionId}`, {
    ...notice,
    content: notice.content(),
  })) > 0;

async function queue(
  db: Db,
  whose: SQL,
  { kind, topic, content, dueAt, expiresAt }: Omit<Notice, 'content'> & { content: PushContent },
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    insert into ${pushMessages} (subscription_id, topic, kind, content, due_at, expires_at)
    select ${pushSubscriptions.id}, ${topic}, ${kind}, ${JSON.stringify(content)}::jsonb,
      ${dueAt.toISOString()}::timestamptz, ${expiresAt.toISOString()}::timestamptz
    from ${pushSubscriptions}
    where ${whose} and not exists (
      select from ${noticeRefusals} refusal
      where refusal.user_id = ${pushSubscriptions.userId}
        and refusal.kind = ${kind} and refusal.channel = 'push')
    on conflict (subscription_id, topic) do update set kind = excluded.kind,
      content = excluded.content, due_at = excluded.due_at, expires_at = excluded.expires_at,
      attempts = 0`);
  return rowCount ?? 0;
}

export async function unqueueForDevice(db: Db, sessionId: string, topic: string): Promise<void> {
  const ids = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.sessionId, sessionId));
  await db
    .delete(pushMessages)
    .where(and(inArray(pushMessages.subscriptionId, ids), eq(pushMessages.topic, topic)));
}

export async function countQueuedTimers(db: Db, sessionId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(pushMessages)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushMessages.subscriptionId))
    .where(and(eq(pushSubscriptions.sessionId, sessionId), like(pushMessages.topic, 'timer:%')));
  return row!.count;
}

export async function removeSubscription(db: Db, id: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}

/** One browser has one row: whoever signs in to it last has its notices. */
export async function saveSubscription(
  db: Db,
  subscription: typeof pushSubscriptions.$inferInsert,
  maxDevices: number,
): Promise<void> {
  const { id, ...rest } = subscription;
  await db
    .insert(pushSubscriptions)
    .values(subscription)
    .onConflictDoUpdate({ target: pushSubscriptions.id, set: rest });
  // A session is one browser: an earlier address of it is not used any more.
  await db.delete(pushSubscriptions).where(sql`session_id = ${rest.sessionId} and id <> ${id}`);
  const tooOld = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, rest.userId))
    .orderBy(desc(pushSubscriptions.seenAt), desc(pushSubscriptions.id))
    .offset(maxDevices);
  await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, tooOld));
}

export async function hasSubscription(db: Db, sessionId: string): Promise<boolean> {
  return (await db.$count(pushSubscriptions, eq(pushSubscriptions.sessionId, sessionId))) > 0;
}

export async function removeDevice(db: Db, sessionId: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId));
}

export async function removeUnseen(db: Db, before: Date): Promise<void> {
  await db.delete(pushSubscriptions).where(lt(pushSubscriptions.seenAt, before));
}
