/** Earlier versions of a recipe; restoring one can be undone. */
import { t } from '@lingui/core/macro';
import {
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { recipeVersionsRoutes } from '@saltbush/contract/book/recipe-versions';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { showToast } from '../../../ui/feedback/toast';
import { invalidateLists, recipeKeys } from '../../recipe/recipes';

export function useVersions(recipeId: string) {
  return useInfiniteQuery({
    queryKey: recipeKeys.versions(recipeId),
    queryFn: ({ pageParam, signal }) =>
      call(
        recipeVersionsRoutes.list,
        { params: { id: recipeId }, query: { page: pageParam } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ page, hasMore }) => (hasMore ? page + 1 : undefined),
    select: ({ pages }) => {
      // A save meanwhile shifts the pages: remove duplicates.
      const versions = new Map(
        pages.flatMap((page) => page.versions).map((one) => [one.revision, one]),
      );
      return { versions: [...versions.values()], total: pages[0]?.total ?? 0 };
    },
    // Saved meanwhile, here or on another device.
    staleTime: 0,
  });
}

/** Versions are immutable, and so is what one changed of the other. */
export function useVersionChanges(recipeId: string, revision: number) {
  return useQuery({
    queryKey: [...recipeKeys.versions(recipeId), revision, 'changes'],
    queryFn: ({ signal }) =>
      call(recipeVersionsRoutes.changes, { params: { id: recipeId, revision } }, { signal }),
    select: ({ changes }) => changes,
    staleTime: Infinity,
  });
}

/** Versions are immutable. */
export function useVersionText(recipeId: string, revision: number) {
  return useQuery({
    queryKey: [...recipeKeys.versions(recipeId), revision],
    queryFn: ({ signal }) =>
      call(recipeVersionsRoutes.get, { params: { id: recipeId, revision } }, { signal }),
    staleTime: Infinity,
  });
}

export interface Return {
  revision: number;
  /** The version it replaces. */
  current: number;
}

export function useRestoreVersion(recipeId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ revision, current }: Return) => {
      await restore(queryClient, recipeId, revision);
      showToast({
        kind: 'success',
        title: t`The earlier version is back`,
        action: { label: t`Undo`, onClick: () => void undo(queryClient, recipeId, current) },
      });
    },
    onError: (error) => showToast({ kind: 'error', ...describeError(error) }),
  });
}

async function undo(queryClient: QueryClient, recipeId: string, revision: number): Promise<void> {
  try {
    await restore(queryClient, recipeId, revision);
    showToast({ kind: 'success', title: t`The recipe is as it was` });
  } catch (error) {
    showToast({ kind: 'error', ...describeError(error) });
  }
}

async function restore(
  queryClient: QueryClient,
  recipeId: string,
  revision: number,
): Promise<void> {
  const params = { id: recipeId, revision };
  queryClient.setQueryData(
    recipeKeys.one(recipeId),
    await call(recipeVersionsRoutes.restore, { params }),
  );
  await invalidateLists(queryClient);
  await queryClient.invalidateQueries({ queryKey: recipeKeys.versions(recipeId), exact: true });
}
