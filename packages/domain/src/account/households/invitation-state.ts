/**
 * Whether an invitation to a household can still be accepted (Spec 3).
 *
 * - What was answered or cancelled stays so.
 * - While its household is closed or deleted, it counts as cancelled.
 * - It expires some days after it was made.
 */
export const invitationStates = [
  'pending',
  'accepted',
  'declined',
  'cancelled',
  'expired',
] as const;
export type InvitationState = (typeof invitationStates)[number];

/** A link that nobody used for two weeks is more likely lost than wanted. */
export const invitationDays = 14;

interface Invitation {
  /** As it was left by the last person who answered or cancelled it. */
  storedState: Exclude<InvitationState, 'expired'>;
  expiresAt: Date;
  /** Neither closed nor deleted. */
  isHouseholdOpen: boolean;
}

/** @example findInvitationState({ storedState: 'pending', isHouseholdOpen: false, … }, now) // 'cancelled' */
export function findInvitationState(
  { storedState, expiresAt, isHouseholdOpen }: Invitation,
  now: Date,
): InvitationState {
  if (storedState !== 'pending') return storedState;
  if (!isHouseholdOpen) return 'cancelled';
  return expiresAt <= now ? 'expired' : 'pending';
}
