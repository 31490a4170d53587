import {
  householdInvitationsRoutes,
  type InvitationDetails,
} from '@saltbush/contract/account/household-invitations';
import { call } from '../../../../api/call';

/** @throws AppError for a link that leads nowhere */
export async function findInvitationState(token: string): Promise<InvitationDetails['state']> {
  const { state } = await call(householdInvitationsRoutes.details, { params: { id: token } });
  return state;
}
