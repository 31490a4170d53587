/** The running timers, on every page; loaded after the page itself. */
import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { isPushOn } from '../../api/stored/push-flag';

const TimerTray = lazy(loadTray);

export function Timers() {
  useEffect(() => {
    if (isPushOn())
      void import('../../features/device/notifications').then(
        ({ renewPush }) => renewPush(),
        () => undefined,
      );
  }, []);
  return (
    <Suspense fallback={null}>
      <TimerTray />
    </Suspense>
  );
}

async function loadTray(): Promise<{ default: ComponentType }> {
  try {
    const { TimerTray: Tray } = await import('../../features/device/timers/timer-tray');
    return { default: Tray };
  } catch {
    // Offline: the page works without the tray.
    return { default: () => null };
  }
}
