import { lazyPart } from '../../../ui/lazy-part';

/** Offline the page works without it. */
export const TimerTray = lazyPart(
  async () => (await import('./timer-tray')).TimerTray,
  () => null,
);
