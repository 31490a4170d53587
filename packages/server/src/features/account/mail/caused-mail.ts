import { householdLimits } from '@saltbush/contract/account/households';
import type { CausedMailKind } from '../../../schema/account/mail';

/**
 * Mails that one person causes to another, and how many of them there may be in 24 hours.
 *
 * - To one address, of each kind: from one person, and from everybody. The second is higher, so that one person
 *   cannot use up what others may send.
 * - To one address, of all kinds.
 * - From one person, to everybody: a community of 50 can be invited in a day.
 */
export const causedMailLimits = {
  invitation: { fromOnePerson: 3, toAddress: 8 },
  addedMember: { fromOnePerson: 3, toAddress: 8 },
  sharedRecipe: { fromOnePerson: 10, toAddress: 20 },
} as const satisfies Record<CausedMailKind, { fromOnePerson: number; toAddress: number }>;

/** From one person, to everybody, of kinds for which it is less than of all kinds together. */
export const causedMailsOfSender: Partial<Record<CausedMailKind, number>> = {
  addedMember: householdLimits.addedADay,
};

export const causedMailTotals = { toAddress: 24, fromOnePerson: 60 } as const;
export const causedMailWindowMs = 24 * 60 * 60_000;

export interface Cause {
  kind: CausedMailKind;
  senderId: string;
  /** It counts and is not sent: its person turned such mails off, which nobody else learns. */
  isUnwanted?: boolean;
}
