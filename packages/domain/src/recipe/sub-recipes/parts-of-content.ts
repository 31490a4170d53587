/** A recipe as its form has it, flattened with the recipes in it. */
import type { RecipeContent } from '@saltbush/recipe-parser/recipe';
import { totalTime } from '../recipes/times';
import { flattenRecipe, type RecipePart } from './flatten-recipe';
import type { FlattenedRecipe } from './sub-recipe';

/**
 * The parts of a recipe, which has no id yet when it is new.
 *
 * @param subRecipes the recipes in it, and those in them, in any order
 * @example partsOfContent(lasagne, [bolognese]).length // 2
 */
export function partsOfContent(
  content: RecipeContent,
  subRecipes: readonly FlattenedRecipe[],
): RecipePart[] {
  const { title, serves, yieldText, measures, ingredients } = content;
  const byId = new Map(subRecipes.map((recipe) => [recipe.id, recipe]));
  const readyMinutes = totalTime(content);
  const whole = { id: '', title, serves, yieldText, measures, readyMinutes, ingredients };
  return flattenRecipe(whole, (id) => byId.get(id));
}
