/** Everything that can be done to the list. Each change is shown at once, stored and sent by `features/device/sync`. */
import { useMemo } from 'react';
import type { PlanScope } from '../../../device/view-mode';
import { addActions } from './add-actions';
import type { ListOnScreen } from './list-on-screen';
import { makeChanger } from './make-changer';
import { tickActions } from './tick-actions';

export type ListActions = ReturnType<typeof makeActions>;

/** @param read the list as it is when an action is called */
export function useListActions(scope: PlanScope, read: () => ListOnScreen): ListActions {
  const { userId, householdId } = scope;
  return useMemo(() => makeActions({ userId, householdId }, read), [userId, householdId, read]);
}

function makeActions(scope: PlanScope, read: () => ListOnScreen) {
  const changer = makeChanger(scope, read);
  return {
    ...tickActions(changer),
    ...addActions(changer),
    changer,
  };
}
