/** Which seven days this device shows of a plan by itself: those of the week, or from today on. A preference of the device. */
import { useSyncExternalStore } from 'react';
import { readText, writeText } from '../../../../api/stored/local-store';

export type PlanDays = 'week' | 'from-today';

const storageKey = 'saltbush.plan-days';
const listeners = new Set<() => void>();

/** Every part of a page has the same. */
export const usePlanDays = (): PlanDays => useSyncExternalStore(subscribe, read);

/** @example choosePlanDays('from-today') */
export function choosePlanDays(days: PlanDays): void {
  writeText(storageKey, days);
  listeners.forEach((listener) => listener());
}

const read = (): PlanDays => (readText(storageKey) === 'from-today' ? 'from-today' : 'week');

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
