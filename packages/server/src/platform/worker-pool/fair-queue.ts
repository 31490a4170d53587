/**
 * Who may work now, and who waits.
 *
 * - At most `mostRunning` at once, and at most one of each owner.
 * - At most `mostWaiting` behind them, and at most `mostWaitingPerOwner` of one owner; one more is refused.
 * - A free place goes to the owner who had the last one longest ago; between equals, to who came first.
 */
import { AppError } from '@saltbush/contract/errors';

export interface FairQueueOptions {
  maxRunning: number;
  maxWaiting: number;
  maxWaitingPerOwner: number;
}

export interface FairQueue {
  counts(): { running: number; waiting: number };
  /**
   * Waits for a place.
   *
   * @param owner whose work it is: a user's id
   * @returns gives the place back; may be called twice
   * @throws AppError WORKERS_BUSY, the signal's reason, or what `close` was given
   */
  enter(owner: string, signal?: AbortSignal): Promise<() => void>;
  /** From now on everybody is refused, also who waits already. */
  close(reason: Error): void;
}

interface Waiting {
  owner: string;
  start: () => void;
  refuse: (reason: Error) => void;
}

export function openFairQueue(options: FairQueueOptions): FairQueue {
  const { maxRunning } = options;
  const running = new Set<string>();
  const waiting: Waiting[] = [];
  /** When each owner who still waits started last; counted, not timed. */
  const lastStarts = new Map<string, number>();
  let starts = 0;
  let whyClosed: Error | undefined;

  const startNext = (): void => {
    while (running.size < maxRunning) {
      const ready = waiting.filter(({ owner }) => !running.has(owner));
      const next = longestWithoutStart(ready, lastStarts);
      if (next === undefined) return;
      waiting.splice(waiting.indexOf(next), 1);
      next.start();
    }
  };

  const take = (owner: string): (() => void) => {
    running.add(owner);
    lastStarts.set(owner, (starts += 1));
    return once(() => {
      running.delete(owner);
      if (!waiting.some((each) => each.owner === owner)) lastStarts.delete(owner);
      startNext();
    });
  };

  return {
    counts: () => ({ running: running.size, waiting: waiting.length }),
    enter: async (owner, signal) => {
      signal?.throwIfAborted();
      if (whyClosed) throw whyClosed;
      if (running.size < maxRunning && !running.has(owner)) return take(owner);
      checkMayWait(waiting, owner, options);
      return waitForPlace(waiting, { owner, signal, take: () => take(owner) });
    },
    close: (reason) => {
      whyClosed = reason;
      for (const { refuse } of waiting.splice(0)) refuse(reason);
    },
  };
}

const once = (act: () => void): (() => void) => {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    act();
  };
};

function checkMayWait(
  waiting: readonly Waiting[],
  owner: string,
  { maxWaiting, maxWaitingPerOwner }: FairQueueOptions,
): void {
  const ownWaiting = waiting.filter((each) => each.owner === owner).length;
  if (waiting.length >= maxWaiting || ownWaiting >= maxWaitingPerOwner) {
    throw new AppError('WORKERS_BUSY');
  }
}

function longestWithoutStart(
  ready: readonly Waiting[],
  lastStarts: ReadonlyMap<string, number>,
): Waiting | undefined {
  const lastStartOf = ({ owner }: Waiting): number => lastStarts.get(owner) ?? 0;
  return ready.reduce<Waiting | undefined>(
    (best, each) => (best && lastStartOf(best) <= lastStartOf(each) ? best : each),
    undefined,
  );
}

/** The place is taken in `start`, before anyone else can take it. */
function waitForPlace(
  waiting: Waiting[],
  {
    owner,
    signal,
    take,
  }: { owner: string; signal: AbortSignal | undefined; take: () => () => void },
): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const handleAbort = () => {
      waiting.splice(waiting.indexOf(entry), 1);
      reject(signal?.reason as Error);
    };
    const stopListening = () => signal?.removeEventListener('abort', handleAbort);
    const entry: Waiting = {
      owner,
      start: () => {
        stopListening();
        resolve(take());
      },
      refuse: (reason) => {
        stopListening();
        reject(reason);
      },
    };
    waiting.push(entry);
    signal?.addEventListener('abort', handleAbort, { once: true });
  });
}
