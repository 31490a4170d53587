/**
 * Who may do what with a recipe (Spec 6; docs/product.md).
 *
 * - A public recipe may be read by anyone who has its id; a private one by its owner.
 * - Only the owner may change, delete or bring back a recipe, whoever may read it.
 */
export interface RecipeOwnership {
  ownerId: string;
  sharingMode: 'private' | 'public';
}

/**
 * @param userId absent for a visitor
 * @example canReadRecipe({ ownerId: 'priya', sharingMode: 'public' }, 'tom') // true
 */
export function canReadRecipe(recipe: RecipeOwnership, userId: string | undefined): boolean {
  return recipe.sharingMode === 'public' || recipe.ownerId === userId;
}

/** @example canEditRecipe({ ownerId: 'priya', sharingMode: 'public' }, 'tom') // false */
export function canEditRecipe(recipe: RecipeOwnership, userId: string): boolean {
  return recipe.ownerId === userId;
}
