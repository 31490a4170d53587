/**
 * The clock that timers go by. Looked at about twice a second while someone watches.
 *
 * Browsers slow a hidden page's own timers down to one a minute, but not those of a worker: so that
 * an alarm in a tab behind others is not a minute late, a worker ticks where there is one.
 */
import { useSyncExternalStore } from 'react';

export const now = (): number => Date.now();

/** Milliseconds since 1970, as of the last tick. Stands still unless `isTicking`. */
export function useNow(isTicking: boolean): number {
  return useSyncExternalStore(isTicking ? watchClock : watchNothing, lastTick);
}

const tickMs = 500;
const watchers = new Set<() => void>();
let ticked = now();
let stop: (() => void) | undefined;

/** Unwatched it has no last tick: then it is now, to the second, so that a drawing is in itself one. */
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
