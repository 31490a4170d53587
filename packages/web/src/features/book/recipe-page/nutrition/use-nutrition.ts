import { useQuery } from '@tanstack/react-query';
import { recipeNutritionRoutes } from '@saltbush/contract/recipe/recipe-nutrition';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { call } from '../../../../api/call';

/** Computed by the server from one revision, so it stays as it is; but recipes in it may change without it. */
export function useNutrition({
  _id: id,
  revision,
  ingredients,
}: Pick<RecipeOnWire, '_id' | 'revision' | 'ingredients'>) {
  const hasSubRecipes = ingredients.some(({ recipeId }) => recipeId !== undefined);
  return useQuery({
    queryKey: ['recipe-nutrition', id, revision],
    queryFn: ({ signal }) => call(recipeNutritionRoutes.get, { params: { id } }, { signal }),
    staleTime: hasSubRecipes ? 0 : Infinity,
  });
}
