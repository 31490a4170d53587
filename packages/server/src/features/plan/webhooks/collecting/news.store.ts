/** Where deliveries come from: the log of plans and lists, and what triggers remember of recipes and cook logs. */
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { WebhookEvent } from '@saltbush/domain/account/webhooks/webhook-events';
import { undoOperations, type LoggedChange } from '@saltbush/domain/plan/sync/changed-parts';
import type { Db } from '../../../../platform/db/connect';
import { planOwners } from '../../../../schema/meal-plans';
import { syncOperations } from '../../../../schema/plan/sync';
import { webhookChanges, webhookDeliveries, webhooks } from '../../../../schema/plan/webhooks';
import type { DeliveryRow } from '../deliveries.store';
import type { WebhookRow } from '../webhooks.store';

/** Of these a round looks at so many webhooks at a time. */
const webhooksATime = 200;
/** Operations that are read for one delivery: of more, each kind is taken to be among them. */
export const operationsRead = 1_000;

/** Those that come from the log of operations. */
const planEvents: readonly WebhookEvent[] = ['list.changed', 'plan.changed'];

/** Webhooks that something has happened for. */
export async function listWithNews(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select change.webhook_id as id from ${webhookChanges} change
      join ${webhooks} on ${webhooks.id} = change.webhook_id
    union
    select ${webhooks.id} from ${webhooks} join ${planOwners} owner on owner.id = ${webhooks.ownerId}
    where owner.version > ${webhooks.seenVersion}
      and ${webhooks.events} && ${sql.param(planEvents)}::text[]
    limit ${webhooksATime}`);
  return rows.map(({ id }) => id);
}

/** Undefined while another process has it: then that one collects. */
export async function lockForNews(tx: Db, id: string): Promise<WebhookRow | undefined> {
  const [row] = await tx
    .select()
    .from(webhooks)
    .where(eq(webhooks.id, id))
    .for('no key update', { skipLocked: true });
  return row;
}

export interface PlanNews {
  version: number;
  /** What was done since, the earliest first, up to `operationsRead`. */
  changes: LoggedChange[];
}

/** @returns undefined when the plan is as it was */
export async function readPlanNews(
  tx: Db,
  { ownerId, seenVersion, events }: WebhookRow,
): Promise<PlanNews | undefined> {
  if (!events.some((event) => planEvents.includes(event))) return undefined;
  const [owner] = await tx
    .select({ version: planOwners.version })
    .from(planOwners)
    .where(eq(planOwners.id, ownerId));
  if (!owner || owner.version <= seenVersion) return undefined;
  const { version, name, args } = syncOperations;
  // Of the others the arguments may be long, and their names say it all.
  const argsOfUndo = sql<LoggedChange['args']>`case when ${inArray(name, [...undoOperations])}
    then ${args} else '{}'::jsonb end`;
  const changes = await tx
    .select({ name, args: argsOfUndo })
    .from(syncOperations)
    .where(
      and(
        eq(syncOperations.ownerId, ownerId),
        sql`${version} > ${seenVersion} and ${version} <= ${owner.version}`,
      ),
    )
    .orderBy(asc(version))
    .limit(operationsRead);
  return { version: owner.version, changes };
}

/** What triggers have remembered, in its order; it is gone when the transaction is committed. */
export async function takeChanges(
  tx: Db,
  { id }: WebhookRow,
): Promise<(typeof webhookChanges.$inferSelect)[]> {
  const taken = await tx.delete(webhookChanges).where(eq(webhookChanges.webhookId, id)).returning();
  return taken.toSorted((one, other) => one.id - other.id);
}

/** Those that wait and were never tried, the newest first: what they are about may still change. */
export async function listUntried(tx: Db, { id }: WebhookRow): Promise<DeliveryRow[]> {
  return tx
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.webhookId, id),
        eq(webhookDeliveries.state, 'waiting'),
        eq(webhookDeliveries.tries, 0),
      ),
    )
    .orderBy(desc(webhookDeliveries.place));
}

/** @returns false when its first try has begun meanwhile */
export async function extendDelivery(
  tx: Db,
  { id }: DeliveryRow,
  toVersion: number,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(webhookDeliveries)
    .set({ toVersion })
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.tries, 0)));
  return rowCount === 1;
}

export type NewDelivery = typeof webhookDeliveries.$inferInsert;

/** In their order, and when the webhook is due; one that is due or being tried stays so. */
export async function saveNews(
  tx: Db,
  { id }: WebhookRow,
  { deliveries, seenVersion, now }: { deliveries: NewDelivery[]; seenVersion: number; now: Date },
): Promise<void> {
  if (deliveries.length > 0) await tx.insert(webhookDeliveries).values(deliveries);
  const dueAt = sql`coalesce(${webhooks.dueAt}, ${now.toISOString()}::timestamptz)`;
  await tx
    .update(webhooks)
    .set({ seenVersion, ...(deliveries.length > 0 && { dueAt }) })
    .where(eq(webhooks.id, id));
}
