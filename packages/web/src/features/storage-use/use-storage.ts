import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { storageUseRoutes } from '@saltbush/contract/storage-use';
import { call } from '../../api/call';
import { describeError } from '../../api/describe-error';
import { showToast } from '../../ui/feedback/toast';

const queryKey = ['storage-use'] as const;

export const useStorage = () =>
  useQuery({
    queryKey,
    queryFn: ({ signal }) => call(storageUseRoutes.get, {}, { signal }),
  });

/** Deletes for good; the answer says what remains. */
export function useMakeRoom(route: 'emptyBin' | 'removeVersions', done: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(storageUseRoutes[route], {}),
    onSuccess: async (use) => {
      queryClient.setQueryData(queryKey, use);
      showToast({ kind: 'success', title: done });
      await queryClient.invalidateQueries();
    },
    onError: (error) => showToast({ kind: 'error', ...describeError(error) }),
  });
}
