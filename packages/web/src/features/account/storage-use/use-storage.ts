import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { storageUseRoutes, type StorageUse } from '@saltbush/contract/account/storage-use';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { showToast } from '../../../ui/feedback/toast';

const queryKeyOf = (householdId: string | undefined) => ['storage-use', householdId] as const;

/** One's own, or that of a community. */
export const useStorage = (householdId?: string) =>
  useQuery({
    queryKey: queryKeyOf(householdId),
    queryFn: ({ signal }) => call(storageUseRoutes.get, { query: { householdId } }, { signal }),
  });

const ways = {
  emptyBin: () => call(storageUseRoutes.emptyBin, {}),
  removeVersions: () => call(storageUseRoutes.removeVersions, {}),
  forgetChanges: (householdId?: string) =>
    call(storageUseRoutes.forgetChanges, { query: { householdId } }),
} satisfies Record<string, (householdId?: string) => Promise<StorageUse>>;

/** Deletes for good; the answer says what remains. */
export function useFreeSpace(way: keyof typeof ways, done: string, householdId?: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => ways[way](householdId),
    onSuccess: async (use) => {
      queryClient.setQueryData(queryKeyOf(householdId), use);
      showToast({ kind: 'success', title: done });
      await queryClient.invalidateQueries();
    },
    onError: (error) => showToast({ kind: 'error', ...describeError(error) }),
  });
}
