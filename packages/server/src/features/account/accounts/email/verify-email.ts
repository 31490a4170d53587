/** Confirming an e-mail address (Spec 4, E-mail verification). */
import { AppError } from '@saltbush/contract/errors';
import type { Deps } from '../../../../deps';
import type { WayIn } from '@saltbush/domain/account/accounts/ways-in';
import type { Db } from '../../../../platform/db/connect';
import type { SignedIn } from '../../../../platform/http/session';
import { noPassword } from '../../../../platform/passwords';
import { digestOf } from '../../../../platform/secrets';
import { proveAddress, type RemainingAccess } from '../../../access/account-access';
import { findTokenOwner, takeToken } from '../tokens/account-tokens.store';
import { findUserByEmail, lockAccount } from '../accounts.store';
import { findSession } from '../sessions/sessions.store';
import { countAttempt, verificationMailLimit } from '../sign-in/attempts';
import { enqueueVerificationLink } from './account-links';
import { inConstantTime } from '../constant-time';

interface Verification {
  outcome: 'verified' | 'already-verified';
  /** What was set up before the address was proved, and is gone. */
  removed: WayIn[];
}

/**
 * A link followed twice (a mail scanner often goes first) finds the address verified already.
 *
 * @param caller who is signed in where the link was opened: if the account is theirs, that session stays
 */
export async function verifyEmail(
  deps: Deps,
  token: string,
  caller: SignedIn | undefined,
): Promise<Verification> {
  const { database, clock, mail } = deps;
  const id = digestOf(token);
  const verification = await database.db.transaction(async (tx): Promise<Verification> => {
    const now = clock();
    const addressee = await findTokenOwner(tx, id, 'verify-email');
    // Of two that follow the link at once, the second sees what the first has done.
    const owner = addressee && (await lockAccount(tx, addressee.id));
    const taken = await takeToken(tx, id, 'verify-email', now);
    if (owner?.verifiedAt && (!taken || owner.addressProvedAt)) {
      return { outcome: 'already-verified', removed: [] };
    }
    if (!owner || !taken) throw new AppError('INVALID_VERIFICATION_TOKEN');
    const remaining = await remainingOf(tx, caller, owner.id, now);
    return { outcome: 'verified', removed: await proveAddress(deps, tx, owner, remaining) };
  });
  mail.wake();
  return verification;
}

async function remainingOf(
  tx: Db,
  caller: SignedIn | undefined,
  userId: string,
  now: Date,
): Promise<RemainingAccess> {
  if (caller?.userId !== userId) return {};
  const session = await findSession(tx, caller.sessionId, now);
  return { ...session?.signedInWith, sessionId: caller.sessionId };
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
