/** The identities of a person at sign-in providers, as they go. */
import { and, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/db/connect';
import { users } from '../../../schema/accounts';
import { providerAccounts } from '../../../schema/account/sign-in-methods';
import { lockLastAdmin } from './active-admins.store';

/**
 * An admin right that a group there gave goes with its identity, but never the last admin: nobody could say any more
 * that the person has left the group.
 *
 * @param which of theirs; all of them without
 * @returns how many there were
 */
export async function unlinkProviders(
  tx: Db,
  { userId, now }: { userId: string; now: Date },
  which?: SQL,
): Promise<number> {
  const gone = await tx
    .delete(providerAccounts)
    .where(and(eq(providerAccounts.userId, userId), which))
    .returning();
  if (!gone.some(({ hasMadeAdmin }) => hasMadeAdmin)) return gone.length;
  const makers = and(eq(providerAccounts.userId, userId), eq(providerAccounts.hasMadeAdmin, true));
  const isMadeByAnother = (await tx.$count(providerAccounts, makers)) > 0;
  if (isMadeByAnother || (await lockLastAdmin(tx, userId))) return gone.length;
  await tx.update(users).set({ isAdmin: false, updatedAt: now }).where(eq(users.id, userId));
  return gone.length;
}
