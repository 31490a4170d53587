import { t } from '@lingui/core/macro';
import { showToast } from '../../../../ui/feedback/toast';
import { findInvitationState } from './find-invitation-state.lazy';

/**
 * Spec 8, Registration. Never rejects.
 *
 * @param householdName of the community that was joined
 * @param invitationToken of an invitation that was not accepted; one that is over is not to be looked forward to
 */
export async function showWelcome(
  householdName: string | undefined,
  invitationToken: string | undefined,
): Promise<void> {
  const kind = 'success';
  if (householdName !== undefined) {
    const message = t`You've successfully joined ${householdName}`;
    showToast({ kind, title: t`Welcome to your community!`, message });
    return;
  }
  const isOpen = invitationToken !== undefined && (await isInvitationOpen(invitationToken));
  const message = isOpen ? t`You can now accept your invitation` : t`Welcome to Saltbush!`;
  showToast({ kind, title: t`Account created successfully!`, message });
}

async function isInvitationOpen(token: string): Promise<boolean> {
  try {
    const findState = await findInvitationState.load();
    return (await findState(token)) === 'pending';
  } catch {
    return false;
  }
}
