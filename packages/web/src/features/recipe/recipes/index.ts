/** Public API: what every feature that shows or changes recipes builds on. */
export { cardSizes, firstScreenCards } from './image-sizes';
export { invalidateLists, removeFromLists, showSaved } from './list-cache';
export { RecipeCover } from './recipe-cover';
export { RecipePhoto } from './recipe-photo';
export { recipeKeys } from './recipe-queries';
export {
  useSaveRecipe,
  useSetFavourite,
  useUnsaveRecipe,
  type SavableRecipe,
} from './saved-recipe-mutations';
export { TagList } from './tag-list';
