/** Converts sharing changes between the contract and the domain. */
import type { SharingUpdate } from '@saltbush/contract/recipe/sharing/sharing';
import type { SharingChange } from '@saltbush/domain/book/sharing/sharing-settings';

/** @returns nothing when the call has no sharing fields */
export function findSharingChange(update: SharingUpdate): SharingChange | undefined {
  const isChange = update.sharingSettings !== undefined || update.sharedWith !== undefined;
  return isChange ? sharingChangeOf(update) : undefined;
}

/** @param update of a batch, it may add one household */
export const sharingChangeOf = ({
  sharingSettings,
  sharedWith,
  alsoWith,
}: SharingUpdate & { alsoWith?: string | undefined }): SharingChange => ({
  mode: sharingSettings?.mode,
  readerIds: sharingSettings?.approvedUsers,
  isListed: sharedWith?.saltbush,
  householdIds: sharedWith?.communities,
  alsoWith,
});

/** The inverse of `sharingChangeOf`. */
export const presentChange = ({
  mode,
  readerIds,
  isListed,
  householdIds,
}: SharingChange): SharingUpdate => ({
  sharingSettings: { mode, approvedUsers: readerIds && [...readerIds] },
  sharedWith: { saltbush: isListed, communities: householdIds && [...householdIds] },
});
