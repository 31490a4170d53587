/** The few of one's recipes that a text finds best, or the newest without a text. */
import { useQuery } from '@tanstack/react-query';
import { recipeListLimits, recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { call } from '../../../api/call';
import { recipeKeys } from '../recipes';

const mostFound = 8;

export function useRecipesByText(text: string, { isWanted = true } = {}) {
  const q = text.slice(0, recipeListLimits.searchText) || undefined;
  return useQuery({
    queryKey: [...recipeKeys.all, 'by-text', q],
    queryFn: ({ signal }) =>
      call(recipeListsRoutes.listMyRecipes, { query: { q, limit: mostFound } }, { signal }),
    enabled: isWanted,
    select: ({ recipes }) => recipes,
  });
}
