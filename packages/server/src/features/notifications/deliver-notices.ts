/** One delivery round: each due notice is sent, postponed or given up; browsers that are gone are removed. */
import type { PushService } from '../../outside/push-service';
import type { Db } from '../../platform/db/connect';
import type { Log } from '../../platform/logging/log';
import { digestOf } from '../../platform/secrets';
import {
  claimDue,
  postponeMessage,
  removeMessage,
  removeSubscription,
  type PushMessage,
  type PushSubscription,
} from './push-queue.store';

export interface NoticeQueue {
  db: Db;
  push: PushService;
  log: Log;
  clock: () => Date;
}

/** Longer than the slowest send. */
const claimMs = 60_000;
/** Sent at the same time, so that one slow service does not hold the others up. */
const atATime = 20;
const waitsMs = [10_000, 30_000, 60_000, 5 * 60_000];

/** Returns when `shouldStop` is true, or when nothing more is due. */
export async function deliverDueNotices(
  queue: NoticeQueue,
  shouldStop: () => boolean,
): Promise<void> {
  while (!shouldStop()) {
    const now = queue.clock();
    const claimedUntil = new Date(now.getTime() + claimMs);
    const due = await claimDue(queue.db, { now, claimedUntil, limit: atATime });
    if (due.length === 0) return;
    await Promise.all(due.map(({ message, target }) => deliver(queue, message, target)));
  }
}

async function deliver(
  { db, push, log, clock }: NoticeQueue,
  message: PushMessage,
  target: PushSubscription,
): Promise<void> {
  const leftMs = message.expiresAt.getTime() - clock().getTime();
  if (leftMs <= 0) return removeMessage(db, message);
  const outcome = await push.send(target, {
    payload: JSON.stringify({ ...message.content, kind: message.kind, topic: message.topic }),
    ttlSeconds: Math.ceil(leftMs / 1_000),
    urgency: message.kind === 'timers' ? 'high' : 'normal',
    topic: digestOf(message.topic).slice(0, 32),
  });
  if (outcome.kind === 'sent') return removeMessage(db, message);
  if (outcome.kind === 'gone') return removeSubscription(db, target.id);
  // The address stays out of the log: whoever has it knows which browser it is.
  const { host } = new URL(target.endpoint);
  log.info({ host, reason: outcome.reason, attempts: message.attempts }, 'notice not pushed');
  if (outcome.kind === 'refused') return removeMessage(db, message);
  const waitMs = Math.max(outcome.afterMs ?? 0, waitsMs[message.attempts - 1] ?? waitsMs.at(-1)!);
  const next = new Date(clock().getTime() + waitMs);
  return next < message.expiresAt ? postponeMessage(db, message, next) : removeMessage(db, message);
}
