import { useQuery } from '@tanstack/react-query';
import { AppError } from '@saltbush/contract/errors';
import { importSourceRoutes } from '@saltbush/contract/recipe/recipe-import/import-source';
import { call } from '../../../../api/call';

/** The stored source is immutable. */
const staleTime = Infinity;

const isFinal = (error: unknown) => error instanceof AppError && error.code === 'NOT_FOUND';

/** @returns `null` when no source is stored */
export function useImportSource(recipeId: string) {
  return useQuery({
    queryKey: ['import-source', recipeId],
    queryFn: async ({ signal }) => {
      try {
        return await call(importSourceRoutes.get, { params: { id: recipeId } }, { signal });
      } catch (error) {
        if (isFinal(error)) return null;
        throw error;
      }
    },
    staleTime,
  });
}

export function usePageText(recipeId: string, isWanted: boolean) {
  return useQuery({
    queryKey: ['import-source', recipeId, 'page'],
    queryFn: ({ signal }) =>
      call(importSourceRoutes.getPage, { params: { id: recipeId } }, { signal }),
    enabled: isWanted,
    staleTime,
  });
}
