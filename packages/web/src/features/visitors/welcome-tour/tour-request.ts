/** Whether somebody has asked for the tour, which has come up by itself before, or was put off. */
import { useSyncExternalStore } from 'react';

let isAsked = false;
const listeners = new Set<() => void>();

export function askForTour(isWanted: boolean): void {
  isAsked = isWanted;
  listeners.forEach((listener) => listener());
}

export const useTourAsked = (): boolean => useSyncExternalStore(watch, () => isAsked);

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
