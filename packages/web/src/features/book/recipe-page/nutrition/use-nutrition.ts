import { useQuery } from '@tanstack/react-query';
import { recipeNutritionRoutes } from '@saltbush/contract/recipe/recipe-nutrition';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { call } from '../../../../api/call';

/** Computed by the server from one revision, so it stays as it is. */
export function useNutrition({ _id: id, revision }: Pick<RecipeOnWire, '_id' | 'revision'>) {
  return useQuery({
    queryKey: ['recipe-nutrition', id, revision],
    queryFn: ({ signal }) => call(recipeNutritionRoutes.get, { params: { id } }, { signal }),
    staleTime: Infinity,
  });
}
