/**
 * Signing in (Spec 4, Login). Whether the address is unknown or the password wrong shows neither in
 * the words nor in the time; an unverified address is only told to who knows the password.
 */
import { AppError } from '@saltbush/contract/errors';
import type { Deps } from '../../deps';
import { findUserByEmail, updateUser, type UserRow } from './accounts.store';
import { countAttempt, forgetAttempts, signInLimit } from './attempts';
import type { IssuedToken, Sessions } from './sessions';

export async function signIn(
  deps: Deps,
  sessions: Sessions,
  { email, password }: { email: string; password: string },
  userAgent: string | undefined,
): Promise<IssuedToken & { user: UserRow }> {
  const { config, clock, passwords } = deps;
  const { db } = deps.database;
  if (config.hasRateLimits) await countAttempt(db, signInLimit, email, clock());

  const user = await findUserByEmail(db, email);
  const isRight = await passwords.isRight(password, user?.passwordHash);
  if (!user || !isRight) throw new AppError('INVALID_CREDENTIALS');
  await forgetAttempts(db, signInLimit, email);

  if (config.requiresVerifiedEmail && user.verifiedAt === null) {
    throw new AppError('EMAIL_NOT_VERIFIED');
  }
  if (passwords.isDated(user.passwordHash)) {
    const passwordHash = await passwords.hash(password);
    await updateUser(db, user.id, { passwordHash, updatedAt: user.updatedAt });
  }
  return { user, ...(await sessions.start(db, user.id, userAgent)) };
}
