/**
 * Who may do what with a recipe (Spec 6; docs/product.md).
 *
 * - Its owner may read it.
 * - A public one may be read by anyone who has its id, a visitor too. Being listed implies it.
 * - Members of a household it is shared with may read it, and people its owner named: by their
 *   account, or by a private link to an email address that they have shown to be theirs.
 * - People who saved it may still read it.
 * - Only the owner may change, delete or restore a recipe, whoever may read it.
 *
 * Lists check the first four in the database: `server/features/access/recipe-access/can-read-recipe-sql.ts` has
 * the same rules in SQL.
 */
export interface RecipeOwnership {
  ownerId: string;
  sharingMode: 'private' | 'public';
}

export interface RecipeAccess extends RecipeOwnership {
  /** For all to find. */
  isListed: boolean;
  /** With a household that the person who asks is in and may see. */
  isSharedWithTheirHousehold: boolean;
  isApprovedReader: boolean;
  /** By a private link to their confirmed address, which still works. */
  isInvitedByEmail: boolean;
  isSaved: boolean;
}

/**
 * @param userId absent for a visitor
 * @example canReadRecipe({ …priyas, sharingMode: 'public' }, 'tom') // true
 */
export function canReadRecipe(recipe: RecipeAccess, userId: string | undefined): boolean {
  return (
    recipe.ownerId === userId ||
    recipe.sharingMode === 'public' ||
    recipe.isListed ||
    recipe.isSharedWithTheirHousehold ||
    recipe.isApprovedReader ||
    recipe.isInvitedByEmail ||
    recipe.isSaved
  );
}

/** @example canEditRecipe({ ownerId: 'priya', sharingMode: 'public' }, 'tom') // false */
export function canEditRecipe(recipe: RecipeOwnership, userId: string): boolean {
  return recipe.ownerId === userId;
}

/**
 * Of the recipes that someone may read, those they can add to their own: the ones that are neither
 * theirs nor saved already.
 *
 * @example canSaveRecipe({ ownerId: 'priya', isSaved: false }, 'priya') // false
 */
export function canSaveRecipe(
  recipe: Pick<RecipeAccess, 'ownerId' | 'isSaved'>,
  userId: string,
): boolean {
  return recipe.ownerId !== userId && !recipe.isSaved;
}
