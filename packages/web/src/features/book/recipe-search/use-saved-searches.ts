/** The searches that a person saved: read, saved, changed, and deleted with Undo. */
import { t } from '@lingui/core/macro';
import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { savedSearchesRoutes, type SavedSearch } from '@saltbush/contract/book/saved-searches';
import type { QueryGroup } from '@saltbush/domain/recipe/recipe-query/recipe-query';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { showToast } from '../../../ui/feedback/toast';

const queryKey = ['saved-searches'] as const;

const savedSearchesQuery = queryOptions({
  queryKey,
  queryFn: async ({ signal }) => (await call(savedSearchesRoutes.list, {}, { signal })).searches,
});

export const useSavedSearches = () => useQuery(savedSearchesQuery);

/** What the contract takes: the form makes no group deeper than it allows. */
type SentQuery = SavedSearch['query'];

export function useSaveSearch() {
  const queryClient = useQueryClient();
  return async (name: string, query: QueryGroup): Promise<SavedSearch> => {
    const body = { name, query: query as SentQuery };
    const saved = await call(savedSearchesRoutes.create, { body });
    await queryClient.invalidateQueries({ queryKey });
    showToast({ kind: 'success', title: t`“${saved.name}” is saved` });
    return saved;
  };
}

export function useChangeSearch() {
  const queryClient = useQueryClient();
  return async (id: string, query: QueryGroup): Promise<void> => {
    const body = { query: query as SentQuery };
    const { name } = await call(savedSearchesRoutes.update, { params: { id }, body });
    await queryClient.invalidateQueries({ queryKey });
    showToast({ kind: 'success', title: t`“${name}” is changed` });
  };
}

/** Resolves to whether it was deleted. */
export function useDeleteSearch() {
  const queryClient = useQueryClient();
  return async ({ _id: id, name }: Pick<SavedSearch, '_id' | 'name'>): Promise<boolean> => {
    try {
      await call(savedSearchesRoutes.remove, { params: { id } });
    } catch (error) {
      showToast({ kind: 'error', ...describeError(error) });
      return false;
    }
    await queryClient.invalidateQueries({ queryKey });
    showToast({
      kind: 'success',
      title: t`“${name}” is deleted`,
      action: { label: t`Undo`, onClick: () => void restore(queryClient, id, name) },
    });
    return true;
  };
}

async function restore(queryClient: QueryClient, id: string, name: string): Promise<void> {
  try {
    await call(savedSearchesRoutes.restore, { params: { id } });
    showToast({ kind: 'success', title: t`“${name}” is back` });
  } catch (error) {
    showToast({ kind: 'error', ...describeError(error) });
  }
  await queryClient.invalidateQueries({ queryKey });
}
