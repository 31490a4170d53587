/** Signed-in devices of the user, and signing them out. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { call } from '../../../../../api/call';
import { describeError } from '../../../../../api/describe-error';
import { showToast } from '../../../../../ui/feedback/toast';

export const sessionsKey = ['accounts', 'sessions'] as const;

export function useDevices() {
  return useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => call(accountsRoutes.listSessions, {}, { signal }),
    select: ({ sessions }) => sessions,
  });
}

/** Signs out one device, or without an id every other one. */
export function useSignOutDevice() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string | undefined) =>
      id === undefined
        ? call(accountsRoutes.endOtherSessions)
        : call(accountsRoutes.endSession, { params: { id } }),
    onError: (error) => showToast({ kind: 'error', ...describeError(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
  });
}
