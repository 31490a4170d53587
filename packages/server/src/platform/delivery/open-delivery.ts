/**
 * Sends what waits in a table to other computers, several at once and fairly (`turns.ts`). Places are refilled one by
 * one: what is slow delays nothing but itself. The table keeps the items; this process remembers only who is
 * being served (decision 0089).
 */
import { openTurns, type Admission, type Party, type PlaceLimits, type Turns } from './turns';

export interface DeliveryQueue<Item> {
  limits: PlaceLimits;
  clock: () => Date;
  /** Claims one item that is due and admitted: other processes leave it alone until the claim ends. */
  claimNext(admission: Admission, now: Date): Promise<Item | undefined>;
  partyOf(item: Item): Party;
  /**
   * Sends it and stores the outcome.
   *
   * @returns whether the other side answered, be it with a refusal
   */
  deliver(item: Item): Promise<boolean>;
  /** What waits for this host is postponed, or given up where that is too late. */
  postponeHost(host: string, until: Date): Promise<void>;
  /** An outcome could not be stored: the item falls due again when its claim ends. */
  onError(error: unknown): void;
}

export interface Delivery {
  /** Starts what may start now; returns without waiting for its end. */
  fill(shouldStop?: () => boolean): Promise<void>;
  /** Starts and waits until nothing more is due. */
  drain(shouldStop?: () => boolean): Promise<void>;
  /** Waits for all that has started. */
  settled(): Promise<void>;
}

/** @param onFreePlace called after each end: then `fill` may start another */
export function openDelivery<Item>(
  queue: DeliveryQueue<Item>,
  onFreePlace: () => void = () => undefined,
): Delivery {
  const turns = openTurns(queue.limits);
  const sending = new Set<Promise<void>>();
  let ended = 0;

  const start = (item: Item): void => {
    const ending = deliverOne(queue, item, turns).finally(() => {
      sending.delete(ending);
      ended += 1;
      onFreePlace();
    });
    sending.add(ending);
  };

  const fill = async (shouldStop = () => false): Promise<void> => {
    while (!shouldStop()) {
      const now = queue.clock();
      const admission = turns.admission(now);
      const item = admission && (await queue.claimNext(admission, now));
      if (item === undefined) return;
      start(item);
    }
  };

  const drain = async (shouldStop?: () => boolean): Promise<void> => {
    for (;;) {
      const before = ended;
      await fill(shouldStop);
      // What ended meanwhile may have left a place to an item that was not admitted.
      if (ended !== before) continue;
      if (sending.size === 0) return;
      await Promise.race(sending);
    }
  };

  return { fill, drain, settled: () => Promise.all(sending).then(() => undefined) };
}

/** The place is given back also if the outcome cannot be stored. */
async function deliverOne<Item>(
  queue: DeliveryQueue<Item>,
  item: Item,
  turns: Turns,
): Promise<void> {
  const party = queue.partyOf(item);
  const leave = turns.take(party);
  const startedAt = queue.clock().getTime();
  let isAnswered = true;
  try {
    isAnswered = await queue.deliver(item);
  } catch (error) {
    queue.onError(error);
  }
  const now = queue.clock();
  const restsUntil = leave({ isAnswered, ms: now.getTime() - startedAt }, now);
  if (restsUntil) await queue.postponeHost(party.host, restsUntil).catch(queue.onError);
}
