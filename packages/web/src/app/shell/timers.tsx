/** The running timers, on every page; loaded after the page itself. */
import { useEffect } from 'react';
import { isPushOn, pushDevice } from '../../features/device/notifications';
import { TimerTray } from '../../features/device/timers/timer-tray.lazy';

export function Timers() {
  useEffect(() => {
    if (!isPushOn()) return;
    pushDevice.load().then(
      ({ renewPush }) => renewPush(),
      () => undefined,
    );
  }, []);
  return <TimerTray />;
}
