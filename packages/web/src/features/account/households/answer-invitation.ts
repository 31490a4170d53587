/** Accepts or declines an invitation: by its id from the list, or by the token of its link. */
import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { householdInvitationsRoutes } from '@saltbush/contract/account/household-invitations';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { forgetPendingInvitation } from './pending-invitation';
import { storeUser } from '../../../api/session';
import { paths } from '../../../paths';
import { showToast } from '../../../ui/feedback/toast';
import { useRefreshHouseholds } from './use-refresh-households';

/** Joins the community and opens it. A failure is shown by the caller. */
export function useAcceptInvitation() {
  const navigate = useNavigate();
  const refresh = useRefreshHouseholds();
  return useMutation({
    mutationFn: (id: string) => call(householdInvitationsRoutes.accept, { params: { id } }),
    onSuccess: async ({ householdId, householdName }) => {
      forgetPendingInvitation();
      showToast({
        kind: 'success',
        title: t`Welcome to your community!`,
        message: t`You've successfully joined ${householdName}`,
      });
      // The profile says who is new in a community.
      call(accountsRoutes.me).then(storeUser, () => undefined);
      // Before the refresh: the page of the invitation would say that one is a member already.
      await navigate({ to: paths.household, params: { id: householdId }, replace: true });
      void refresh();
    },
  });
}

export function useDeclineInvitation() {
  const refresh = useRefreshHouseholds();
  return useMutation({
    mutationFn: (id: string) => call(householdInvitationsRoutes.decline, { params: { id } }),
    onSuccess: () => showToast({ kind: 'success', title: t`Invitation declined` }),
    onError: showError,
    onSettled: refresh,
  });
}

const showError = (error: Error) => showToast({ kind: 'error', ...describeError(error) });
