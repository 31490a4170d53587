/** What lists filter and sort by: one serve of a recipe. */
import type { RecipeContent } from '@saltbush/recipe-parser/recipe';
import type { KnownNutrients } from '../../recipe/nutrition/nutrients';
import { nutritionOfRecipe, nutritionPerServe } from './recipe-nutrition';

/**
 * As computed if enough of the lines is counted, since that is the same measure for all recipes; else as the source
 * states it. Undefined if neither is known.
 *
 * @example serveNutrition({ ingredients: [], statedNutrition: { energyKj: 1000 }, … }) // { energyKj: 1000 }
 */
export function serveNutrition({
  ingredients,
  measures,
  serves,
  statedNutrition,
}: RecipeContent): KnownNutrients | undefined {
  const computed = nutritionPerServe(nutritionOfRecipe(ingredients, measures), serves);
  return computed ?? statedNutrition;
}
