/**
 * Sends what waits for webhooks: each delivery is sent, tried again later or given up, in order for each webhook. One
 * that never answers has a place or two: nobody else waits for it (`platform/delivery`).
 */
import type { PauseReason } from '@saltbush/contract/account/webhooks';
import { webhookTest } from '@saltbush/domain/account/webhooks/webhook-events';
import type { WebhookClient, WebhookOutcome } from '../../../../outside/webhook-client';
import { openDelivery, type Delivery } from '../../../../platform/delivery/open-delivery';
import type { Seal } from '../../../../platform/sealed-text';
import type { Deps } from '../../../../deps';
import { findUser } from '../../../account/accounts';
import { buildBody } from '../content/build-body';
import type { DeliveryRow } from '../deliveries.store';
import { signingSecrets } from '../webhook-secrets';
import type { WebhookRow } from '../webhooks.store';
import { pauseEmail } from './pause-email';
import { nextTry } from './retry-schedule';
import { beginTry, claimWebhook, endTry, postponeHost } from './webhook-queue.store';

export interface WebhookQueue {
  deps: Pick<Deps, 'database' | 'config' | 'clock' | 'log' | 'mail'>;
  client: WebhookClient;
  seal: Seal;
  /** From 0 to 1. */
  random: () => number;
}

const limits = {
  total: 16,
  ofOwner: 2,
  ofProvenHost: 8,
  ofUnprovenHost: 2,
  ofUnprovenHosts: 8,
};

/** @param onFreePlace called after each try: then another may start */
export function openWebhookDelivery(queue: WebhookQueue, onFreePlace?: () => void): Delivery {
  const { database, config, clock, log } = queue.deps;
  const { db } = database;
  return openDelivery<WebhookRow>(
    {
      limits,
      clock,
      claimNext: (admission, now) => claimWebhook(db, { now, admission, demands: config }),
      partyOf: ({ userId, host }) => ({ owner: userId, host }),
      deliver: (webhook) => deliverNext(queue, webhook),
      postponeHost: async (host, until) => {
        log.info({ host, until }, 'a webhook is silent: its host rests');
        await postponeHost(db, { host, now: clock(), until });
      },
      onError: (err) => log.warn({ err }, 'the outcome of a webhook is not stored; trying again'),
    },
    onFreePlace,
  );
}

/** Returns whether the receiver answered, or was not asked. */
async function deliverNext(queue: WebhookQueue, webhook: WebhookRow): Promise<boolean> {
  const { database, clock, log } = queue.deps;
  const delivery = await beginTry(database.db, webhook, clock());
  if (!delivery) {
    await database.db.transaction((tx) => endTry(tx, webhook, {}));
    return true;
  }
  const startedAt = clock();
  const { outcome, ...result } = await tryOnce(queue, webhook, delivery);
  const durationMs = clock().getTime() - startedAt.getTime();
  const change = { status: null, problem: null, ...result.change, durationMs };
  await store(queue, webhook, { tried: { delivery, change }, reason: result.pause });
  if (!outcome) return true;
  const answer = outcome.isAnswered ? outcome.status : outcome.problem;
  // The path of the address stays out of the log: it may be a secret.
  const { host } = webhook;
  log.debug({ webhook: webhook.id, delivery: delivery.id, host, answer }, 'webhook called');
  return outcome.isAnswered;
}

interface Tried {
  change: Partial<DeliveryRow>;
  pause?: Exclude<PauseReason, 'person'>;
  /** Absent when nothing was sent. */
  outcome?: WebhookOutcome;
}

async function tryOnce(
  { deps, client, seal, random }: WebhookQueue,
  webhook: WebhookRow,
  delivery: DeliveryRow,
): Promise<Tried> {
  const at = deps.clock();
  const secrets = signingSecrets(seal, webhook, at);
  if (secrets.length === 0) {
    return { change: { state: 'waiting', nextTryAt: at, problem: 'secret' }, pause: 'secret' };
  }
  const body = await buildBody(deps, webhook, delivery);
  if (body === undefined) return { change: { state: 'skipped' } };
  const { id } = delivery;
  const outcome = await client.send({ url: webhook.url, id, at, secrets, body });
  return { ...judge(outcome, delivery, { now: deps.clock(), random: random() }), outcome };
}

/** What an outcome means for the delivery and its webhook. */
function judge(
  outcome: WebhookOutcome,
  { event, failures: before }: DeliveryRow,
  { now, random }: { now: Date; random: number },
): Omit<Tried, 'outcome'> {
  const what = outcome.isAnswered ? { status: outcome.status } : { problem: outcome.problem };
  if (outcome.isAnswered && outcome.status >= 200 && outcome.status < 300) {
    return { change: { ...what, state: 'delivered' } };
  }
  const failures = before + 1;
  const failed = { ...what, failures, state: 'failed' } as const;
  // Who asks for a test looks at it, and asks again.
  if (event === webhookTest) return { change: failed };
  if (outcome.isAnswered && outcome.status === 410) return { change: failed, pause: 'gone' };
  const retryAfterMs = outcome.isAnswered ? outcome.retryAfterMs : 0;
  const nextTryAt = nextTry(failures, now, { retryAfterMs, random });
  if (!nextTryAt) return { change: failed, pause: 'failing' };
  return { change: { ...failed, state: 'waiting', nextTryAt } };
}

/** Its person hears of a pause by mail, in the transaction that pauses it. */
async function store(
  { deps: { database, config, clock, mail, log } }: WebhookQueue,
  webhook: WebhookRow,
  {
    tried,
    reason,
  }: { tried: { delivery: DeliveryRow; change: Partial<DeliveryRow> }; reason: Tried['pause'] },
): Promise<void> {
  const { host } = webhook;
  const isPaused = await database.db.transaction(async (tx) => {
    const pause = reason && { pause: { at: clock(), reason } };
    const end = await endTry(tx, webhook, { tried, ...pause });
    if (end !== 'paused' || !reason) return false;
    const person = await findUser(tx, webhook.userId);
    if (!person) return false;
    const url = `${config.publicUrl}/account/programs`;
    await mail.enqueue(tx, person.email, () => pauseEmail(person, { host, reason, url }));
    return true;
  });
  if (!isPaused) return;
  log.info({ webhook: webhook.id, host, reason }, 'webhook paused');
  mail.wake();
}
