/** What planned recipes and typed items need, cached. */
export { openRecipeNeeds, type RecipeNeeds } from './recipe-needs';
