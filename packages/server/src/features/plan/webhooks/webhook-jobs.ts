/** The background work of webhooks: finding what has happened, sending it, and forgetting it after some days. */
import type { Deps } from '../../../deps';
import { openWebhookClient } from '../../../outside/webhook-client';
import { openPeriodicJob } from '../../../platform/periodic-job';
import type { Seal } from '../../../platform/sealed-text';
import { collectEvents } from './collecting/collect-events';
import { forgetOldDeliveries } from './deliveries.store';
import { openWebhookDelivery } from './sending/deliver-webhooks';

export interface WebhookJobs {
  start(): void;
  /** Sends what is due; call it after the transaction is committed. */
  wake(): void;
  stop(): Promise<void>;
}

/** What happens within this time comes together in one delivery. */
const collectEveryMs = 3_000;
const sendEveryMs = 5_000;

export function openWebhookJobs(deps: Deps, seal: Seal): WebhookJobs {
  const { database, config, clock, log, diagnostics } = deps;
  const client = openWebhookClient({ allowedPrivateHosts: config.allowedPrivateWebhookHosts });
  const queue = { deps, client, seal, random: Math.random };
  const sends = openWebhookDelivery(queue, () => sending.wake());
  const sending = openPeriodicJob({
    everyMs: sendEveryMs,
    run: (stopping) => sends.fill(() => stopping.aborted),
    onError: (err) => log.warn({ err }, 'could not call webhooks; trying again'),
  });
  const forgetDaily = openDaily(clock, () => forgetOldDeliveries(database.db, clock()));
  const collecting = openPeriodicJob({
    everyMs: collectEveryMs,
    run: async (stopping) => {
      if ((await collectEvents(database.db, clock, () => stopping.aborted)) > 0) sending.wake();
      await forgetDaily();
    },
    onError: (err) => log.warn({ err }, 'could not find changes for webhooks; trying again'),
  });
  diagnostics.addJob('webhooks', sending);
  diagnostics.addJob('webhook-events', collecting);

  return {
    start: () => {
      sending.start();
      collecting.start();
    },
    wake: sending.wake,
    stop: async () => {
      await Promise.all([sending.stop(), collecting.stop()]);
      await sends.settled();
      await client.close();
    },
  };
}

const dayMs = 24 * 60 * 60_000;

/** Does it with the first call, and then once a day. */
function openDaily(clock: () => Date, work: () => Promise<void>): () => Promise<void> {
  let nextAt = 0;
  return async () => {
    const now = clock().getTime();
    if (now < nextAt) return;
    await work();
    nextAt = now + dayMs;
  };
}
