/** Recipes as ingredients of recipes: shown under the ingredients, and chosen in the form. */
export { SubRecipeSteps } from './sub-recipe-steps.lazy';
export { SubRecipeFields, SubRecipeList } from './sub-recipes.lazy';
