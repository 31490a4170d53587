/** Webhooks that end at a server of the test, and their background work, round by round. */
import { Webhook } from 'standardwebhooks';
import { vi } from 'vitest';
import { webhooksRoutes } from '@saltbush/contract/account/webhooks';
import { webhookEvents, type WebhookEvent } from '@saltbush/domain/account/webhooks/webhook-events';
import { loadSessionSecret } from '../../features/account/accounts';
import { collectEvents } from '../../features/plan/webhooks/collecting/collect-events';
import { openWebhookDelivery } from '../../features/plan/webhooks/sending/deliver-webhooks';
import { openWebhookClient, type WebhookClientOptions } from '../../outside/webhook-client';
import type { Delivery } from '../../platform/delivery/open-delivery';
import { makeSeal } from '../../platform/sealed-text';
import type { ServiceCall } from '../servers/service-server';
import type { TestApp } from '../test-app';
import type { Person } from '../test-users';

export interface MadeWebhook {
  id: string;
  secret: string;
}

export async function makeTestWebhook(
  person: Person,
  url: string,
  more: { events?: WebhookEvent[]; householdId?: string } = {},
): Promise<MadeWebhook> {
  const body = { url, events: [...webhookEvents], ...more };
  const { status, body: made, error } = await person.ask(webhooksRoutes.create, { body });
  if (status !== 200) throw new Error(`No webhook was made: ${JSON.stringify(error)}`);
  return { id: made.webhook._id, secret: made.secret };
}

export interface WebhookWork {
  /** Finds what has happened. */
  collect(): Promise<void>;
  delivery: Delivery;
  /** Finds what has happened, and sends until nothing more is due. */
  send(): Promise<void>;
  close(): Promise<void>;
}

/** As one server process does it; waits are not random. */
export async function openWebhookWork(
  { deps }: TestApp,
  options: Omit<WebhookClientOptions, 'allowedPrivateHosts'> = {},
): Promise<WebhookWork> {
  const { database, config, clock } = deps;
  const allowedPrivateHosts = config.allowedPrivateWebhookHosts;
  const client = openWebhookClient({ allowedPrivateHosts, timeLimitMs: 60_000, ...options });
  const seal = makeSeal(await loadSessionSecret(database.db, config.sessionSecret), 'webhook');
  const delivery = openWebhookDelivery({ deps, client, seal, random: () => 0 });
  const collect = async () => {
    await collectEvents(database.db, clock);
  };
  return {
    collect,
    delivery,
    send: async () => {
      await collect();
      await delivery.drain();
    },
    close: () => client.close(),
  };
}

export interface SentEvent {
  type: string;
  timestamp: string;
  data: Record<string, unknown> & { changes?: Record<string, unknown>[] };
}

/**
 * The event, as its receiver verifies it at that moment.
 *
 * @throws when it is not signed with this secret
 */
export function verified({ headers, body }: ServiceCall, secret: string): SentEvent {
  const sent = headers as Record<string, string>;
  const now = vi.spyOn(Date, 'now').mockReturnValue(Number(sent['webhook-timestamp']) * 1_000);
  try {
    return new Webhook(secret).verify(body, sent) as SentEvent;
  } finally {
    now.mockRestore();
  }
}

export const webhookIdOf = ({ headers }: ServiceCall): string => String(headers['webhook-id']);
