/** The user's imports; polled while one is running, also after a reload. */
import { plural, t } from '@lingui/core/macro';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import {
  recipeFilesRoutes,
  type ImportOutcome,
  type RecipeImportOnWire,
} from '@saltbush/contract/book/recipe-files';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { showToast } from '../../../ui/feedback/toast';
import { recipeKeys } from '../../recipe/recipes';

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

/** When an import ends, cached recipes are stale. */
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
        title: t`Import undone`,
        message: plural(imported, {
          one: 'Its recipe is in the bin.',
          other: 'Its recipes are in the bin.',
        }),
      }),
    onError: (error) => showToast({ kind: 'error', ...describeError(error) }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['recipe-files'] }),
        queryClient.invalidateQueries({ queryKey: recipeKeys.all }),
      ]),
  });
}

export interface ItemFilter {
  outcome?: ImportOutcome;
  hasWarning?: boolean;
}

export function useImportItems(id: string, filter: ItemFilter) {
  return useInfiniteQuery({
    queryKey: ['recipe-files', 'items', id, filter],
    queryFn: ({ pageParam, signal }) =>
      call(
        recipeFilesRoutes.listItems,
        { params: { id }, query: { page: pageParam, ...filter } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ page, hasMore }) => (hasMore ? page + 1 : undefined),
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });
}
