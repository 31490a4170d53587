/**
 * Keeps the screen on, while cooking and on a kitchen screen. The browser releases the lock when the page is hidden, so it
 * is requested again when visible. If it is not available a toast says so: once per browser without
 * support, once per session for a refusal.
 */
import { useEffect } from 'react';
import { writeText, readText } from '../../../api/stored/local-store';
import { showToast } from '../../../ui/feedback/toast';

export function useWakeLock(): void {
  useEffect(() => {
    // Browsers know it on safe connections only.
    const wakeLock = (navigator as { wakeLock?: WakeLock }).wakeLock;
    return wakeLock ? requestWakeLock(wakeLock) : showNoticeOnce();
  }, []);
}

const noticeShownKey = 'saltbush.told-screen-sleeps';
const noticeMs = 12_000;

function requestWakeLock(wakeLock: WakeLock): () => void {
  let sentinel: WakeLockSentinel | undefined;
  let isWanted = true;
  let isRefusalShown = false;
  const request = async () => {
    if (document.visibilityState !== 'visible' || (sentinel && !sentinel.released)) return;
    try {
      const granted = await wakeLock.request('screen');
      if (isWanted) sentinel = granted;
      else await granted.release();
    } catch {
      if (!isWanted || isRefusalShown || document.visibilityState !== 'visible') return;
      isRefusalShown = true;
      showNotice('Your device is saving its battery.');
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

function showNoticeOnce(): undefined {
  if (readText(noticeShownKey) !== undefined) return;
  writeText(noticeShownKey, 'yes');
  showNotice('This browser can’t keep it on. Give it more time in your device’s settings.');
}

function showNotice(message: string): void {
  showToast({ kind: 'info', title: 'Screen may turn off', message, durationMs: noticeMs });
}
