/**
 * What a webhook is sent of an event (docs/webhooks.md): read when it is sent, by what its person may read then. Long lists
 * of changes are cut, and say where the rest is.
 */
import { AppError } from '@saltbush/contract/errors';
import { webhookTest } from '@saltbush/domain/account/webhooks/webhook-events';
import { getHousehold } from '../../../account/households';
import { getPlanOwnerId } from '../../meal-plans';
import type { DeliveryRow } from '../deliveries.store';
import type { WebhookRow } from '../webhooks.store';
import type { Content, ContentContext } from './content';
import { listContent } from './list-content';
import { planContent } from './plan-content';
import { cookedContent, deletedContent, recipeContent } from './recipe-content';

/** @returns JSON; undefined when its person may read nothing of it (any more) */
export async function buildBody(
  context: ContentContext,
  webhook: WebhookRow,
  delivery: DeliveryRow,
): Promise<string | undefined> {
  const content = await readContent(context, webhook, delivery).catch(orNothing);
  if (!content) return undefined;
  const { event, happenedAt } = delivery;
  const { householdId } = webhook;
  const data = { ...(householdId !== null && { householdId }), ...content };
  return JSON.stringify({ type: event, timestamp: happenedAt.toISOString(), data });
}

async function readContent(
  context: ContentContext,
  webhook: WebhookRow,
  delivery: DeliveryRow,
): Promise<Content | undefined> {
  const { database } = context;
  const { userId } = webhook;
  const householdId = webhook.householdId ?? undefined;
  const { event } = delivery;
  if (event === webhookTest) return { webhookId: webhook.id };
  if (event === 'list.changed') {
    await getPlanOwnerId(database.db, { householdId, userId, action: 'seeShoppingList' });
    return listContent(context, webhook, delivery);
  }
  if (event === 'plan.changed' || event === 'recipe.cooked') {
    await getPlanOwnerId(database.db, { householdId, userId, action: 'seeMeals' });
    const read = event === 'plan.changed' ? planContent : cookedContent;
    return read(context, webhook, delivery);
  }
  if (householdId !== undefined) await getHousehold(database.db, householdId, userId);
  const read = event === 'recipe.deleted' ? deletedContent : recipeContent;
  return read(context, webhook, delivery);
}

/** Of a community that its person may not use at the moment. */
function orNothing(error: unknown): undefined {
  const isRefusal =
    error instanceof AppError && (error.code === 'NOT_FOUND' || error.code === 'FORBIDDEN');
  if (!isRefusal) throw error;
}
