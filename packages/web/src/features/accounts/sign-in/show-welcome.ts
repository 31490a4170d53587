import { showToast } from '../../../ui/feedback/toast';

/** Spec 8, Registration. */
export function showWelcome(householdName: string | undefined, isInvited: boolean): void {
  const kind = 'success';
  if (householdName !== undefined) {
    const message = `You've successfully joined ${householdName}`;
    showToast({ kind, title: 'Welcome to your community!', message });
    return;
  }
  const message = isInvited ? 'You can now accept your invitation' : 'Welcome to Saltbush!';
  showToast({ kind, title: 'Account created successfully!', message });
}
