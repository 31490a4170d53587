/**
 * What would give someone with an open laptop a lasting way into the account asks for the password again,
 * unless the person signed in a few minutes ago (OWASP Authentication Cheat Sheet, re-authentication).
 */
import { AppError } from '@saltbush/contract/errors';
import { say } from '@saltbush/domain/texts/say';
import type { Deps } from '../../../deps';
import type { SignedIn } from '../../../platform/http/session';
import { hasPassword } from '../../../platform/passwords';
import { countAttempt, findSession, findUser, forgetAttempts, passwordLimit } from '../accounts';
import type { UserRow } from '../accounts';

const recentMs = 10 * 60_000;

type ConfirmDeps = Pick<Deps, 'database' | 'config' | 'clock' | 'passwords'>;

/** @throws AppError CONFIRM_PASSWORD, WRONG_PASSWORD, TOO_MANY_REQUESTS */
export async function confirmIdentity(
  deps: ConfirmDeps,
  person: SignedIn,
  password: string | undefined,
): Promise<UserRow> {
  const { user, isRecent } = await readSignIn(deps, person);
  if (isRecent) return user;
  return checkIsTheirs(deps, user, password);
}

/**
 * Asks whoever has a password for it, also just after signing in; others must have signed in a few minutes ago.
 *
 * @throws AppError CONFIRM_PASSWORD, WRONG_PASSWORD, TOO_MANY_REQUESTS
 */
export async function confirmPassword(
  deps: ConfirmDeps,
  person: SignedIn,
  password: string | undefined,
): Promise<UserRow> {
  const { user, isRecent } = await readSignIn(deps, person);
  if (isRecent && !hasPassword(user.passwordHash)) return user;
  return checkIsTheirs(deps, user, password);
}

async function readSignIn(
  { database: { db }, clock }: ConfirmDeps,
  { userId, sessionId }: SignedIn,
): Promise<{ user: UserRow; isRecent: boolean }> {
  const now = clock();
  const [session, user] = await Promise.all([
    findSession(db, sessionId, now),
    findUser(db, userId),
  ]);
  if (!session || !user) throw new AppError('SESSION_EXPIRED');
  return { user, isRecent: now.getTime() - session.createdAt.getTime() < recentMs };
}

async function checkIsTheirs(
  { database: { db }, config, clock, passwords }: ConfirmDeps,
  user: UserRow,
  password: string | undefined,
): Promise<UserRow> {
  if (!hasPassword(user.passwordHash)) throw new AppError('CONFIRM_PASSWORD', signInAgain);
  if (password === undefined) throw new AppError('CONFIRM_PASSWORD');
  if (config.hasRateLimits) await countAttempt(db, passwordLimit, user.id, clock());
  if (!(await passwords.isRight(password, user.passwordHash))) throw new AppError('WRONG_PASSWORD');
  await forgetAttempts(db, passwordLimit, user.id);
  return user;
}

const signInAgain = say('Please sign out, sign in again, and do this within ten minutes.');
