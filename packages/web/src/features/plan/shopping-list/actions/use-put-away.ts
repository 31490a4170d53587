/** Clearing, removing and putting back, for parts of the list that are loaded after it. */
import { useMemo } from 'react';
import { useListContext } from '../list-context';
import { putAwayActions } from './put-away';

export function usePutAway() {
  const { actions, scope } = useListContext();
  const { changer } = actions;
  return useMemo(() => putAwayActions(changer, scope), [changer, scope]);
}
