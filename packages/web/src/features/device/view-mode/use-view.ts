/** What Meal Plan and Shopping List show by the view mode (Spec 4). */
import type { Household } from '@saltbush/contract/account/households';
import { useViewMode } from '../../../api/view-mode';
import { usePageViewMode } from './address-household';
import { useKnownHouseholds, type KnownHousehold } from './known-households';
import type { PlanScope } from './plan-scope';

export interface View {
  scope: PlanScope;
  /** Absent: personal. */
  household: KnownHousehold | undefined;
  /** Households with this page; empty: nothing to choose. */
  households: readonly KnownHousehold[];
}

type Setting = keyof Household['settings'];

/** @param setting switches this page on for a household */
export const useView = (userId: string, setting: Setting): View =>
  useViewOf(userId, setting, useViewMode());

/** Of a page: its address may choose the view. */
export const usePageView = (userId: string, setting: Setting): View =>
  useViewOf(userId, setting, usePageViewMode());

function useViewOf(userId: string, setting: Setting, mode: string | undefined): View {
  const known = useKnownHouseholds();
  const household = known?.find(({ _id }) => _id === mode);
  // An unknown household is requested: the server knows better than this device.
  const householdId = household && !household.settings[setting] ? undefined : mode;
  return {
    scope: { userId, householdId },
    household: householdId === undefined ? undefined : household,
    households: known?.filter(({ settings }) => settings[setting]) ?? [],
  };
}
