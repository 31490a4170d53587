/**
 * Webhooks as a queue (`platform/queue`): a claim is of a webhook, not of a delivery, so that its deliveries go out one
 * after the other. The first one that waits is tried; its outcome and when the webhook is due again are stored at once.
 */
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { PauseReason } from '@saltbush/contract/account/webhooks';
import { webhookTest } from '@saltbush/domain/account/webhooks/webhook-events';
import type { Db } from '../../../../platform/db/connect';
import { admitted } from '../../../../platform/delivery/admitted';
import type { Admission } from '../../../../platform/delivery/turns';
import { openClaimedQueue } from '../../../../platform/queue/claimed-queue';
import { webhookDeliveries, webhooks } from '../../../../schema/plan/webhooks';
import { isActive, type Demands } from '../../../access/account-access';
import type { DeliveryRow } from '../deliveries.store';
import type { WebhookRow } from '../webhooks.store';

const webhookQueue = openClaimedQueue({
  table: webhooks,
  key: ['id'],
  dueAt: 'dueAt',
  // Longer than the slowest try.
  leaseMs: 60_000,
});

const party = {
  isLast: sql`(${webhooks.pausedAt} is not null)`,
  owner: sql`${webhooks.userId}::text`,
  host: sql`${webhooks.host}`,
};

/** One whose person may use their account. */
export function claimWebhook(
  db: Db,
  { now, admission, demands }: { now: Date; admission: Admission; demands: Demands },
): Promise<WebhookRow | undefined> {
  const { where, orderBy } = admitted(admission, party);
  const mayBeSent = and(isNull(webhooks.pausedAt), isActive(webhooks.userId, demands), where);
  return webhookQueue.claim(db, now, { where: mayBeSent, orderBy });
}

/** What is due at this host waits until then. */
export async function postponeHost(
  db: Db,
  { host, ...wait }: { host: string; now: Date; until: Date },
): Promise<void> {
  await webhookQueue.postponeDue(db, { ...wait, where: eq(webhooks.host, host) });
}

const isOpen = (webhookId: string) =>
  and(
    eq(webhookDeliveries.webhookId, webhookId),
    inArray(webhookDeliveries.state, ['waiting', 'sending']),
  );
/** A test comes before what waits. */
const inTurn = [
  asc(sql`(${webhookDeliveries.event} <> ${webhookTest})`),
  asc(webhookDeliveries.place),
];

/** Begins a try of the first delivery: from now on what it is about stays the same. */
export async function beginTry(
  db: Db,
  webhook: WebhookRow,
  now: Date,
): Promise<DeliveryRow | undefined> {
  const first = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(isOpen(webhook.id))
    .orderBy(...inTurn)
    .limit(1);
  const [delivery] = await db
    .update(webhookDeliveries)
    .set({ state: 'sending', tries: sql`${webhookDeliveries.tries} + 1`, triedAt: now })
    .where(inArray(webhookDeliveries.id, first))
    .returning();
  return delivery;
}

export interface TriedDelivery {
  delivery: DeliveryRow;
  change: Partial<DeliveryRow>;
}

/**
 * Stores the outcome of a try, and when the webhook is due again: now, if more waits.
 *
 * @param tried absent when nothing waited
 * @param pause of no effect on one that is paused already
 * @returns `lost` when another process has claimed the webhook meanwhile: then nothing is changed
 */
export async function endTry(
  tx: Db,
  webhook: WebhookRow,
  { tried, pause }: { tried?: TriedDelivery; pause?: { at: Date; reason: PauseReason } },
): Promise<'lost' | 'stored' | 'paused'> {
  const [held] = await tx
    .select({ pausedAt: webhooks.pausedAt })
    .from(webhooks)
    .where(webhookQueue.isHeld(webhook))
    .for('no key update');
  if (!held) return 'lost';
  if (tried) {
    const { delivery, change } = tried;
    await tx.update(webhookDeliveries).set(change).where(eq(webhookDeliveries.id, delivery.id));
  }
  const [next] = await tx
    .select({ at: webhookDeliveries.nextTryAt })
    .from(webhookDeliveries)
    .where(isOpen(webhook.id))
    .orderBy(...inTurn)
    .limit(1);
  const pausing = held.pausedAt ? undefined : pause;
  const paused = pausing && { pausedAt: pausing.at, pauseReason: pausing.reason };
  await webhookQueue.reschedule(tx, webhook, next?.at ?? null, paused);
  return pausing ? 'paused' : 'stored';
}
