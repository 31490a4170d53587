/** What the person is notified, and changing it. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notificationsRoutes, type NoticeChoice } from '@saltbush/contract/account/notifications';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { showToast } from '../../../ui/feedback/toast';

const queryKey = ['notifications'] as const;

export function useNotifications() {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => call(notificationsRoutes.get, {}, { signal }),
  });
}

export const useRefreshNotifications = () => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey });
};

type Notifications = NonNullable<ReturnType<typeof useNotifications>['data']>;

/** The switch moves at once, and back when it could not be saved. */
export function useSetChoice() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (choice: NoticeChoice) => call(notificationsRoutes.setChoice, { body: choice }),
    onMutate: (choice) =>
      queryClient.setQueryData<Notifications>(queryKey, (known) => known && changed(known, choice)),
    onError: (error) => showToast({ kind: 'error', ...describeError(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}

function changed(known: Notifications, choice: NoticeChoice): Notifications {
  const isSame = ({ kind, channel }: NoticeChoice) =>
    kind === choice.kind && channel === choice.channel;
  return { ...known, choices: known.choices.map((one) => (isSame(one) ? choice : one)) };
}
