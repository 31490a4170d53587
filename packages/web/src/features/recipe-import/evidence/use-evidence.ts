import { useQuery } from '@tanstack/react-query';
import { AppError } from '@saltbush/contract/errors';
import { recipeEvidenceRoutes } from '@saltbush/contract/recipe-evidence';
import { call } from '../../../api/call';

/** What was kept of a recipe's source does not change. */
const staleTime = Infinity;

const isFinal = (error: unknown) => error instanceof AppError && error.code === 'NOT_FOUND';

/** @returns `null` when nothing was kept */
export function useEvidence(recipeId: string) {
  return useQuery({
    queryKey: ['recipe-evidence', recipeId],
    queryFn: async ({ signal }) => {
      try {
        return await call(recipeEvidenceRoutes.get, { params: { id: recipeId } }, { signal });
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
    queryKey: ['recipe-evidence', recipeId, 'page'],
    queryFn: ({ signal }) =>
      call(recipeEvidenceRoutes.getPage, { params: { id: recipeId } }, { signal }),
    enabled: isWanted,
    staleTime,
  });
}
