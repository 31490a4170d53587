import { webhooksRoutes } from '@saltbush/contract/account/webhooks';
import { webhookEvents } from '@saltbush/domain/account/webhooks/webhook-events';
import type { Person } from '../test-users';

/**
 * A webhook of the person, of their own list, with a test that waits.
 *
 * @param word stands in its address
 */
export async function makeUsedWebhook(person: Person, word: string) {
  const body = { url: `https://hooks.example.com/${word}`, events: [...webhookEvents] };
  const made = await person.ask(webhooksRoutes.create, { body });
  const params = { id: made.body.webhook._id };
  await person.ask(webhooksRoutes.sendTest, { params });
  const { body: sent } = await person.ask(webhooksRoutes.listDeliveries, { params });
  return { webhook: params.id, delivery: sent.deliveries[0]!._id };
}
