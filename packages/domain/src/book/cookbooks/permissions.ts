/**
 * Who may do what with a cookbook.
 *
 * - Its owner may do everything.
 * - Members of a household it is shared with may read it, as long as its owner is one of them; who may change that
 *   household's cookbooks (`householdRules`) may change its title and recipes.
 * - A public one may be read by anyone who has its id, and a private one by whoever has a link to it.
 * - Only the owner shares or deletes it.
 *
 * `server/features/book/cookbooks/get-cookbook.ts` reads the facts.
 */
export interface CookbookAccess {
  ownerId: string;
  sharingMode: 'private' | 'public';
  /** With a household that the person who asks is in and may see. */
  isSharedWithTheirHousehold: boolean;
  /** With a household whose cookbooks they may change. */
  isChangedByThem: boolean;
  /** They hold a link to it. */
  isLinked: boolean;
}

/**
 * @param userId absent for a visitor
 * @example canReadCookbook({ …priyas, sharingMode: 'public' }, undefined) // true
 */
export const canReadCookbook = (cookbook: CookbookAccess, userId: string | undefined): boolean =>
  cookbook.ownerId === userId ||
  cookbook.sharingMode === 'public' ||
  cookbook.isSharedWithTheirHousehold ||
  cookbook.isLinked;

/** @example canChangeCookbook({ …priyas, isChangedByThem: false }, 'tom') // false */
export const canChangeCookbook = (
  { ownerId, isChangedByThem }: CookbookAccess,
  userId: string | undefined,
): boolean => ownerId === userId || isChangedByThem;

/** Who shares and deletes it. */
export const ownsCookbook = ({ ownerId }: CookbookAccess, userId: string): boolean =>
  ownerId === userId;
