/**
 * Keeps the screen on, while cooking and on a kitchen screen. If that is not available a toast says so: once per browser
 * without support, once per session for a refusal.
 */
import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { writeText, readText } from '../../../api/stored/local-store';
import { showToast } from '../../../ui/feedback/toast';
import { findWakeLock, keepScreenOn } from './keep-screen-on';

export function useWakeLock(): void {
  useEffect(() => {
    const wakeLock = findWakeLock();
    return wakeLock ? keepOnWithNotice(wakeLock) : showNoticeOnce();
  }, []);
}

const noticeShownKey = 'saltbush.told-screen-sleeps';
const noticeMs = 12_000;

function keepOnWithNotice(wakeLock: WakeLock): () => void {
  let isRefusalShown = false;
  return keepScreenOn(wakeLock, () => {
    if (!isRefusalShown) showNotice(t`Your device is saving its battery.`);
    isRefusalShown = true;
  });
}

function showNoticeOnce(): undefined {
  if (readText(noticeShownKey) !== undefined) return;
  writeText(noticeShownKey, 'yes');
  showNotice(t`This browser can’t keep it on. Give it more time in your device’s settings.`);
}

function showNotice(message: string): void {
  showToast({ kind: 'info', title: t`Screen may turn off`, message, durationMs: noticeMs });
}
