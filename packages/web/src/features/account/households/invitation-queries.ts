/** Queries of invitations: those one has sent, and those one has received. */
import { queryOptions } from '@tanstack/react-query';
import { householdInvitationsRoutes } from '@saltbush/contract/account/household-invitations';
import { call } from '../../../api/call';

export const sentInvitationsQuery = (householdId: string) =>
  queryOptions({
    queryKey: ['households', 'sent-invitations', householdId],
    queryFn: ({ signal }) =>
      call(householdInvitationsRoutes.listOfHousehold, { params: { id: householdId } }, { signal }),
    select: ({ invitations }) => invitations,
    // Accepted by others meanwhile.
    staleTime: 0,
  });

export const receivedInvitationsQuery = queryOptions({
  queryKey: ['households', 'received-invitations'],
  queryFn: ({ signal }) => call(householdInvitationsRoutes.listPending, {}, { signal }),
  select: ({ invitations }) => invitations,
});
