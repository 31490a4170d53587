/** What Meal Plan and Shopping List show by the view mode (Spec 4). */
import type { Household } from '@saltbush/contract/account/households';
import { isLimited } from '@saltbush/domain/account/households/roles';
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

/**
 * Where something is planned or put on a list: one's own, where one may only look or tick in the household.
 *
 * @param setting switches this page on for a household
 */
export const useView = (userId: string, setting: Setting): View =>
  useViewOf(userId, setting, useViewMode(), ({ role }) => !isLimited(role));

/** Of a page: its address may choose the view. */
export const usePageView = (userId: string, setting: Setting): View =>
  useViewOf(userId, setting, usePageViewMode(), () => true);

/** Of this person in the household whose plan it is; undefined for one's own, and where this device does not know yet. */
export const useRole = ({ householdId }: PlanScope): KnownHousehold['role'] | undefined =>
  useKnownHouseholds()?.find(({ _id }) => _id === householdId)?.role;

function useViewOf(
  userId: string,
  setting: Setting,
  mode: string | undefined,
  isOpen: (household: KnownHousehold) => boolean,
): View {
  const known = useKnownHouseholds();
  const isShown = (one: KnownHousehold) => one.settings[setting] && isOpen(one);
  const household = known?.find(({ _id }) => _id === mode);
  // An unknown household is requested: the server knows better than this device.
  const householdId = household && !isShown(household) ? undefined : mode;
  return {
    scope: { userId, householdId },
    household: householdId === undefined ? undefined : household,
    households: known?.filter(isShown) ?? [],
  };
}
