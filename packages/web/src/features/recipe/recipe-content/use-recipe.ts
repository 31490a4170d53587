/** Query of one recipe. */
import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { AppError } from '@saltbush/contract/errors';
import { recipesRoutes, type RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { call, prefetchedAnswer } from '../../../api/call';
import { recipeKeys } from '../recipes';
import { recentRecipe, rememberRecipe } from '../../device/sync/recipes';

/** `isFresh` bypasses the cache: editing starts from the current revision. */
export function useRecipe(id: string, { isFresh = false } = {}) {
  const query = useQuery({
    ...recipeQuery(id, isFresh),
    initialData: () =>
      isFresh ? undefined : prefetchedAnswer(recipesRoutes.get, { params: { id } }),
    ...(isFresh && { staleTime: 0, gcTime: 0 }),
  });
  const { data } = query;
  useEffect(() => {
    if (data) void rememberRecipe(data);
  }, [data]);
  return query;
}

/** @param isFresh from the server or not at all */
export const recipeQuery = (id: string, isFresh: boolean) => ({
  queryKey: recipeKeys.one(id),
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchRecipe(id, signal, isFresh),
});

/** Without a network, as this device last had it. */
async function fetchRecipe(
  id: string,
  signal: AbortSignal,
  isFresh: boolean,
): Promise<RecipeOnWire> {
  try {
    return await call(recipesRoutes.get, { params: { id } }, { signal });
  } catch (error) {
    const isOffline = error instanceof AppError && error.code === 'SERVER_UNREACHABLE';
    const stored = isOffline && !isFresh ? await recentRecipe(id) : undefined;
    if (stored) return stored;
    throw error;
  }
}

export const isNotFound = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'NOT_FOUND';
