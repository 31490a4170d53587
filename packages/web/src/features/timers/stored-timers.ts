/**
 * Timers in local storage, per user; shared by all tabs. An update reads, changes and writes in one
 * step, so that two tabs don't overwrite each other.
 */
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { isExpired } from '@saltbush/domain/timers/timer';
import type { KitchenTimer } from '@saltbush/domain/timers/timer';
import { readText } from '../../api/local-store';
import { getSession } from '../../api/session';
import { objectWith, parseStored, storedValue } from '../../api/stored-value';
import { now } from './clock';

function listTimers(): readonly KitchenTimer[] {
  const text = readText(keyNow());
  if (text !== lastRead.text) {
    lastRead = { text, timers: parseStored(text, timersFormat)?.timers ?? none };
  }
  return lastRead.timers;
}

export const useStoredTimers = (): readonly KitchenTimer[] =>
  useSyncExternalStore(watch, listTimers);

export function changeTimers(
  change: (timers: readonly KitchenTimer[]) => readonly KitchenTimer[],
): void {
  const timers = change(listTimers()).filter((timer) => !isExpired(timer, now()));
  storedValue(keyNow(), timersFormat).write({ timers });
  watchers.forEach((watcher) => watcher());
}

const timersFormat = {
  version: 1,
  schema: objectWith<{ timers: readonly KitchenTimer[] }>({
    timers: z.array(
      objectWith<KitchenTimer>({ id: z.string(), name: z.string(), state: z.object() }),
    ),
  }),
};

const none: readonly KitchenTimer[] = [];
const watchers = new Set<() => void>();
let lastRead: { text: string | undefined; timers: readonly KitchenTimer[] } = {
  text: undefined,
  timers: none,
};

const keyNow = (): string => `saltbush.timers.${getSession()?.user?._id ?? ''}`;

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  window.addEventListener('storage', watcher);
  return () => {
    watchers.delete(watcher);
    window.removeEventListener('storage', watcher);
  };
}
