/** A password for someone who signed in another way until now. */
import type { Deps } from '../../../deps';
import type { SignedIn } from '../../../platform/http/session';
import { hasPassword } from '../../../platform/passwords';
import { findUser, lockAccount, refuseBlockedPassword, replacePassword } from '../accounts';
import { confirmIdentity } from './confirm-identity';
import { refusals } from './refusals';

/**
 * Other sessions end, as with every new password.
 *
 * @throws AppError NOT_POSSIBLE for someone who has one; CONFIRM_PASSWORD, VALIDATION_FAILED
 */
export async function setFirstPassword(
  deps: Deps,
  person: SignedIn,
  newPassword: string,
): Promise<void> {
  const { db } = deps.database;
  const known = await findUser(db, person.userId);
  if (known && hasPassword(known.passwordHash)) throw refusals.hasPassword();
  const user = await confirmIdentity(deps, person, undefined);
  refuseBlockedPassword(newPassword, user, 'newPassword');
  const passwordHash = await deps.passwords.hash(newPassword);
  await db.transaction(async (tx) => {
    const current = await lockAccount(tx, user.id);
    if (!current || hasPassword(current.passwordHash)) throw refusals.hasPassword();
    await replacePassword(deps, tx, current, passwordHash, person.sessionId);
  });
  deps.mail.wake();
}
