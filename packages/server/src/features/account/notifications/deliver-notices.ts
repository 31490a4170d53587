/** Pushes notices that are due: each is sent, postponed or given up; browsers that are gone are removed. */
import type { PushService } from '../../../outside/push-service';
import type { Db } from '../../../platform/db/connect';
import { openDelivery, type Delivery } from '../../../platform/delivery/open-delivery';
import type { Log } from '../../../platform/logging/log';
import { nextAttempt } from '../../../platform/queue/retries';
import { digestOf } from '../../../platform/secrets';
import {
  claimNotice,
  noticeQueue,
  postponeHost,
  removeMessage,
  type ClaimedNotice,
} from './claim-notices.store';
import { removeSubscription } from './push-queue.store';

export interface NoticeQueue {
  db: Db;
  push: PushService;
  log: Log;
  clock: () => Date;
}

/** Most browsers are at one of four hosts, so one that answers has many places. */
const limits = {
  total: 32,
  ofOwner: 4,
  ofProvenHost: 16,
  ofUnprovenHost: 4,
  ofUnprovenHosts: 16,
};
const waitsMs = [10_000, 30_000, 60_000, 5 * 60_000];

/** @param onFreePlace called after each send: then another may start */
export function openNoticeDelivery(queue: NoticeQueue, onFreePlace?: () => void): Delivery {
  const { db, log, clock } = queue;
  return openDelivery<ClaimedNotice>(
    {
      limits,
      clock,
      claimNext: (admission, now) => claimNotice(db, now, admission),
      partyOf: ({ target: { userId, host } }) => ({ owner: userId, host }),
      deliver: (notice) => deliver(queue, notice),
      postponeHost: async (host, until) => {
        log.info({ host, until }, 'push service is silent: it rests');
        await postponeHost(db, { host, now: clock(), until });
      },
      onError: (err) => log.warn({ err }, 'the outcome of a notice is not stored; trying again'),
    },
    onFreePlace,
  );
}

/** Returns whether the push service answered. */
async function deliver(
  { db, push, log, clock }: NoticeQueue,
  { message, target }: ClaimedNotice,
): Promise<boolean> {
  const leftMs = message.expiresAt.getTime() - clock().getTime();
  if (leftMs <= 0) return isAnswered(removeMessage(db, message));
  const outcome = await push.send(target, {
    payload: JSON.stringify({ ...message.content, kind: message.kind, topic: message.topic }),
    ttlSeconds: Math.ceil(leftMs / 1_000),
    urgency: message.kind === 'timers' ? 'high' : 'normal',
    topic: digestOf(message.topic).slice(0, 32),
  });
  if (outcome.kind === 'sent') return isAnswered(removeMessage(db, message));
  if (outcome.kind === 'gone') return isAnswered(removeSubscription(db, target.id));
  // The address stays out of the log: whoever has it knows which browser it is.
  const { host } = target;
  log.info({ host, reason: outcome.reason, attempts: message.attempts }, 'notice not pushed');
  if (outcome.kind === 'refused') return isAnswered(removeMessage(db, message));
  const next = nextAttempt(message, clock(), waitsMs, outcome.afterMs);
  if (next) await noticeQueue.reschedule(db, message, next);
  else await removeMessage(db, message);
  return outcome.isAnswered;
}

async function isAnswered(stored: Promise<void>): Promise<boolean> {
  await stored;
  return true;
}
