/** Ending what links an account to the provider, and signing out there. */
import { eq } from 'drizzle-orm';
import { AppError } from '@saltbush/contract/errors';
import type { SignedIn } from '../../../../platform/http/session';
import { lockLastAdmin, unlinkProviders } from '../../../access/account-access';
import { endSession, findUser } from '../../accounts';
import { refusals } from '../refusals';
import { signInChangedEmail } from '../sign-in-emails';
import { lockMethods } from '../sign-in-methods.store';
import { providerAccounts } from '../../../../schema/account/sign-in-methods';
import type { ProviderDeps } from './provider-deps';
import { findSealedIdToken } from './provider.store';

/** @throws AppError NOT_FOUND, NOT_POSSIBLE */
export async function unlinkProvider(
  { deps, settings }: ProviderDeps,
  userId: string,
): Promise<void> {
  const { clock, config, database, mail } = deps;
  await database.db.transaction(async (tx) => {
    // Admins are locked before the account, as by whoever changes them.
    await lockLastAdmin(tx, userId);
    const { hasPassword, passkeys } = await lockMethods(tx, userId);
    if (!hasPassword && passkeys === 0) throw refusals.lastMethod();
    const isOfThis = eq(providerAccounts.issuer, settings.issuer);
    const unlinked = await unlinkProviders(tx, { userId, now: clock() }, isOfThis);
    if (unlinked === 0) throw new AppError('NOT_FOUND');
    const user = await findUser(tx, userId);
    if (!user) return;
    const write = () =>
      signInChangedEmail(user, 'provider-unlinked', `${config.publicUrl}/account`);
    await mail.enqueue(tx, user.email, write);
  });
  mail.wake();
}

/**
 * Ends the session here in any case (OpenID Connect RP-Initiated Logout 1.0).
 *
 * @returns the provider's address for signing out; nothing when it has none or does not answer
 */
export async function signOutAtProvider(
  { deps, seal, client }: ProviderDeps,
  user: SignedIn,
): Promise<string | undefined> {
  const {
    database: { db },
    config,
    clock,
    log,
  } = deps;
  const sealed = await findSealedIdToken(db, user.sessionId);
  await endSession(db, user, clock());
  const idToken = sealed === undefined ? undefined : seal.open(sealed, user.sessionId);
  if (idToken === undefined) return undefined;
  try {
    return await client.signOutUrl(idToken, `${config.publicUrl}/login`);
  } catch (error) {
    log.warn({ err: error }, 'the sign-in provider did not answer; signed out here only');
    return undefined;
  }
}
