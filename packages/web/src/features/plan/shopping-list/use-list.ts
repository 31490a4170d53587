/** The shopping list of some days, computed from the rows that this device has. */
import { useMemo } from 'react';
import type { DayRange } from '@saltbush/domain/plan/days/day-range';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import type { ShoppingList } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import { shoppingListOfRows } from '@saltbush/domain/plan/shopping-list/shopping-list-of-rows';
import { useLoaded } from '../../../ui/use-loaded';
import { usePlanRows, useSyncStatus, type PlanView, type SyncStatus } from '../../device/sync';
import { homeCountryOf, type PlanScope } from '../../device/view-mode';
import { actionCode } from './actions/action-code.lazy';
import { useStore } from './state/use-store';

export interface ShownList {
  scope: PlanScope;
  userId: string;
  today: PlainDate;
  view: PlanView;
  list: ShoppingList;
  status: SyncStatus;
  /** The id of the chosen store. */
  store: string;
}

/** `shownList` is undefined until this device or the server has answered. */
export function useList(
  scope: PlanScope,
  { from, to }: DayRange,
  today: PlainDate,
): { shownList: ShownList | undefined; status: SyncStatus } {
  const view = usePlanRows(scope);
  const status = useSyncStatus(scope);
  const [store] = useStore();
  const code = useLoaded(actionCode);
  const { userId, householdId } = scope;
  const { measures } = homeCountryOf(householdId);
  const list = useMemo(() => {
    const all = view && shoppingListOfRows(view, { days: { from, to }, today, store, measures });
    if (!code || !all) return all;
    return code.withOwnAisles(code.withLeft(all, view, { today, householdId }), view.rows, store);
  }, [view, from, to, today, store, measures, code, householdId]);
  // Rows that wait here are a list too, though the server has never answered.
  const isKnown = view && list && (view.isLoaded || view.rows.size > 0);
  if (!isKnown) return { shownList: undefined, status };
  return { shownList: { scope, userId, today, view, list, status, store }, status };
}
