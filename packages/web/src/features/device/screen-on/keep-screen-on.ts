/**
 * Keeps the screen on until it is stopped. The browser releases the lock when the page is hidden, so it is requested again when
 * visible.
 *
 * @param onRefused the browser did not allow it while the page was in view: the battery is low
 * @returns what stops it
 */
export function keepScreenOn(wakeLock: WakeLock, onRefused?: () => void): () => void {
  let sentinel: WakeLockSentinel | undefined;
  let isWanted = true;
  const request = async () => {
    if (document.visibilityState !== 'visible' || (sentinel && !sentinel.released)) return;
    try {
      const granted = await wakeLock.request('screen');
      if (isWanted) sentinel = granted;
      else await granted.release();
    } catch {
      if (isWanted && document.visibilityState === 'visible') onRefused?.();
    }
  };
  void request();
  document.addEventListener('visibilitychange', request);
  return () => {
    isWanted = false;
    document.removeEventListener('visibilitychange', request);
    void sentinel?.release();
  };
}

/** Browsers know it on safe connections only. */
export const findWakeLock = (): WakeLock | undefined =>
  (navigator as { wakeLock?: WakeLock }).wakeLock;
