/** Claiming notices that are due, and what becomes of them. */
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/connect';
import { admitted } from '../../../platform/delivery/admitted';
import type { Admission } from '../../../platform/delivery/turns';
import { openClaimedQueue } from '../../../platform/queue/claimed-queue';
import { pushMessages, pushSubscriptions } from '../../../schema/account/notifications';
import type { PushSubscription } from './push-queue.store';

type PushMessage = typeof pushMessages.$inferSelect;

export interface ClaimedNotice {
  message: PushMessage;
  target: PushSubscription;
}

export const noticeQueue = openClaimedQueue({
  table: pushMessages,
  key: ['subscriptionId', 'topic'],
  dueAt: 'dueAt',
  attempts: 'attempts',
  // Longer than the slowest send.
  leaseMs: 60_000,
});

const party = {
  /** Timers come first. */
  isLast: sql`${pushMessages.kind} <> 'timers'`,
  owner: sql`${pushSubscriptions.userId}::text`,
  host: sql`${pushSubscriptions.host}`,
};
const join = sql`join ${pushSubscriptions} on ${pushSubscriptions.id} = ${pushMessages.subscriptionId}`;

export async function claimNotice(
  db: Db,
  now: Date,
  admission: Admission,
): Promise<ClaimedNotice | undefined> {
  const message = await noticeQueue.claim(db, now, { ...admitted(admission, party), join });
  if (!message) return undefined;
  const [target] = await db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.id, message.subscriptionId));
  return target && { message, target };
}

/** Not one that was queued again while this was sent. */
export async function removeMessage(db: Db, message: PushMessage): Promise<void> {
  await db.delete(pushMessages).where(noticeQueue.isHeld(message));
}

/** What is due at this host waits until then; what nobody wants any more by then is removed. */
export async function postponeHost(
  db: Db,
  { host, ...wait }: { host: string; now: Date; until: Date },
): Promise<void> {
  const targets = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.host, host));
  const isOfHost = inArray(pushMessages.subscriptionId, targets);
  const isTooLate = lte(pushMessages.expiresAt, wait.until);
  await db.transaction(async (tx) => {
    await tx.delete(pushMessages).where(and(noticeQueue.isDue(wait.now), isOfHost, isTooLate));
    await noticeQueue.postponeDue(tx, { ...wait, where: isOfHost });
  });
}
