/** A new password for someone who is signed in and still knows the old one. */
import { AppError } from '@saltbush/contract/errors';
import type { Deps } from '../../../../deps';
import type { SignedIn } from '../../../../platform/http/session';
import { findUser, lockAccount } from '../accounts.store';
import { countAttempt, forgetAttempts, passwordLimit } from '../sign-in/attempts';
import { refuseBlockedPassword } from './password-blocklist';
import { replacePassword } from './replace-password';

export async function changePassword(
  deps: Deps,
  { userId, sessionId }: SignedIn,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { database, config, clock, passwords, mail } = deps;
  const { db } = database;
  if (config.hasRateLimits) await countAttempt(db, passwordLimit, userId, clock());

  const user = await findUser(db, userId);
  const isRight = await passwords.isRight(currentPassword, user?.passwordHash);
  if (!user || !isRight) throw new AppError('WRONG_PASSWORD');
  await forgetAttempts(db, passwordLimit, userId);
  refuseBlockedPassword(newPassword, user, 'newPassword');

  const passwordHash = await passwords.hash(newPassword);
  await db.transaction(async (tx) => {
    const current = await lockAccount(tx, userId);
    // A reset by mail came first: it counts, and not what was known before.
    if (current?.passwordHash !== user.passwordHash) throw new AppError('WRONG_PASSWORD');
    await replacePassword(deps, tx, current, passwordHash, sessionId);
  });
  mail.wake();
}
