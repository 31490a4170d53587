import { onDemand } from '../../../../ui/on-demand';

export const findInvitationState = onDemand(
  async () => (await import('./find-invitation-state')).findInvitationState,
);
