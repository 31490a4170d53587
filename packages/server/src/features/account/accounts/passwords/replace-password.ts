import type { Deps } from '../../../../deps';
import type { Db } from '../../../../platform/db/connect';
import { passwordChangedEmail } from '../email/account-emails';
import { endAccess } from '../../../access/account-access';
import { updateUser, type UserRow } from '../accounts.store';

/**
 * Sets a password within the caller's transaction. Whoever knew the old one is out: all that
 * it let them in to ends, but the current session, and the owner gets a mail.
 */
export async function replacePassword(
  { clock, config, mail }: Deps,
  tx: Db,
  user: UserRow,
  passwordHash: string,
  currentSessionId?: string,
): Promise<void> {
  const now = clock();
  await updateUser(tx, user.id, { passwordHash, updatedAt: now });
  const remaining = currentSessionId === undefined ? {} : { sessionId: currentSessionId };
  const ended = await endAccess(tx, {
    userId: user.id,
    because: 'password-replaced',
    now,
    remaining,
  });
  const resetPageUrl = `${config.publicUrl}/request-password-reset`;
  const hadCalendars = ended.includes('calendarAddresses');
  await mail.enqueue(tx, user.email, () =>
    passwordChangedEmail(user, { resetPageUrl, hadCalendars }),
  );
}
