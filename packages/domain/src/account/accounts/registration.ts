/**
 * Who may make an account on an instance.
 *
 * - The very first account is always possible: without it nobody could change the setting.
 * - `open`: anyone.
 * - `invite-only`: whoever brings an invitation to a community that can still be accepted.
 * - `closed`: nobody.
 */
type RegistrationMode = 'open' | 'invite-only' | 'closed';

interface Newcomer {
  /** Nobody has an account yet. */
  isFirst: boolean;
  /** They bring an invitation that works. */
  isInvited: boolean;
}

/**
 * @example mayRegister('invite-only', { isFirst: false, isInvited: true }) // true
 * @example mayRegister('closed', { isFirst: false, isInvited: true }) // false
 */
export function mayRegister(mode: RegistrationMode, { isFirst, isInvited }: Newcomer): boolean {
  return isFirst || mode === 'open' || (mode === 'invite-only' && isInvited);
}
