/** What lists filter and sort by: one serve of a recipe. */
import type { RecipeContent } from '@saltbush/recipe-parser/recipe';
import type { KnownNutrients } from '../../recipe/nutrition/nutrients';
import { partsOfContent } from '../../recipe/sub-recipes/parts-of-content';
import type { FlattenedRecipe } from '../../recipe/sub-recipes/sub-recipe';
import { nutritionOfParts, nutritionPerServe } from './recipe-nutrition';

/**
 * As computed if enough of the lines is counted, since that is the same measure for all recipes; else as the source
 * states it. Undefined if neither is known.
 *
 * @param subRecipes the recipes in it, and those in them, in any order
 * @example serveNutrition({ ingredients: [], statedNutrition: { energyKj: 1000 }, … }) // { energyKj: 1000 }
 */
export function serveNutrition(
  recipe: RecipeContent,
  subRecipes: readonly FlattenedRecipe[] = [],
): KnownNutrients | undefined {
  const nutrition = nutritionOfParts(partsOfContent(recipe, subRecipes));
  return nutritionPerServe(nutrition, recipe.serves) ?? recipe.statedNutrition;
}
