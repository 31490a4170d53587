/**
 * The timers of the person signed in, kept on this device under their id; every tab sees the same.
 *
 * A change reads what is kept, changes it and keeps it, all at once: two tabs lose nothing of each
 * other's.
 */
import { useSyncExternalStore } from 'react';
import { isForgotten } from '@saltbush/domain/timers/timer';
import type { KitchenTimer } from '@saltbush/domain/timers/timer';
import { keepText, readText } from '../../api/local-store';
import { getSession } from '../../api/session';
import { now } from './clock';

function listTimers(): readonly KitchenTimer[] {
  const text = readText(keyNow());
  if (text !== lastRead.text) lastRead = { text, timers: parse(text) };
  return lastRead.timers;
}

export const useKeptTimers = (): readonly KitchenTimer[] => useSyncExternalStore(watch, listTimers);

export function changeTimers(
  change: (timers: readonly KitchenTimer[]) => readonly KitchenTimer[],
): void {
  const timers = change(listTimers()).filter((timer) => !isForgotten(timer, now()));
  keepText(keyNow(), JSON.stringify({ version, timers }));
  watchers.forEach((watcher) => watcher());
}

interface Kept {
  version: number;
  timers: readonly KitchenTimer[];
}

/** What an older version of the app kept in another shape is passed over: a timer is soon set again. */
const version = 1;
const none: readonly KitchenTimer[] = [];
const watchers = new Set<() => void>();
let lastRead: { text: string | undefined; timers: readonly KitchenTimer[] } = {
  text: undefined,
  timers: none,
};

const keyNow = (): string => `saltbush.timers.${getSession()?.user?._id ?? ''}`;

function parse(text: string | undefined): readonly KitchenTimer[] {
  if (text === undefined) return none;
  try {
    const kept = JSON.parse(text) as Kept;
    return kept.version === version ? kept.timers : none;
  } catch {
    return none;
  }
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  window.addEventListener('storage', watcher);
  return () => {
    watchers.delete(watcher);
    window.removeEventListener('storage', watcher);
  };
}
