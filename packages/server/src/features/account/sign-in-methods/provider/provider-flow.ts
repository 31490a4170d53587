/** From our login page to the provider's and back, each step once and for the tab that began it. */
import { timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { AppError } from '@saltbush/contract/errors';
import { parseInput } from '@saltbush/contract/schemas/parse-input';
import { say } from '@saltbush/domain/texts/say';
import { returnAddress } from '../../../../outside/open-provider-client';
import { ProviderFailed, type ProviderChecks } from '../../../../outside/sign-in-provider';
import { digestOf, newSecret } from '../../../../platform/secrets';
import { checkPassword, findUser, type Caller, type UserRow } from '../../accounts';
import { askCode } from '../second-step';
import { findChallenge, insertChallenge, takeChallenge } from '../challenges.store';
import { refusals } from '../refusals';
import { applyClaims } from './apply-claims';
import { readIdentity, type Identity } from './identity';
import type { ArrivalDeps, ProviderDeps } from './provider-deps';
import { endSignIn, linkAccount, signedInWith, signInWithProvider } from './sign-in-with-provider';

/** @returns the provider's page, and a secret that only the tab which began has */
export async function startProvider({ deps, client }: ProviderDeps) {
  const { database, config, clock, log } = deps;
  const { url, checks } = await asked(log, client.begin(returnAddress(config.publicUrl)));
  const secret = newSecret();
  const data = { checks, secretDigest: digestOf(secret) };
  await insertChallenge(database.db, {
    kind: 'provider',
    secret: checks.state,
    data,
    now: clock(),
  });
  return { url, secret };
}

interface ProviderAnswer {
  state: string;
  secret: string;
  code?: string | undefined;
  iss?: string | undefined;
  error?: string | undefined;
  invitationToken?: string | undefined;
  timeZone?: string | undefined;
  firstWeekday?: string | undefined;
  language?: string | undefined;
}

export async function finishProvider(
  context: ProviderDeps,
  { state, secret, code, iss, error, ...ofBrowser }: ProviderAnswer,
  caller: Caller,
) {
  const { deps, client, settings } = context;
  const { database, config, clock, log } = deps;
  const begun = await takeChallenge(database.db, 'provider', state, clock());
  const data = begun && parseInput(begunSchema, begun.data);
  // Without it, someone could be signed in to another's account by a link that was begun elsewhere.
  if (!data?.success || !isSame(digestOf(secret), data.data.secretDigest)) throw refusals.expired();
  if (error === 'access_denied') throw refusals.cancelled();
  if (code === undefined) throw refusals.notConfirmed();
  const address = new URL(returnAddress(config.publicUrl));
  const answer = { code, state, ...(iss !== undefined && { iss }) };
  for (const [name, value] of Object.entries(answer)) address.searchParams.set(name, value);
  const claims = await asked(log, client.finish(address, data.data.checks));
  const identity = readIdentity(claims, settings);
  return signInWithProvider(context, { identity, caller, ...ofBrowser });
}

interface Link {
  token: string;
  password: string;
  deviceToken?: string | undefined;
}

/** A wrong password may be typed again; the link itself is made once. */
export async function linkProvider(
  context: ArrivalDeps,
  { token, password, deviceToken }: Link,
  caller: Caller,
) {
  const { deps, sessions } = context;
  const {
    database: { db },
    clock,
  } = deps;
  const begun = await findChallenge(db, 'link-provider', token, clock());
  const found = begun?.userId ? await findUser(db, begun.userId) : undefined;
  if (!found) throw refusals.expired();
  const credentials = { email: found.email, password, deviceToken };
  const user = await checkPassword(deps, sessions, credentials, caller);
  const taken = await takeChallenge(db, 'link-provider', token, clock());
  if (!taken || user.id !== taken.userId) throw refusals.expired();
  // It was written by us.
  const identity = taken.data['identity'] as Identity;
  // Even where the provider asked for more than a password: it is not this account's yet.
  await askCode(deps, user, { signedInWith: signedInWith(identity), link: identity });
  const { removed, ...person } = await linkIdentity(context, user, identity);
  const signedIn = await endSignIn(context, person.user, { identity, caller, deviceToken });
  return { ...signedIn, removed };
}

/** Links it, with the rights that its claims give. */
export async function linkIdentity(context: ArrivalDeps, user: UserRow, identity: Identity) {
  const { deps } = context;
  const linked = await deps.database.db.transaction(async (tx) => {
    await linkAccount(context, tx, user, identity);
    return applyClaims(deps, tx, user, identity);
  });
  deps.mail.wake();
  return linked;
}

async function asked<Answer>(
  log: ProviderDeps['deps']['log'],
  answer: Promise<Answer>,
): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error;
    log.warn({ kind: error.kind, reason: error.message }, 'sign-in provider failed');
    if (error.kind === 'refused') throw refusals.notConfirmed();
    throw new AppError(
      'PROVIDER_UNREACHABLE',
      say('The provider did not answer. Please try again.'),
    );
  }
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

const begunSchema: z.ZodMiniType<{ checks: ProviderChecks; secretDigest: string }> = z.object({
  checks: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
  secretDigest: z.string(),
});
