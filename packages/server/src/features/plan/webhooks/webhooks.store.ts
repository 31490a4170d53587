/** Webhooks as their person made them. */
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Authorized } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import { households } from '../../../schema/households';
import { planOwners } from '../../../schema/meal-plans';
import { webhookDeliveries, webhooks } from '../../../schema/plan/webhooks';

export type WebhookRow = typeof webhooks.$inferSelect;
/** With the name of its community. */
export type NamedWebhook = WebhookRow & { householdName: string | null };

const selectNamed = (db: Db) =>
  db
    .select({ webhook: webhooks, householdName: households.name })
    .from(webhooks)
    .leftJoin(households, eq(households.id, webhooks.householdId));

export async function listWebhooks(db: Db, userId: string): Promise<NamedWebhook[]> {
  const rows = await selectNamed(db)
    .where(eq(webhooks.userId, userId))
    .orderBy(desc(webhooks.createdAt), desc(webhooks.id));
  return rows.map(({ webhook, householdName }) => ({ ...webhook, householdName }));
}

export async function findWebhook(db: Db, id: string): Promise<NamedWebhook | undefined> {
  const [row] = await selectNamed(db).where(eq(webhooks.id, id));
  return row && { ...row.webhook, householdName: row.householdName };
}

export async function countWebhooks(db: Db, userId: string): Promise<number> {
  return db.$count(webhooks, eq(webhooks.userId, userId));
}

/** It is sent what changes from now on. */
export async function insertWebhook(
  tx: Db,
  webhook: Omit<typeof webhooks.$inferInsert, 'seenVersion'>,
): Promise<void> {
  const { userId, householdId } = webhook;
  const owner = eq(planOwners.id, householdId ?? userId);
  const [found] = await tx.select({ version: planOwners.version }).from(planOwners).where(owner);
  await tx.insert(webhooks).values({ ...webhook, seenVersion: found?.version ?? 0 });
}

export async function saveSecrets(
  db: Db,
  { id }: Authorized<WebhookRow>,
  secrets: Pick<WebhookRow, 'sealedSecret' | 'sealedOldSecret' | 'oldSecretUntil'>,
): Promise<void> {
  await db.update(webhooks).set(secrets).where(eq(webhooks.id, id));
}

export async function deleteWebhook(db: Db, { id }: Authorized<WebhookRow>): Promise<void> {
  await db.delete(webhooks).where(eq(webhooks.id, id));
}

/** One that is being tried ends its try, and nothing more begins. */
export async function pauseWebhook(
  db: Db,
  { id }: Authorized<WebhookRow>,
  now: Date,
): Promise<void> {
  await db
    .update(webhooks)
    .set({ pausedAt: now, pauseReason: 'person' })
    .where(and(eq(webhooks.id, id), sql`${webhooks.pausedAt} is null`));
}

/** All that waits begins its tries again. */
export async function resumeWebhook(
  db: Db,
  { id }: Authorized<WebhookRow>,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockWebhook(tx, id);
    await tx
      .update(webhookDeliveries)
      .set({ failures: 0, nextTryAt: now })
      .where(and(eq(webhookDeliveries.webhookId, id), eq(webhookDeliveries.state, 'waiting')));
    await tx.update(webhooks).set({ pausedAt: null, pauseReason: null }).where(eq(webhooks.id, id));
    await callNow(tx, id, now);
  });
}

/** Changes of one webhook's deliveries happen one after the other. */
export async function lockWebhook(tx: Db, id: string): Promise<WebhookRow | undefined> {
  const [row] = await tx.select().from(webhooks).where(eq(webhooks.id, id)).for('no key update');
  return row;
}

/** Makes it due, with the webhook locked; during a try the end of the try does it. */
export async function callNow(tx: Db, id: string, now: Date): Promise<void> {
  await tx
    .update(webhooks)
    .set({ dueAt: now })
    .where(
      and(
        eq(webhooks.id, id),
        sql`exists (select from ${webhookDeliveries} waiting
          where waiting.webhook_id = ${id} and waiting.state = 'waiting')`,
        sql`not exists (select from ${webhookDeliveries} trying
          where trying.webhook_id = ${id} and trying.state = 'sending')`,
      ),
    );
}
