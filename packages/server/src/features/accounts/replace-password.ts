import type { Deps } from '../../deps';
import type { Db } from '../../platform/db/connect';
import { passwordChangedLetter } from './account-letters';
import { spendTokens } from './account-tokens.store';
import { updateUser, type UserRow } from './accounts.store';
import { revokeSessions } from './sessions.store';

/**
 * Sets a password within the caller's transaction. Whoever knew the old one is out: sessions but
 * the kept one end, reset links die, and the owner is told by mail.
 */
export async function replacePassword(
  { clock, config, mail }: Deps,
  tx: Db,
  user: UserRow,
  change: { passwordHash: string; verifiedAt?: Date },
  keptSessionId?: string,
): Promise<void> {
  const now = clock();
  await updateUser(tx, user.id, { ...change, updatedAt: now });
  await revokeSessions(tx, user.id, now, keptSessionId);
  await spendTokens(tx, user.id, 'reset-password', now);
  const resetPageUrl = `${config.publicUrl}/request-password-reset`;
  await mail.post(tx, user.email, passwordChangedLetter(user, resetPageUrl));
}
