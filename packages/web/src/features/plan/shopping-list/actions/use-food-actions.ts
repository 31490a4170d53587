/** Actions on foods and stores, for parts of the list that are loaded after it. */
import { useMemo } from 'react';
import { useListContext } from '../list-context';
import { foodActions, storeActions } from './food-actions';

export function useFoodActions() {
  const { changer } = useListContext().actions;
  return useMemo(() => ({ ...foodActions(changer), ...storeActions(changer) }), [changer]);
}
