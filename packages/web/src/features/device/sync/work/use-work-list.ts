import { useEffect, useSyncExternalStore } from 'react';
import { useUser } from '../../../../api/session';
import type { WorkList } from './work-list';

/** Items of the signed-in user, those of other tabs too. */
export function useWorkList<Item>(list: WorkList<Item>): {
  items: readonly Item[];
  isLoaded: boolean;
} {
  const userId = useUser()?._id;
  const items = useSyncExternalStore(list.subscribe, list.read);
  const isLoaded = useSyncExternalStore(list.subscribe, list.isLoaded);
  useEffect(() => void list.load(), [list, userId]);
  return { items, isLoaded };
}
