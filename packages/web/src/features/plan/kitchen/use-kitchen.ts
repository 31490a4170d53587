/**
 * What a kitchen screen shows: asked again twice a minute while it is in sight, later and later while nobody answers. The
 * last answer stays, with when it came.
 */
import { useEffect, useState } from 'react';
import { AppError } from '@saltbush/contract/errors';
import { kitchenRoutes, type KitchenScreen } from '@saltbush/contract/plan/kitchen';
import { call } from '../../../api/call';

/** By a link, or as the person who is signed in. */
export type KitchenSource = { token: string } | { householdId: string | undefined };

export interface Kitchen {
  screen: KitchenScreen | undefined;
  /** When the screen was answered, in milliseconds. */
  answeredAt: number | undefined;
  /** The last attempt did not succeed. */
  error: unknown;
  /** The link does not work any more. */
  hasEnded: boolean;
}

const everyMs = 30_000;
const longestWaitMs = 5 * 60_000;

export function useKitchen(source: KitchenSource): Kitchen {
  const [kitchen, setKitchen] = useState<Kitchen>(nothing);
  const key = JSON.stringify(source);
  useEffect(() => {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let waitMs = everyMs;
    const ask = async () => {
      clearTimeout(timer);
      try {
        const screen = await askFor(JSON.parse(key) as KitchenSource, controller.signal);
        waitMs = everyMs;
        setKitchen({ screen, answeredAt: Date.now(), error: undefined, hasEnded: false });
      } catch (error) {
        if (controller.signal.aborted) return;
        waitMs = Math.min(longestWaitMs, waitMs * 2);
        const ended = hasEnded(error);
        setKitchen((before) => (ended ? { ...nothing, hasEnded: true } : { ...before, error }));
        if (ended) return;
      }
      if (!controller.signal.aborted) timer = setTimeout(askInSight, waitMs);
    };
    const askInSight = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    void ask();
    // Also after a night in which the tablet slept.
    document.addEventListener('visibilitychange', askInSight);
    window.addEventListener('online', askInSight);
    return () => {
      controller.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', askInSight);
      window.removeEventListener('online', askInSight);
    };
  }, [key]);
  return kitchen;
}

const nothing: Kitchen = {
  screen: undefined,
  answeredAt: undefined,
  error: undefined,
  hasEnded: false,
};

const askFor = (source: KitchenSource, signal: AbortSignal): Promise<KitchenScreen> =>
  'token' in source
    ? call(kitchenRoutes.open, { params: source }, { signal })
    : call(kitchenRoutes.show, { query: source }, { signal });

/** A token that can't be one is answered like one that has ended. */
const hasEnded = (error: unknown): boolean =>
  error instanceof AppError && ['NOT_FOUND', 'VALIDATION_FAILED'].includes(error.code);
