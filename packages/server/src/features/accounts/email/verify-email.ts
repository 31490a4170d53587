/** Confirming an e-mail address (Spec 4, E-mail verification). */
import { AppError } from '@saltbush/contract/errors';
import type { Deps } from '../../../deps';
import { noPassword } from '../../../platform/passwords';
import { digestOf } from '../../../platform/secrets';
import { findTokenOwner, takeToken } from '../tokens/account-tokens.store';
import { findUserByEmail, updateUser } from '../accounts.store';
import { countAttempt, verificationMailLimit } from '../sign-in/attempts';
import { enqueueVerificationLink } from './account-links';
import { inConstantTime } from '../constant-time';

/** A link followed twice (a mail scanner often goes first) finds the address verified already. */
export async function verifyEmail(
  { database, clock }: Deps,
  token: string,
): Promise<'verified' | 'already-verified'> {
  const id = digestOf(token);
  return database.db.transaction(async (tx) => {
    const now = clock();
    // First, so that of two that follow the link at once the second sees what the first has done.
    const taken = await takeToken(tx, id, 'verify-email', now);
    const owner = await findTokenOwner(tx, id, 'verify-email');
    if (owner?.verifiedAt) return 'already-verified';
    if (!taken) throw new AppError('INVALID_VERIFICATION_TOKEN');
    await updateUser(tx, taken.userId, { verifiedAt: now, updatedAt: now });
    return 'verified';
  });
}

/** @returns after the same time for known and unknown addresses. */
export async function resendVerification(deps: Deps, email: string): Promise<void> {
  const { database, config, clock, pause, mail } = deps;
  await inConstantTime(pause, () =>
    database.db.transaction(async (tx) => {
      if (config.hasRateLimits) await countAttempt(tx, verificationMailLimit, email, clock());
      const user = await findUserByEmail(tx, email);
      if (!user || user.verifiedAt !== null || user.passwordHash === noPassword) return;
      await enqueueVerificationLink(deps, tx, user);
    }),
  );
  mail.wake();
}
