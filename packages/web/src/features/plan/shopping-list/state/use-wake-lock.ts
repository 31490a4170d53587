/** Keeps the screen on while the list is open, if the person has chosen so and the browser can. */
import { useEffect } from 'react';
import { useStoredChoice } from '../../../../api/stored/use-stored-choice';

export interface WakeLock {
  /** Undefined: the browser cannot keep the screen on. */
  isOn: boolean | undefined;
  toggle: () => void;
}

export function useWakeLock(): WakeLock {
  const [choice, choose] = useStoredChoice('saltbush.keep-screen-on', ['no', 'yes']);
  const canLock = 'wakeLock' in navigator;
  const isOn = choice === 'yes';
  useEffect(() => (canLock && isOn ? keepScreenOn() : undefined), [canLock, isOn]);
  return {
    isOn: canLock ? isOn : undefined,
    toggle: () => choose(isOn ? 'no' : 'yes'),
  };
}

/** The browser releases the lock whenever the page is hidden. */
function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isStopped = false;
  const request = async () => {
    if (document.visibilityState !== 'visible') return;
    try {
      lock = await navigator.wakeLock.request('screen');
    } catch {
      // The battery is low: the browser refuses.
    }
    if (isStopped) void lock?.release();
  };
  const handleVisible = () => void request();
  handleVisible();
  document.addEventListener('visibilitychange', handleVisible);
  return () => {
    isStopped = true;
    document.removeEventListener('visibilitychange', handleVisible);
    void lock?.release();
  };
}
