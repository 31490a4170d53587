/**
 * What each end of access ends (decision 0083).
 *
 * - A new password: whoever knew the old one is out, and what they could have made with it. What others were given
 *   (links to vote, to share, to join) stays, and so do proved ways to sign in.
 * - A disabled account lets nobody in, also not by an address. Its ways to sign in stay, refused, for when it is
 *   enabled. Its share links do not answer meanwhile.
 * - Enabling ends the same again: nothing that was begun before comes back.
 * - Asking for deletion ends what disabling ends.
 * - The first proof of an address ends everything: anyone may have made it. The password stays unless the proof is
 *   a reset, since most people prove their address by a link that they open where they are not signed in.
 */
import type { WayIn } from './ways-in';

const ofPassword = [
  'sessions',
  'pushes',
  // Before the tokens: theirs go with them, and are not counted as made by hand.
  'connections',
  'apiTokens',
  'webhooks',
  'calendarAddresses',
  'exportTickets',
  'begunSignIns',
  'mailLinks',
] as const;

const ofAccount = [...ofPassword, 'voteLinks', 'kitchenLinks', 'invitations'] as const;

/** What ends, by the reason; the rest of `waysIn` stays. */
export const endedBy = {
  'signed-out-elsewhere': ['sessions', 'pushes'],
  'password-replaced': ofPassword,
  disabled: ofAccount,
  enabled: ofAccount,
  'deletion-asked': ofAccount,
  'address-proved': [...ofAccount, 'passkeys', 'providers', 'authenticator'],
} as const satisfies Record<string, readonly WayIn[]>;

export type EndOfAccess = keyof typeof endedBy;
