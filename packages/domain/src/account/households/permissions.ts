/**
 * Who may do what in a household (Spec 6; docs/product.md). Server and screens read the same table; `roles.ts` says
 * what each role is for.
 *
 * - The role owner is shown as admin. There is one owner; the role can be transferred.
 * - A closed household is hidden from its members until its owner restores it.
 * - A deleted one is hidden from everybody. Its owner can restore it within 30 days; then it is gone.
 * - A setting that is off takes its actions from everybody.
 */
import { householdRoles, type HouseholdRole } from './roles';

export interface HouseholdSettings {
  enableMealPlanning: boolean;
  enableShoppingLists: boolean;
}

export interface HouseholdAccess {
  /** Of the person who asks. */
  role: HouseholdRole | undefined;
  isClosed: boolean;
  isDeleted: boolean;
}

interface Rule {
  whileActive: readonly HouseholdRole[];
  whileClosed: readonly HouseholdRole[];
  whileDeleted?: readonly HouseholdRole[];
  needs?: keyof HouseholdSettings;
}

const everyone = householdRoles;
const owner = ['owner'] as const;
const admins = ['owner', 'admin'] as const;
const planners = ['owner', 'admin', 'member'] as const;
/** Who also takes part without changing what is planned. */
const helpers = ['owner', 'admin', 'member', 'shopper'] as const;
const allButOwner = ['admin', 'member', 'shopper', 'viewer'] as const;
const nobody = [] as const;

const householdRules = {
  see: { whileActive: everyone, whileClosed: owner },
  shareRecipes: { whileActive: planners, whileClosed: nobody },
  /** Cookbooks of others that are shared with it. */
  changeCookbooks: { whileActive: admins, whileClosed: nobody },
  seeMeals: { whileActive: everyone, whileClosed: nobody, needs: 'enableMealPlanning' },
  planMeals: { whileActive: planners, whileClosed: nobody, needs: 'enableMealPlanning' },
  /** For oneself; whose answer else, says `plan/votes/permissions.ts`. */
  vote: { whileActive: helpers, whileClosed: nobody, needs: 'enableMealPlanning' },
  seeShoppingList: { whileActive: everyone, whileClosed: nobody, needs: 'enableShoppingLists' },
  tickShoppingList: { whileActive: helpers, whileClosed: nobody, needs: 'enableShoppingLists' },
  useShoppingList: { whileActive: planners, whileClosed: nobody, needs: 'enableShoppingLists' },
  makeDefault: { whileActive: everyone, whileClosed: nobody },
  // The owner transfers the role first, or with leaving, so that no household is without one.
  leave: { whileActive: allButOwner, whileClosed: allButOwner },
  invite: { whileActive: admins, whileClosed: nobody },
  removeMember: { whileActive: admins, whileClosed: nobody },
  changeRoles: { whileActive: admins, whileClosed: nobody },
  transferAdmin: { whileActive: owner, whileClosed: nobody },
  changeSettings: { whileActive: admins, whileClosed: nobody },
  close: { whileActive: owner, whileClosed: nobody },
  restore: { whileActive: nobody, whileClosed: owner, whileDeleted: owner },
  delete: { whileActive: owner, whileClosed: owner },
} satisfies Record<string, Rule>;

export type HouseholdAction = keyof typeof householdRules;
export const householdActions = Object.keys(householdRules) as HouseholdAction[];

/**
 * @param settings of the household; without them, whether the role may do it at all
 * @example mayInHousehold('invite', { role: 'member', isClosed: false, isDeleted: false }) // false
 * @example mayInHousehold('restore', { role: 'owner', isClosed: true, isDeleted: false }) // true
 */
export function mayInHousehold(
  action: HouseholdAction,
  access: HouseholdAccess,
  settings?: HouseholdSettings,
): boolean {
  const rule: Rule = householdRules[action];
  if (access.role === undefined) return false;
  if (rule.needs !== undefined && settings?.[rule.needs] === false) return false;
  return rolesAllowed(rule, access).includes(access.role);
}

function rolesAllowed(rule: Rule, { isClosed, isDeleted }: HouseholdAccess) {
  if (isDeleted) return rule.whileDeleted ?? nobody;
  return isClosed ? rule.whileClosed : rule.whileActive;
}

/** After a deletion; then the household and everything in it is removed. */
export const householdRestoreDays = 30;

/** From this moment on, a household deleted at `deletedAt` can't be restored. */
export const findRestoreEnd = (deletedAt: Date): Date =>
  new Date(deletedAt.getTime() + householdRestoreDays * 24 * 60 * 60 * 1000);

/** @example canSeeHousehold({ role: 'member', isClosed: true, isDeleted: false }) // false */
export const canSeeHousehold = (access: HouseholdAccess): boolean => mayInHousehold('see', access);
