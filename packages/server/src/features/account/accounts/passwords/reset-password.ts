/**
 * A forgotten password (Spec 5, Password reset).
 *
 * - Asking answers the same for known and unknown addresses, in words and in time.
 * - The link works once; with it every session ends and every other reset link dies.
 * - Who followed it reads the mail of that address, so the address counts as verified too, and the first time all that
 *   was set up before is removed.
 */
import { AppError } from '@saltbush/contract/errors';
import type { WayIn } from '@saltbush/domain/account/accounts/ways-in';
import type { Deps } from '../../../../deps';
import { noPassword } from '../../../../platform/passwords';
import { digestOf } from '../../../../platform/secrets';
import { proveAddress } from '../../../access/account-access';
import { findTokenOwner, isTokenOpen, takeToken } from '../tokens/account-tokens.store';
import { findUserByEmail, lockAccount } from '../accounts.store';
import { countAttempt, forgetAttempts, resetMailLimit, signInLimit } from '../sign-in/attempts';
import { refuseBlockedPassword } from './password-blocklist';
import { enqueueResetLink } from '../email/account-links';
import { replacePassword } from './replace-password';
import { inConstantTime } from '../constant-time';

/** @returns after the same time for known and unknown addresses. */
export async function requestPasswordReset(deps: Deps, email: string): Promise<void> {
  const { database, config, clock, pause, mail } = deps;
  await inConstantTime(pause, () =>
    database.db.transaction(async (tx) => {
      if (config.hasRateLimits) await countAttempt(tx, resetMailLimit, email, clock());
      const user = await findUserByEmail(tx, email);
      if (!user || user.passwordHash === noPassword) return;
      await enqueueResetLink(deps, tx, user);
    }),
  );
  mail.wake();
}

/**
 * Whether a link would work; does not use it up.
 * @throws `INVALID_RESET_TOKEN`, the same for a link that was used, has ended or never was.
 */
export async function checkResetToken({ database, clock }: Deps, token: string): Promise<void> {
  const isOpen = await isTokenOpen(database.db, digestOf(token), 'reset-password', clock());
  if (!isOpen) throw new AppError('INVALID_RESET_TOKEN');
}

/** @returns what was set up before the address was proved, and is gone */
export async function resetPassword(
  deps: Deps,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<WayIn[]> {
  const { database, clock, passwords, mail } = deps;
  const { db } = database;
  const id = digestOf(token);
  const owner = await findTokenOwner(db, id, 'reset-password');
  const isOpen = owner && (await isTokenOpen(db, id, 'reset-password', clock()));
  if (!isOpen) throw new AppError('INVALID_RESET_TOKEN');
  // Before the link is used up: a refused password may be tried again with the same link.
  refuseBlockedPassword(newPassword, owner, 'newPassword');
  const passwordHash = await passwords.hash(newPassword);

  const removed = await db.transaction(async (tx) => {
    const user = await lockAccount(tx, owner.id);
    const taken = await takeToken(tx, id, 'reset-password', clock());
    if (!user || !taken) throw new AppError('INVALID_RESET_TOKEN');
    const gone = await proveAddress(deps, tx, user, {});
    await replacePassword(deps, tx, user, passwordHash);
    await forgetAttempts(tx, signInLimit, user.email);
    return gone;
  });
  mail.wake();
  return removed;
}
