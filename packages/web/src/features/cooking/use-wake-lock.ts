/**
 * Keeps the screen on while someone cooks. The browser lets go of it whenever the page is out of
 * sight, so it is asked again when it is back. Who cooks where it can't be had is told so: once for a
 * browser that does not know how, once a cooking for a device that refuses.
 */
import { useEffect } from 'react';
import { keepText, readText } from '../../api/local-store';
import { showToast } from '../../ui/toast';

export function useWakeLock(): void {
  useEffect(() => {
    // Browsers know it on safe connections only.
    const wakeLock = (navigator as { wakeLock?: WakeLock }).wakeLock;
    return wakeLock ? keepAwake(wakeLock) : tellOnce();
  }, []);
}

const toldKey = 'saltbush.told-screen-sleeps';
const noticeMs = 12_000;

function keepAwake(wakeLock: WakeLock): () => void {
  let sentinel: WakeLockSentinel | undefined;
  let isWanted = true;
  let isToldOfRefusal = false;
  const ask = async () => {
    if (document.visibilityState !== 'visible' || (sentinel && !sentinel.released)) return;
    try {
      const granted = await wakeLock.request('screen');
      if (isWanted) sentinel = granted;
      else await granted.release();
    } catch {
      if (!isWanted || isToldOfRefusal || document.visibilityState !== 'visible') return;
      isToldOfRefusal = true;
      tell('Your device would not keep it on just now, most likely to save its battery.');
    }
  };
  void ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    isWanted = false;
    document.removeEventListener('visibilitychange', ask);
    void sentinel?.release();
  };
}

function tellOnce(): undefined {
  if (readText(toldKey) !== undefined) return;
  keepText(toldKey, 'yes');
  tell('This browser can’t keep it on. Give it more time in your device’s settings.');
}

function tell(message: string): void {
  showToast({ kind: 'info', title: 'The screen may go dark', message, durationMs: noticeMs });
}
