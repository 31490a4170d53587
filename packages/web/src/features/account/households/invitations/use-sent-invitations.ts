/** Invitations of a household: making a link, and cancelling. */
import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { householdInvitationsRoutes } from '@saltbush/contract/account/household-invitations';
import type { GivenRole } from '@saltbush/domain/account/households/roles';
import { call } from '../../../../api/call';
import { describeError } from '../../../../api/describe-error';
import { showToast } from '../../../../ui/feedback/toast';
import { sentInvitationsQuery } from '../invitation-queries';

export function useMakeInvitationLink(householdId: string) {
  const refresh = useRefreshInvitations(householdId);
  return useMutation({
    mutationFn: (role: GivenRole) =>
      call(householdInvitationsRoutes.invite, { params: { id: householdId }, body: { role } }),
    onError: showError,
    onSettled: refresh,
  });
}

export function useCancelInvitation(householdId: string) {
  const refresh = useRefreshInvitations(householdId);
  return useMutation({
    mutationFn: (id: string) => call(householdInvitationsRoutes.cancel, { params: { id } }),
    onSuccess: () => showToast({ kind: 'success', title: t`Invitation cancelled` }),
    onError: showError,
    onSettled: refresh,
  });
}

function useRefreshInvitations(householdId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = sentInvitationsQuery(householdId);
  return () => queryClient.invalidateQueries({ queryKey });
}

const showError = (error: Error) => showToast({ kind: 'error', ...describeError(error) });
