/** What was, is or will be sent to a webhook, as its person sees it. */
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { webhookLimits } from '@saltbush/contract/account/webhooks';
import { webhookTest } from '@saltbush/domain/account/webhooks/webhook-events';
import type { Authorized } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import { newId } from '../../../platform/ids';
import { webhookChanges, webhookDeliveries, webhooks } from '../../../schema/plan/webhooks';
import { callNow, lockWebhook, type WebhookRow } from './webhooks.store';

export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

export async function listDeliveries(
  db: Db,
  { id }: Authorized<WebhookRow>,
): Promise<DeliveryRow[]> {
  return db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, id))
    .orderBy(desc(webhookDeliveries.place))
    .limit(webhookLimits.deliveriesShown);
}

/** It is sent before what waits. */
export async function addTest(db: Db, { id }: Authorized<WebhookRow>, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await lockWebhook(tx, id);
    await tx.insert(webhookDeliveries).values({
      id: newId(),
      webhookId: id,
      event: webhookTest,
      happenedAt: now,
      state: 'waiting',
      nextTryAt: now,
    });
    await callNow(tx, id, now);
  });
}

/** @returns whether there is such a delivery; of one that is being tried nothing changes */
export async function sendDeliveryAgain(
  db: Db,
  { id }: Authorized<WebhookRow>,
  { deliveryId, now }: { deliveryId: string; now: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockWebhook(tx, id);
    const isIt = and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.webhookId, id));
    const [found] = await tx
      .update(webhookDeliveries)
      .set({
        state: sql`case when state = 'sending' then state else 'waiting' end`,
        failures: 0,
        nextTryAt: now,
      })
      .where(isIt)
      .returning({ id: webhookDeliveries.id });
    if (found) await callNow(tx, id, now);
    return found !== undefined;
  });
}

/** @returns how many there are */
export async function sendFailedAgain(
  db: Db,
  { id }: Authorized<WebhookRow>,
  { since, now }: { since: Date; now: Date },
): Promise<number> {
  return db.transaction(async (tx) => {
    await lockWebhook(tx, id);
    const { rowCount } = await tx
      .update(webhookDeliveries)
      .set({ state: 'waiting', failures: 0, nextTryAt: now })
      .where(
        and(
          eq(webhookDeliveries.webhookId, id),
          eq(webhookDeliveries.state, 'failed'),
          gte(webhookDeliveries.happenedAt, since),
        ),
      );
    await callNow(tx, id, now);
    return rowCount ?? 0;
  });
}

/** Deliveries after some days, also what still waits; and changes whose webhook is gone. */
export async function forgetOldDeliveries(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - webhookLimits.deliveryDays * dayMs);
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.happenedAt, before));
  await db
    .delete(webhookChanges)
    .where(
      sql`not exists (select from ${webhooks} where ${webhooks.id} = ${webhookChanges.webhookId})`,
    );
}

const dayMs = 24 * 60 * 60_000;
