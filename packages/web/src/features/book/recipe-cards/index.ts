/** Public API: the card of a recipe, for every page that shows some. */
export type { Choice } from './card-choice';
export { RecipeCardItem } from './recipe-card';
export { usePreservedFocus } from './use-preserved-focus';
export { useSaveToggle, type ToggledRecipe } from './use-save-recipe';
