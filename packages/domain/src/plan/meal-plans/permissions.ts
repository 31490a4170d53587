/**
 * Who may read and change a meal plan and its shopping list.
 *
 * - A person's: only that person.
 * - A household's: whoever may see or plan meals in it, or see, tick or use its shopping list. The table of
 *   household permissions decides, with the settings of the household.
 */
import {
  mayInHousehold,
  type HouseholdAccess,
  type HouseholdAction,
  type HouseholdSettings,
} from '../../account/households/permissions';

export type PlanAction = Extract<
  HouseholdAction,
  'seeMeals' | 'planMeals' | 'vote' | 'seeShoppingList' | 'tickShoppingList' | 'useShoppingList'
>;

/** A household that has plans, and the person who asks. */
export interface PlanHousehold extends Omit<HouseholdAccess, 'role'> {
  role?: HouseholdAccess['role'];
  settings: HouseholdSettings;
}

export interface OwnedPlan {
  /** Of the person or the household. */
  ownerId: string;
  /** Null for a person's plan. */
  household: PlanHousehold | null;
}

/**
 * @example mayUsePlan('planMeals', { ownerId: 'priya', household: null }, 'tom') // false
 */
export function mayUsePlan(
  action: PlanAction,
  { ownerId, household }: OwnedPlan,
  personId: string,
): boolean {
  if (household === null) return ownerId === personId;
  return mayUsePlansOf(household, action);
}

/** Whether this person may do it in all plans of the household. */
export const mayUsePlansOf = (
  { role, isClosed, isDeleted, settings }: PlanHousehold,
  action: PlanAction,
): boolean => mayInHousehold(action, { role, isClosed, isDeleted }, settings);
