import type {
  InvitationDetails,
  ReceivedInvitation,
  SentInvitation,
} from '@saltbush/contract/account/household-invitations';
import {
  findInvitationState,
  type InvitationState,
} from '@saltbush/domain/account/households/invitation-state';
import type { InvitationRow } from './invitations.store';

export function stateOf({ invitation, household }: InvitationRow, now: Date): InvitationState {
  return findInvitationState(
    {
      storedState: invitation.state,
      expiresAt: invitation.expiresAt,
      isHouseholdOpen: household.closedAt === null && household.deletedAt === null,
    },
    now,
  );
}

export function presentReceived(row: InvitationRow, now: Date): ReceivedInvitation {
  const { invitation, household, inviter } = row;
  return {
    _id: invitation.id,
    household: { _id: household.id, name: household.name },
    invitedBy: { _id: invitation.invitedBy, username: inviter },
    state: stateOf(row, now),
    role: invitation.role,
    createdAt: invitation.createdAt.toISOString(),
    expiresAt: invitation.expiresAt.toISOString(),
  };
}

export function presentSent(row: InvitationRow, now: Date): SentInvitation {
  return {
    ...presentReceived(row, now),
    email: row.invitation.email ?? undefined,
    acceptedCount: row.invitation.acceptedCount,
  };
}

export function presentDetails(
  row: InvitationRow,
  { isMember, now }: { isMember: boolean; now: Date },
): InvitationDetails {
  return { ...presentReceived(row, now), memberCount: row.memberCount, isMember };
}
