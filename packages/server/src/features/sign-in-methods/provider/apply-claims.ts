/**
 * What the provider says of a person, at each sign-in with it.
 *
 * - A verified address that is the account's counts as verified here.
 * - The admin group makes an admin. Leaving it takes away only what it gave, and never the last admin.
 * - The groups of households: the person joins them. Leaving a group removes nobody: what they planned together
 *   stays, and the owner decides.
 */
import type { Deps } from '../../../deps';
import type { Db } from '../../../platform/db/connect';
import { lockLastAdmin, updateUser, type UserRow } from '../../accounts';
import { joinByProvider } from '../../households';
import type { Identity } from './identity';
import { findProviderAccount, markAdminMaker } from './provider.store';

/** @returns the person as they are afterwards */
export async function applyClaims(
  { clock }: Deps,
  tx: Db,
  user: UserRow,
  identity: Identity,
): Promise<UserRow> {
  const now = clock();
  const isProved = identity.isEmailVerified && identity.email === user.email;
  const verifiedAt = user.verifiedAt ?? (isProved ? now : null);
  const isAdmin = await decideAdmin(tx, user, identity);
  // In one order: two people with the same groups would lock their households crosswise.
  for (const householdId of new Set(identity.householdIds.toSorted())) {
    await joinByProvider(tx, { householdId, userId: user.id, now });
  }
  const change = {
    ...(verifiedAt !== user.verifiedAt && { verifiedAt }),
    ...(isAdmin !== user.isAdmin && { isAdmin }),
  };
  if (identity.householdIds.length === 0 && Object.keys(change).length === 0) return user;
  return updateUser(tx, user.id, { ...change, updatedAt: now });
}

async function decideAdmin(tx: Db, user: UserRow, identity: Identity): Promise<boolean> {
  if (identity.isAdmin === undefined || identity.isAdmin === user.isAdmin) return user.isAdmin;
  if (identity.isAdmin) {
    await markAdminMaker(tx, identity, true);
    return true;
  }
  const account = await findProviderAccount(tx, identity);
  if (!account?.hasMadeAdmin || (await lockLastAdmin(tx, user.id))) return true;
  await markAdminMaker(tx, identity, false);
  return false;
}
