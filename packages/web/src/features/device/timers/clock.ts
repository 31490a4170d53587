/**
 * The clock of the timers; ticks about twice a second while someone subscribes. Browsers throttle
 * timers of a hidden page to one a minute, but not those of a worker: so a worker ticks where
 * available.
 */
import { useSyncExternalStore } from 'react';

export const now = (): number => Date.now();

/** Milliseconds since 1970, at the last tick. Constant unless `isTicking`. */
export function useNow(isTicking: boolean): number {
  return useSyncExternalStore(isTicking ? watchClock : watchNothing, lastTick);
}

const tickMs = 500;
const watchers = new Set<() => void>();
let ticked = now();
let stop: (() => void) | undefined;

/** Without subscribers: the current second, so that one render is consistent. */
function lastTick(): number {
  if (stop) return ticked;
  return Math.floor(now() / 1_000) * 1_000;
}

function watchClock(watcher: () => void): () => void {
  watchers.add(watcher);
  if (!stop) {
    ticked = now();
    stop = startTicking(tick);
    document.addEventListener('visibilitychange', tick);
  }
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    document.removeEventListener('visibilitychange', tick);
    stop?.();
    stop = undefined;
  };
}

const watchNothing = () => () => {};

function tick(): void {
  ticked = now();
  watchers.forEach((watcher) => watcher());
}

function startTicking(onTick: () => void): () => void {
  if (typeof Worker === 'undefined') {
    const interval = setInterval(onTick, tickMs);
    return () => clearInterval(interval);
  }
  const worker = new Worker(new URL('./tick-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', onTick);
  return () => worker.terminate();
}
