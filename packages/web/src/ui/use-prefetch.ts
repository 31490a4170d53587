/**
 * Fetches the code of a part that is loaded on first use, once the page has come to rest: in a shop
 * the signal may be gone by the time someone presses the button.
 */
import { useEffect } from 'react';
import { canLoadAhead } from './load-ahead';

/** Late enough not to slow down the page (the delay of Spec 9 for prefetching pages). */
const fetchDelayMs = 2_000;

/** @param load of the `*.lazy.ts` that the part comes from */
export function usePrefetch(load: () => Promise<unknown>): void {
  useEffect(() => {
    // Offline: the click loads it.
    const timer = setTimeout(() => {
      if (canLoadAhead()) load().catch(() => undefined);
    }, fetchDelayMs);
    return () => clearTimeout(timer);
  }, [load]);
}
