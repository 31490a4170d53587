/** Query of one recipe. */
import { useQuery } from '@tanstack/react-query';
import { AppError } from '@saltbush/contract/errors';
import { recipesRoutes } from '@saltbush/contract/recipes';
import { call, prefetchedAnswer } from '../../api/call';
import { recipeKeys } from '../recipes';

/** `isFresh` bypasses the cache: editing starts from the current revision. */
export function useRecipe(id: string, { isFresh = false } = {}) {
  return useQuery({
    queryKey: recipeKeys.one(id),
    queryFn: ({ signal }) => call(recipesRoutes.get, { params: { id } }, { signal }),
    initialData: () =>
      isFresh ? undefined : prefetchedAnswer(recipesRoutes.get, { params: { id } }),
    ...(isFresh && { staleTime: 0, gcTime: 0 }),
  });
}

export const isNotFound = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'NOT_FOUND';
