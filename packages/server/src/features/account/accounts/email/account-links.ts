/** Links sent by email: a random secret in the link, its digest in the database (Spec 2, query token). */
import type { Deps } from '../../../../deps';
import type { Db } from '../../../../platform/db/connect';
import { digestOf, newSecret } from '../../../../platform/secrets';
import { resetPasswordEmail, verificationEmail } from './account-emails';
import { insertToken, type TokenPurpose } from '../tokens/account-tokens.store';
import type { UserRow } from '../accounts.store';

const hourMs = 60 * 60_000;
const verificationLifetimeMs = 24 * hourMs;
const resetLifetimeMs = hourMs;

type Recipient = Pick<UserRow, 'id' | 'email' | 'displayUsername'>;

/** Within the caller's transaction; call `mail.wake` after the commit. */
export async function enqueueVerificationLink(deps: Deps, db: Db, user: Recipient): Promise<void> {
  const secret = await newLink(deps, db, user.id, 'verify-email', verificationLifetimeMs);
  const url = `${deps.config.publicUrl}/verify-email?token=${secret}`;
  await deps.mail.enqueue(db, user.email, () => verificationEmail(user, url));
}

/** Within the caller's transaction; call `mail.wake` after the commit. */
export async function enqueueResetLink(deps: Deps, db: Db, user: Recipient): Promise<void> {
  const secret = await newLink(deps, db, user.id, 'reset-password', resetLifetimeMs);
  const url = `${deps.config.publicUrl}/reset-password?token=${secret}`;
  await deps.mail.enqueue(db, user.email, () => resetPasswordEmail(user, url));
}

async function newLink(
  { clock }: Deps,
  db: Db,
  userId: string,
  purpose: TokenPurpose,
  lifetimeMs: number,
): Promise<string> {
  const secret = newSecret();
  const now = clock();
  await insertToken(db, {
    id: digestOf(secret),
    userId,
    purpose,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetimeMs),
  });
  return secret;
}
