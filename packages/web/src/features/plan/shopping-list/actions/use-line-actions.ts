/** What is set by hand, for parts of the list that are loaded after it. */
import { useMemo } from 'react';
import { useListContext } from '../list-context';
import { lineActions } from './line-actions';

export function useLineActions() {
  const { changer } = useListContext().actions;
  return useMemo(() => lineActions(changer), [changer]);
}
