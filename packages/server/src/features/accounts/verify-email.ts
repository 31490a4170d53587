/** Confirming an e-mail address (Spec 4, E-mail verification). */
import { AppError } from '@saltbush/contract/errors';
import type { Deps } from '../../deps';
import { noPassword } from '../../platform/passwords';
import { digestOf } from '../../platform/secrets';
import { findTokenOwner, takeToken } from './account-tokens.store';
import { findUserByEmail, updateUser } from './accounts.store';
import { countAttempt, verificationMailLimit } from './attempts';
import { postVerificationLink } from './links';

/** A link followed twice (a mail scanner often goes first) finds the address verified already. */
export async function verifyEmail(
  { database, clock }: Deps,
  token: string,
): Promise<'verified' | 'already-verified'> {
  const id = digestOf(token);
  return database.db.transaction(async (tx) => {
    const owner = await findTokenOwner(tx, id, 'verify-email');
    if (owner?.verifiedAt) return 'already-verified';
    const now = clock();
    const taken = await takeToken(tx, id, 'verify-email', now);
    if (!taken) throw new AppError('INVALID_VERIFICATION_TOKEN');
    await updateUser(tx, taken.userId, { verifiedAt: now, updatedAt: now });
    return 'verified';
  });
}

/** Counting and writing share one transaction, so known and unknown addresses take alike. */
export async function resendVerification(deps: Deps, email: string): Promise<void> {
  const { database, config, clock, mail } = deps;
  await database.db.transaction(async (tx) => {
    if (config.hasRateLimits) await countAttempt(tx, verificationMailLimit, email, clock());
    const user = await findUserByEmail(tx, email);
    if (!user || user.verifiedAt !== null || user.passwordHash === noPassword) return;
    await postVerificationLink(deps, tx, user);
  });
  mail.nudge();
}
