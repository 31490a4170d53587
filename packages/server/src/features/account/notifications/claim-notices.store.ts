/** Claiming notices that are due, and what becomes of them. */
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/connect';
import type { Admission } from '../../../platform/delivery/turns';
import { pushMessages, pushSubscriptions } from '../../../schema/account/notifications';
import type { PushSubscription } from './push-queue.store';

type PushMessage = typeof pushMessages.$inferSelect;

export interface ClaimedNotice {
  message: PushMessage;
  target: PushSubscription;
}

/**
 * Claims one notice that is due until `claimedUntil`: other processes leave it alone, and if this one dies, it falls
 * due again. Nothing is locked while it is sent. Timers come first, then whose owner has waited longest for a place.
 */
export async function claimNotice(
  db: Db,
  { now, claimedUntil, admission }: { now: Date; claimedUntil: Date; admission: Admission },
): Promise<ClaimedNotice | undefined> {
  const { busyOwners, busyHosts, onlyHosts, lastOwners } = admission;
  const claimed = await db.execute<{ subscription_id: string; topic: string }>(sql`
    update ${pushMessages} set due_at = ${claimedUntil.toISOString()}, attempts = attempts + 1
    where (subscription_id, topic) = (
      select message.subscription_id, message.topic
      from ${pushMessages} message
      join ${pushSubscriptions} target on target.id = message.subscription_id
      where message.due_at <= ${now.toISOString()}
        and target.user_id <> all(${sql.param(busyOwners)}::uuid[])
        and target.host <> all(${sql.param(busyHosts)}::text[])
        and (${onlyHosts === undefined} or target.host = any(${sql.param(onlyHosts ?? [])}::text[]))
      order by message.kind <> 'timers',
        array_position(${sql.param(lastOwners)}::uuid[], target.user_id) nulls first,
        message.due_at
      limit 1 for update of message skip locked)
    returning subscription_id, topic`);
  const [key] = claimed.rows;
  if (!key) return undefined;
  const [notice] = await db
    .select({ message: pushMessages, target: pushSubscriptions })
    .from(pushMessages)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushMessages.subscriptionId))
    .where(
      and(eq(pushMessages.subscriptionId, key.subscription_id), eq(pushMessages.topic, key.topic)),
    );
  return notice;
}

/** Not one that was queued again while this was sent. */
const isSame = ({ subscriptionId, topic, dueAt }: PushMessage) =>
  and(
    eq(pushMessages.subscriptionId, subscriptionId),
    eq(pushMessages.topic, topic),
    eq(pushMessages.dueAt, dueAt),
  );

export async function removeMessage(db: Db, message: PushMessage): Promise<void> {
  await db.delete(pushMessages).where(isSame(message));
}

export async function postponeMessage(db: Db, message: PushMessage, dueAt: Date): Promise<void> {
  await db.update(pushMessages).set({ dueAt }).where(isSame(message));
}

/** What is due at this host waits until then; what nobody wants any more by then is removed. */
export async function postponeHost(
  db: Db,
  { host, now, until }: { host: string; now: Date; until: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const due = sql`due_at <= ${now.toISOString()} and subscription_id in (
      select id from ${pushSubscriptions} where host = ${host})`;
    await tx.execute(
      sql`delete from ${pushMessages} where ${due} and expires_at <= ${until.toISOString()}`,
    );
    await tx.execute(sql`update ${pushMessages} set due_at = ${until.toISOString()} where ${due}`);
  });
}
