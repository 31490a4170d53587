/** One recipe, whole. */
import { useQuery } from '@tanstack/react-query';
import { AppError } from '@saltbush/contract/errors';
import { recipesRoutes } from '@saltbush/contract/recipes';
import { call } from '../../api/call';
import { recipeKeys } from './recipe-queries';

/** `isFresh` asks the server even when the browser remembers: an edit starts from what is kept now. */
export function useRecipe(id: string, { isFresh = false } = {}) {
  return useQuery({
    queryKey: recipeKeys.one(id),
    queryFn: ({ signal }) => call(recipesRoutes.get, { params: { id } }, { signal }),
    ...(isFresh && { staleTime: 0, gcTime: 0 }),
  });
}

export const isNotFound = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'NOT_FOUND';
