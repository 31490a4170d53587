/** Whether a recipe looks vegan or vegetarian. */
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { verdictOf } from '@saltbush/domain/recipe/diets/diet-facts';

/** Undefined where something in the ingredient list speaks against it, or may. */
export function suitedDiet({
  diets,
  ingredients,
}: Pick<RecipeOnWire, 'diets' | 'ingredients'>): 'vegan' | 'vegetarian' | undefined {
  if (!diets || ingredients.length === 0) return undefined;
  return (['vegan', 'vegetarian'] as const).find((diet) => verdictOf(diets, diet) === 'no-sign');
}
