/**
 * Fetches the code of a part that is loaded on first use, once the page has come to rest: in a shop
 * the signal may be gone by the time someone presses the button.
 */
import { useEffect } from 'react';

/** Late enough not to slow the page down (Spec 9 prefetches pages after the same time). */
const fetchDelayMs = 2_000;

/** @param load the `import()` that the part's `lazy` uses too; one function, made once */
export function useFetchAhead(load: () => Promise<unknown>): void {
  useEffect(() => {
    // Without a network there is nothing to fetch; the press will ask again.
    const timer = setTimeout(() => void load().catch(() => undefined), fetchDelayMs);
    return () => clearTimeout(timer);
  }, [load]);
}
