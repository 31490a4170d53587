import type { Deps } from '../../../deps';
import type { Db } from '../../../platform/db/connect';
import { passwordChangedEmail } from '../email/account-emails';
import { spendTokens } from '../tokens/account-tokens.store';
import { updateUser, type UserRow } from '../accounts.store';
import { revokeSessions } from '../sessions/sessions.store';

/**
 * Sets a password within the caller's transaction. Whoever knew the old one is out: sessions but
 * the current one end, reset links are deleted, and the owner gets a mail.
 */
export async function replacePassword(
  { clock, config, mail }: Deps,
  tx: Db,
  user: UserRow,
  change: { passwordHash: string; verifiedAt?: Date },
  currentSessionId?: string,
): Promise<void> {
  const now = clock();
  await updateUser(tx, user.id, { ...change, updatedAt: now });
  await revokeSessions(tx, user.id, now, currentSessionId);
  await spendTokens(tx, user.id, 'reset-password', now);
  const resetPageUrl = `${config.publicUrl}/request-password-reset`;
  await mail.enqueue(tx, user.email, passwordChangedEmail(user, resetPageUrl));
}
