/** Who may read or change a recipe: checked for one recipe, or as a condition in SQL for many. */
export { callEach, type AccessLostListener } from './access-lost';
export { getLinkedRecipe } from './get-linked-recipe';
export { getOwnRecipe, getOwnRecipes, getReadableRecipe } from './get-recipe';
export {
  isFavouriteOf,
  isReadableBy,
  isReadableByPlanOwner,
  isSavedBy,
  isSharedBesidesSaving,
  sharedWith,
} from './can-read-recipe-sql';
export {
  findLinkedRecipeId,
  findOwnership,
  isEndedLink,
  isOpenLink,
  isWorkingLink,
  type AccessRow,
  type OwnershipRow,
} from './recipe-access.store';
