import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { userAdminRoutes, type ListedUser } from '@saltbush/contract/admin/user-admin';
import type { CallInput } from '@saltbush/contract/route';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { showToast } from '../../../ui/feedback/toast';

export type UserChange = CallInput<typeof userAdminRoutes.changeUser>['body'];

export function useUsers(search: string, page: number) {
  return useQuery({
    queryKey: ['admin', 'users', search, page],
    queryFn: ({ signal }) =>
      call(
        userAdminRoutes.listUsers,
        { query: { page, ...(search !== '' && { search }) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}

/** Shows what was done, or why it was refused. */
export function useChangeUser() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ user, change }: { user: ListedUser; change: UserChange; done: string }) =>
      call(userAdminRoutes.changeUser, { params: { id: user._id }, body: change }),
    onSuccess: (_user, { done }) => showToast({ kind: 'success', title: done }),
    onError: (error) => showToast({ kind: 'error', ...describeError(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin'] }),
  });
}
