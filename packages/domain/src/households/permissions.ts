/**
 * Who may do what in a household (Spec 6; docs/product.md).
 *
 * - A member sees it, its members and what is shared with it. Nobody else does.
 * - A closed household is hidden from its members until its owner restores it; the owner sees it.
 * - A deleted one is nobody's.
 */
export const householdRoles = ['owner', 'member'] as const;
export type HouseholdRole = (typeof householdRoles)[number];

export interface HouseholdAccess {
  /** What the person who asks is in it. */
  role: HouseholdRole | undefined;
  isClosed: boolean;
  isDeleted: boolean;
}

/**
 * @example canSeeHousehold({ role: 'member', isClosed: false, isDeleted: false }) // true
 * @example canSeeHousehold({ role: undefined, isClosed: false, isDeleted: false }) // false
 */
export function canSeeHousehold({ role, isClosed, isDeleted }: HouseholdAccess): boolean {
  if (isDeleted || role === undefined) return false;
  return role === 'owner' || !isClosed;
}
