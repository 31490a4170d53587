/**
 * What would give someone with an open laptop a lasting way into the account asks for the password again,
 * unless the person signed in a few minutes ago (OWASP Authentication Cheat Sheet, re-authentication).
 */
import { AppError } from '@saltbush/contract/errors';
import type { Deps } from '../../deps';
import type { SignedIn } from '../../platform/http/session';
import { hasPassword } from '../../platform/passwords';
import { countAttempt, findSession, findUser, forgetAttempts, passwordLimit } from '../accounts';
import type { UserRow } from '../accounts';

const recentMs = 10 * 60_000;

/** @throws AppError CONFIRM_PASSWORD, WRONG_PASSWORD, TOO_MANY_REQUESTS */
export async function confirmIdentity(
  { database: { db }, config, clock, passwords }: Deps,
  { userId, sessionId }: SignedIn,
  password: string | undefined,
): Promise<UserRow> {
  const now = clock();
  const [session, user] = await Promise.all([
    findSession(db, sessionId, now),
    findUser(db, userId),
  ]);
  if (!session || !user) throw new AppError('SESSION_EXPIRED');
  if (now.getTime() - session.createdAt.getTime() < recentMs) return user;
  if (!hasPassword(user.passwordHash)) throw new AppError('CONFIRM_PASSWORD', signInAgain);
  if (password === undefined) throw new AppError('CONFIRM_PASSWORD');
  if (config.hasRateLimits) await countAttempt(db, passwordLimit, userId, now);
  if (!(await passwords.isRight(password, user.passwordHash))) throw new AppError('WRONG_PASSWORD');
  await forgetAttempts(db, passwordLimit, userId);
  return user;
}

const signInAgain = 'Please sign out, sign in again, and do this within ten minutes.';
