/**
 * How much of something may be in use at once: bytes of bodies, or calls that take long. Who finds no space waits for
 * it, and is refused only when too many of the same owner wait already or no space came in time.
 *
 * - Each owner (a person, an address) has a bound; all together have one.
 * - Who came first is first, but nobody waits because of another owner's bound.
 */
import { AppError } from '@saltbush/contract/errors';
import { TooManyRequests } from '../too-many-requests';

export interface ShareLimits {
  /** Of all owners together. */
  most: number;
  maxWaitingPerOwner: number;
  maxWaitMs: number;
}

export interface Owner {
  key: string;
  /** What this owner may have at once. */
  most: number;
}

export interface Shares {
  /** What is in use now. */
  used(): number;
  /**
   * Waits for space. What is more than an owner may have at all counts as just so much.
   *
   * @param owners the first is who waits
   * @param signal asked for when it has to wait, which it ends
   * @returns gives it back; may be called twice
   * @throws AppError TOO_MANY_REQUESTS, SERVER_BUSY; the signal's reason
   */
  take(amount: number, owners: readonly Owner[], signal?: () => AbortSignal): Promise<() => void>;
}

interface Taken {
  amount: number;
  owners: readonly Owner[];
}

interface Waiting extends Taken {
  start: () => void;
}

/**
 * @example
 * const calls = openShares({ most: 8, maxWaitingPerOwner: 100, maxWaitMs: 20_000 });
 * const giveBack = await calls.take(1, [{ key: userId, most: 2 }]);
 */
export function openShares(limits: ShareLimits): Shares {
  const inUse = openUse(limits.most);
  const waiting: Waiting[] = [];
  const startNext = (): void => {
    for (const one of waiting.filter(inUse.fitsOwners)) {
      if (!inUse.fitsAll(one)) return;
      if (inUse.fitsOwners(one)) one.start();
    }
  };
  const grant = (taken: Taken): (() => void) => {
    const giveBack = inUse.add(taken);
    return () => {
      giveBack();
      startNext();
    };
  };
  return {
    used: inUse.used,
    take: async (asked, owners, signal) => {
      const amount = Math.min(asked, limits.most, ...owners.map(({ most }) => most));
      const taken = { amount, owners };
      const isNext = !waiting.some(inUse.fitsOwners);
      if (isNext && inUse.fitsOwners(taken) && inUse.fitsAll(taken)) return grant(taken);
      if (countOf(waiting, owners) >= limits.maxWaitingPerOwner) {
        throw new TooManyRequests(Math.ceil(limits.maxWaitMs / 1000));
      }
      const all = { ...taken, grant: () => grant(taken), startNext };
      return waitIn(waiting, all, limits, signal?.());
    },
  };
}

/** What is in use, of all and of each owner. */
function openUse(most: number) {
  const held = new Map<string, number>();
  let used = 0;
  const change = ({ amount, owners }: Taken, sign: 1 | -1): void => {
    used += sign * amount;
    for (const { key } of owners) {
      const now = (held.get(key) ?? 0) + sign * amount;
      if (now > 0) held.set(key, now);
      else held.delete(key);
    }
  };
  return {
    used: () => used,
    fitsAll: ({ amount }: Taken): boolean => used + amount <= most,
    fitsOwners: ({ amount, owners }: Taken): boolean =>
      owners.every((owner) => (held.get(owner.key) ?? 0) + amount <= owner.most),
    /** @returns takes it off again, once */
    add: (taken: Taken): (() => void) => {
      change(taken, 1);
      let isHeld = true;
      return () => {
        if (isHeld) change(taken, -1);
        isHeld = false;
      };
    },
  };
}

const countOf = (waiting: readonly Waiting[], [first]: readonly Owner[]): number =>
  waiting.filter(({ owners }) => owners[0]?.key === first?.key).length;

interface Asked extends Taken {
  grant: () => () => void;
  startNext: () => void;
}

async function waitIn(
  waiting: Waiting[],
  { grant, startNext, ...taken }: Asked,
  { maxWaitMs }: ShareLimits,
  signal: AbortSignal | undefined,
): Promise<() => void> {
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const leave = () => {
      waiting.splice(waiting.indexOf(entry), 1);
      clearTimeout(timer);
      signal?.removeEventListener('abort', handleAbort);
    };
    // Others may have waited behind it.
    const giveUp = (reason: Error) => {
      leave();
      reject(reason);
      startNext();
    };
    const handleAbort = () => giveUp(signal?.reason as Error);
    const entry: Waiting = {
      ...taken,
      start: () => {
        leave();
        resolve(grant());
      },
    };
    const timer = setTimeout(() => giveUp(new AppError('SERVER_BUSY')), maxWaitMs).unref();
    waiting.push(entry);
    signal?.addEventListener('abort', handleAbort, { once: true });
  });
}
