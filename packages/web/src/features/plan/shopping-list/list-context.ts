/** What all parts of the list share. */
import { createContext, use } from 'react';
import type { ShownList } from './use-list';
import type { ListDays } from './state/use-list-days';
import type { ListActions } from './actions/use-list-actions';

export interface ListContextValue extends ShownList {
  shown: ListDays;
  actions: ListActions;
  /** The line whose details are open. */
  openKey: string | undefined;
  openDetails: (key: string | undefined) => void;
}

export const ListContext = createContext<ListContextValue | undefined>(undefined);

export function useListContext(): ListContextValue {
  const value = use(ListContext);
  if (!value) throw new Error('This component is for the shopping list page only');
  return value;
}
