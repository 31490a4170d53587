/** What planned recipes and typed items need, cached. */
export { findWritten, openRecipeNeeds, type FoundRecipe, type RecipeNeeds } from './recipe-needs';
