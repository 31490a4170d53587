/**
 * The first proof that someone reads the mail of an account's address: a link that was sent there, or the word of the
 * sign-in provider. Anyone can make an account with anyone's address, so until then nothing in it is known to be its
 * owner's: every way in that was added before ends (decision 0083).
 */
import { eq } from 'drizzle-orm';
import { removedInWords } from '@saltbush/domain/account/accounts/removed-in-words';
import type { WayIn } from '@saltbush/domain/account/accounts/ways-in';
import type { Deps } from '../../../deps';
import type { Db } from '../../../platform/db/connect';
import { users } from '../../../schema/accounts';
import { waysInRemovedEmail } from './access-emails';
import { endAccess } from './end-access';
import type { RemainingAccess } from './endings';

/**
 * Within the caller's transaction, which has locked the account; call `mail.wake` after the commit.
 *
 * @param remaining what they are signed in with while they prove it
 * @returns what was removed; nothing for an address that was proved before
 */
export async function proveAddress(
  { clock, config, mail }: Pick<Deps, 'clock' | 'config' | 'mail'>,
  tx: Db,
  user: typeof users.$inferSelect,
  remaining: RemainingAccess,
): Promise<WayIn[]> {
  if (user.addressProvedAt !== null) return [];
  const now = clock();
  const verifiedAt = user.verifiedAt ?? now;
  await tx
    .update(users)
    .set({ verifiedAt, addressProvedAt: now, updatedAt: now })
    .where(eq(users.id, user.id));
  const removed = await endAccess(tx, {
    userId: user.id,
    because: 'address-proved',
    now,
    remaining,
  });
  if (removedInWords(removed) !== undefined) {
    const write = () => waysInRemovedEmail(user, removedInWords(removed) ?? '', config.publicUrl);
    await mail.enqueue(tx, user.email, write);
  }
  return removed;
}
