/** The background work of notices: delivery, what changed on lists, and browsers that nobody opens any more. */
import type { Deps } from '../../../deps';
import { openPushService } from '../../../outside/push-service';
import { openPeriodicJob } from '../../../platform/periodic-job';
import { openNoticeDelivery } from './deliver-notices';
import { removeUnseen } from './push-queue.store';
import { tellListChanges } from './tell-list-changes';
import type { VapidKeys } from './vapid-keys';

export interface Notices {
  start(): void;
  /** Starts a delivery round; call it after the transaction is committed. */
  wake(): void;
  /** Starts a round at that moment: a timer should not wait for the next one. */
  wakeAt(moment: Date): void;
  stop(): Promise<void>;
}

const deliverEveryMs = 5_000;
const listsEveryMs = 30_000;
const unseenMs = 60 * 24 * 60 * 60 * 1000;

export function openNotices(
  { database: { db }, config, clock, log, diagnostics }: Deps,
  keys: VapidKeys,
): Notices {
  const { allowedPrivateImportHosts: allowedPrivateHosts } = config;
  const push = openPushService({ keys, contact: contactOf(config), allowedPrivateHosts });
  const sends = openNoticeDelivery({ db, push, log, clock }, () => delivery.wake());
  const delivery = openPeriodicJob({
    everyMs: deliverEveryMs,
    run: (stopping) => sends.fill(() => stopping.aborted),
    onError: (err) => log.warn({ err }, 'could not push notices; trying again'),
  });
  const lists = openPeriodicJob({
    everyMs: listsEveryMs,
    run: async () => {
      await removeUnseen(db, new Date(clock().getTime() - unseenMs));
      if ((await tellListChanges(db, clock())) > 0) delivery.wake();
    },
    onError: (err) => log.warn({ err }, 'could not tell of changed lists; trying again'),
  });
  diagnostics.addJob('notices', delivery);
  diagnostics.addJob('list-changes', lists);
  const alarms = openAlarms(delivery.wake);

  return {
    start: () => {
      delivery.start();
      lists.start();
    },
    wake: delivery.wake,
    wakeAt: (moment) => alarms.set(moment.getTime() - clock().getTime()),
    stop: async () => {
      alarms.clear();
      await Promise.all([delivery.stop(), lists.stop()]);
      await sends.settled();
      await push.close();
    },
  };
}

/** Calls `ring` after each time that was set. */
function openAlarms(ring: () => void) {
  const waiting = new Set<NodeJS.Timeout>();
  return {
    set: (ms: number) => {
      const timeout = setTimeout(() => {
        waiting.delete(timeout);
        ring();
      }, ms).unref();
      waiting.add(timeout);
    },
    clear: () => waiting.forEach((timeout) => clearTimeout(timeout)),
  };
}

/** A push service refuses http addresses. */
function contactOf({ publicUrl, mailFrom }: Deps['config']): string {
  if (publicUrl.startsWith('https://')) return publicUrl;
  return `mailto:${/<(.+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;
}
