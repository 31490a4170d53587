/** The shopping list of some days, computed from the rows that this device has. */
import { useMemo } from 'react';
import type { DayRange } from '@saltbush/domain/plan/days/day-range';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import type { Ledger } from '@saltbush/domain/plan/shopping-list/ledger/ledger';
import { ledgerOfRows } from '@saltbush/domain/plan/shopping-list/ledger-of-rows';
import { usePlanRows, useSyncStatus, type PlanView, type SyncStatus } from '../../../device/sync';
import type { PlanScope } from '../../../device/view-mode';
import { useStore } from './use-store';

export interface ShownList {
  scope: PlanScope;
  userId: string;
  today: PlainDate;
  view: PlanView;
  ledger: Ledger;
  status: SyncStatus;
  /** The id of the chosen store. */
  store: string;
}

/** `list` is undefined until this device or the server has answered. */
export function useList(
  scope: PlanScope,
  { from, to }: DayRange,
  today: PlainDate,
): { list: ShownList | undefined; status: SyncStatus } {
  const view = usePlanRows(scope);
  const status = useSyncStatus(scope);
  const [store] = useStore();
  const ledger = useMemo(
    () => view && ledgerOfRows(view, { days: { from, to }, today, store }),
    [view, from, to, today, store],
  );
  // Rows that wait here are a list too, though the server has never answered.
  const isKnown = view && ledger && (view.isLoaded || view.rows.size > 0);
  if (!isKnown) return { list: undefined, status };
  const { userId } = scope;
  return { list: { scope, userId, today, view, ledger, status, store }, status };
}
