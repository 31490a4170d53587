/** The store that this device is in: a preference of the device, since two people may be in two stores. */
import { useSyncExternalStore } from 'react';
import { anyStore, type Row } from '@saltbush/domain/plan/rows/rows';
import { readText, writeText } from '../../../../api/stored/local-store';
import type { PlanView } from '../../../device/sync';
import { homeCountryOf, type PlanScope } from '../../../device/view-mode';

const storageKey = 'saltbush.list-store';
const listeners = new Set<() => void>();

export function useStore(): [store: string, choose: (store: string) => void] {
  const store = useSyncExternalStore(subscribe, read);
  return [store, choose];
}

export interface StoreChoice {
  id: string;
  name: string;
  /** Added by the household: it can be removed. */
  isOwn: boolean;
}

/** @example storeId('Woolworths ') // 'woolworths' */
export const storeId = (name: string): string => name.trim().toLowerCase();

interface ListOfScope {
  view: Pick<PlanView, 'rows'>;
  scope: PlanScope;
}

/** Those of the country, then those of the household by name. */
export function storesOf({ view: { rows }, scope }: ListOfScope): StoreChoice[] {
  const usual = homeCountryOf(scope.householdId).stores.map((name) => ({
    id: storeId(name),
    name,
    isOwn: false,
  }));
  const own: StoreChoice[] = [];
  for (const row of rows.values()) {
    if (row.kind !== 'stores' || row.id === anyStore) continue;
    if (usual.some(({ id }) => id === row.id)) continue;
    own.push({ id: row.id, name: (row as Row<'stores'>).fields.name ?? row.id, isOwn: true });
  }
  return [...usual, ...own.sort((a, b) => a.name.localeCompare(b.name, 'en'))];
}

const read = (): string => readText(storageKey) ?? anyStore;

function choose(store: string): void {
  writeText(storageKey, store);
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
