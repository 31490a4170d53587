/**
 * What somebody is in a household. What each may do is in `permissions.ts`.
 *
 * - owner: founded it, or was made its admin. There is one, shown as admin.
 * - admin: shown as co-admin. Does what the owner does with members, invitations and settings, but can't close, delete
 *   or hand over the household, and can't change the owner.
 * - member: plans, shops and shares recipes.
 * - shopper: sees the plan and the list, ticks on the list and votes on dinners; nothing else is theirs to change.
 * - viewer: sees the plan and the list. For a small child's account, or a screen in the kitchen.
 */
export const householdRoles = ['owner', 'admin', 'member', 'shopper', 'viewer'] as const;
export type HouseholdRole = (typeof householdRoles)[number];

/** Roles that are given: an invitation has one, and a member's is changed to one. The role owner is transferred. */
export const givenRoles = ['admin', 'member', 'shopper', 'viewer'] as const;
export type GivenRole = (typeof givenRoles)[number];

/**
 * Whether this role changes nothing of plan and list but ticks and votes: its screens have nothing else. The table
 * (`permissions.ts`) decides; this says it in a few bytes to pages that load fast.
 */
export const isLimited = (role: HouseholdRole | undefined): role is 'shopper' | 'viewer' =>
  role === 'shopper' || role === 'viewer';

/**
 * The roles that may more than this one.
 *
 * @example rolesAbove('shopper') // ['admin', 'member']
 */
export const rolesAbove = (role: GivenRole): GivenRole[] =>
  givenRoles.slice(0, givenRoles.indexOf(role));
