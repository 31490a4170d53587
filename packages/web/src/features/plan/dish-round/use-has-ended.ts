import { useEffect, useState } from 'react';

/** The longest that a timer of a browser waits. */
const mostWaitMs = 2 ** 31 - 1;

/**
 * Whether a round's hours are over; it becomes so while the page is open.
 *
 * @param until in milliseconds; undefined: there is none
 */
export function useHasEnded(until: number | undefined): boolean {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const left = (until ?? 0) - Date.now();
    if (left <= 0) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(left, mostWaitMs));
    return () => clearTimeout(timer);
  }, [until, now]);
  return until !== undefined && until <= now;
}
