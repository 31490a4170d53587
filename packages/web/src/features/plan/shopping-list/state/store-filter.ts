/** In a store, lines that are meant for another one are folded away. */
import type { ListLine } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import { useListContext } from '../list-context';
import { storeId, storesOf } from './use-store';

/** The name of the chosen store; undefined: any. */
export function useStoreName(): string | undefined {
  const shownList = useListContext();
  return storesOf(shownList).find(({ id }) => id === shownList.store)?.name;
}

/** @example isForStore(line, 'Coles') // false of a line for Woolworths */
export function isForStore({ store, items }: ListLine, chosen: string | undefined): boolean {
  const wanted = store ?? items.find((item) => item.store !== undefined)?.store;
  return chosen === undefined || wanted === undefined || storeId(wanted) === storeId(chosen);
}
