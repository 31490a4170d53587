/**
 * What the provider says of a person, at each sign-in with it.
 *
 * - A verified address that is the account's counts as proved here.
 * - The admin group makes an admin. Leaving it takes away only what it gave, and never the last admin.
 * - The groups of households: the person joins them. Leaving a group removes nobody: what they planned together
 *   stays, and the owner decides.
 */
import type { WayIn } from '@saltbush/domain/account/accounts/ways-in';
import type { Deps } from '../../../../deps';
import type { Db } from '../../../../platform/db/connect';
import { lockLastAdmin, proveAddress } from '../../../access/account-access';
import { findUser, lockAccount, updateUser, type UserRow } from '../../accounts';
import { joinByProvider } from '../../households';
import type { Identity } from './identity';
import { findProviderAccount, markAdminMaker } from './provider.store';

/** @returns the person as they are afterwards, and what was removed because their address was proved */
export async function applyClaims(
  deps: Deps,
  tx: Db,
  user: UserRow,
  identity: Identity,
): Promise<{ user: UserRow; removed: WayIn[] }> {
  const now = deps.clock();
  // Admins are locked before the account, as by whoever changes them.
  const isAdmin = await decideAdmin(tx, user, identity);
  const removed = await proveByProvider(deps, tx, user, identity);
  // In one order: two people with the same groups would lock their households crosswise.
  for (const householdId of new Set(identity.householdIds.toSorted())) {
    await joinByProvider(tx, { householdId, userId: user.id, now });
  }
  if (isAdmin !== user.isAdmin) await updateUser(tx, user.id, { isAdmin, updatedAt: now });
  return { user: (await findUser(tx, user.id)) ?? user, removed };
}

async function proveByProvider(
  deps: Deps,
  tx: Db,
  { id, email }: UserRow,
  { issuer, subject, ...identity }: Identity,
): Promise<WayIn[]> {
  if (!identity.isEmailVerified || identity.email !== email) return [];
  const user = await lockAccount(tx, id);
  return user ? proveAddress(deps, tx, user, { provider: { issuer, subject } }) : [];
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
