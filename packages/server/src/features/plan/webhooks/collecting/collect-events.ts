/**
 * Turns what has happened into deliveries (decision 0127), webhook by webhook, each in one transaction: a server that is
 * killed does it again, and of several processes one does it.
 *
 * - All that changed on a list is one delivery, and all that changed in a plan another, until it is tried: a hundred ticks
 *   of a phone that was offline are one request. What it says is read when it is sent.
 * - A recipe that is changed again while its delivery waits has none more.
 */
import { webhookLimits } from '@saltbush/contract/account/webhooks';
import type { WebhookEvent } from '@saltbush/domain/account/webhooks/webhook-events';
import { changedParts, type ChangedPart } from '@saltbush/domain/plan/sync/changed-parts';
import type { Db } from '../../../../platform/db/connect';
import { newId } from '../../../../platform/ids';
import type { DeliveryRow } from '../deliveries.store';
import type { WebhookRow } from '../webhooks.store';
import {
  extendDelivery,
  listUntried,
  listWithNews,
  lockForNews,
  operationsRead,
  readPlanNews,
  saveNews,
  takeChanges,
  type NewDelivery,
  type PlanNews,
} from './news.store';

/**
 * One that fails does not keep the others from theirs.
 *
 * @returns for how many webhooks something has happened
 * @throws AggregateError at the end
 */
export async function collectEvents(
  db: Db,
  clock: () => Date,
  shouldStop: () => boolean = () => false,
): Promise<number> {
  const ids = await listWithNews(db);
  const failures: unknown[] = [];
  for (const id of ids) {
    if (shouldStop()) break;
    await db
      .transaction((tx) => collectFor(tx, id, clock()))
      .catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'not all webhooks were looked at');
  return ids.length;
}

async function collectFor(tx: Db, id: string, now: Date): Promise<void> {
  const webhook = await lockForNews(tx, id);
  if (!webhook) return;
  const changes = await takeChanges(tx, webhook);
  const plan = await readPlanNews(tx, webhook);
  // After what has changed: a delivery that was not tried by now will say all of that.
  const untried = await listUntried(tx, webhook);
  const deliveries = [
    ...(await ofPlan(tx, { webhook, untried, now }, plan)),
    ...ofChanges(changes, { webhook, untried, now }),
  ];
  const space = Math.max(0, webhookLimits.waiting - untried.length);
  const seenVersion = plan?.version ?? webhook.seenVersion;
  await saveNews(tx, webhook, { deliveries: deliveries.slice(0, space), seenVersion, now });
}

interface Waiting {
  webhook: WebhookRow;
  untried: readonly DeliveryRow[];
  now: Date;
}

const eventOf: Record<ChangedPart, WebhookEvent> = { list: 'list.changed', meals: 'plan.changed' };

async function ofPlan(
  tx: Db,
  { webhook, untried, now }: Waiting,
  plan: PlanNews | undefined,
): Promise<NewDelivery[]> {
  if (!plan) return [];
  const added: NewDelivery[] = [];
  for (const part of partsOf(plan)) {
    const event = eventOf[part];
    if (!webhook.events.includes(event)) continue;
    const waiting = untried.find((delivery) => delivery.event === event);
    if (waiting && (await extendDelivery(tx, waiting, plan.version))) continue;
    const range = { afterVersion: webhook.seenVersion, toVersion: plan.version };
    added.push({ ...newDelivery(webhook, event, now), happenedAt: now, ...range });
  }
  return added;
}

function partsOf({ changes }: PlanNews): ChangedPart[] {
  const parts = new Set(changes.flatMap((change) => changedParts(change)));
  if (changes.length === operationsRead) return ['meals', 'list'];
  return [...parts];
}

type Change = Awaited<ReturnType<typeof takeChanges>>[number];

function ofChanges(changes: readonly Change[], { webhook, untried, now }: Waiting): NewDelivery[] {
  const added: NewDelivery[] = [];
  for (const { event, subjectId, happenedAt } of changes) {
    const last =
      added.findLast((delivery) => delivery.subjectId === subjectId) ??
      untried.find((delivery) => delivery.subjectId === subjectId);
    // A new recipe is sent as it is then, so that a change of it adds nothing.
    const isSaid = event === 'recipe.changed' && last && last.event !== 'recipe.deleted';
    if (isSaid) continue;
    added.push({ ...newDelivery(webhook, event, now), happenedAt, subjectId });
  }
  return added;
}

const newDelivery = ({ id }: WebhookRow, event: WebhookEvent, now: Date) =>
  ({ id: newId(), webhookId: id, event, state: 'waiting', nextTryAt: now }) as const;
