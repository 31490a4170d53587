/** Imports of the person, asked for again while one is at work; so a reloaded page shows it too. */
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import {
  recipeFilesRoutes,
  type ImportOutcome,
  type RecipeImportOnWire,
} from '@saltbush/contract/recipe-files';
import { call } from '../../api/call';
import { describeError } from '../../api/describe-error';
import { showToast } from '../../ui/toast';
import { recipeKeys } from '../recipes';

export const importsKey = ['recipe-files', 'imports'] as const;

const askAgainMs = 1_000;

export const isAtWork = ({ state }: RecipeImportOnWire): boolean =>
  state === 'waiting' || state === 'running';

export function useImports() {
  const imports = useQuery({
    queryKey: importsKey,
    queryFn: ({ signal }) => call(recipeFilesRoutes.listImports, {}, { signal }),
    select: (page) => page.imports,
    refetchInterval: ({ state }) => (state.data?.imports.some(isAtWork) ? askAgainMs : false),
  });
  useFreshRecipes(imports.data?.some(isAtWork) ?? false);
  return imports;
}

/** When the work ends, what the browser remembers of the book is old. */
function useFreshRecipes(isWorking: boolean): void {
  const queryClient = useQueryClient();
  const wasWorking = useRef(false);
  useEffect(() => {
    if (wasWorking.current && !isWorking) {
      void queryClient.invalidateQueries({ queryKey: recipeKeys.all });
    }
    wasWorking.current = isWorking;
  }, [isWorking, queryClient]);
}

export function useCancelImport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(recipeFilesRoutes.cancelImport, { params: { id } }),
    onError: (error) => showToast({ kind: 'error', ...describeError(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: importsKey }),
  });
}

export function useUndoImport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(recipeFilesRoutes.undoImport, { params: { id } }),
    onSuccess: ({ imported }) =>
      showToast({
        kind: 'success',
        title: 'Import undone',
        message: imported === 1 ? 'Its recipe is in the bin.' : 'Its recipes are in the bin.',
      }),
    onError: (error) => showToast({ kind: 'error', ...describeError(error) }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['recipe-files'] }),
        queryClient.invalidateQueries({ queryKey: recipeKeys.all }),
      ]),
  });
}

export function useImportItems(id: string, outcome: ImportOutcome) {
  return useInfiniteQuery({
    queryKey: ['recipe-files', 'items', id, outcome],
    queryFn: ({ pageParam, signal }) =>
      call(
        recipeFilesRoutes.listItems,
        { params: { id }, query: { page: pageParam, outcome } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ page, hasMore }) => (hasMore ? page + 1 : undefined),
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });
}
