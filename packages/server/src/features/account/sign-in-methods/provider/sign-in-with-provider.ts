/**
 * Signing in with a provider.
 *
 * - Someone who did it before is found by issuer and subject: addresses change owners.
 * - An account with the same address is linked at once only when it was proved to both sides. Otherwise its
 *   password is asked for: someone may have registered an address that is not theirs, here or there.
 * - Without an account one is made, as far as the registration setting or the provider's own allows.
 */
import { AppError } from '@saltbush/contract/errors';
import { foldUsername } from '@saltbush/domain/account/accounts/names';
import type { WayIn } from '@saltbush/domain/account/accounts/ways-in';
import type { Deps } from '../../../../deps';
import type { Db } from '../../../../platform/db/connect';
import { passwordUnset } from '../../../../platform/passwords';
import { newSecret } from '../../../../platform/secrets';
import {
  createAccount,
  endFirstStep,
  findFreeUsername,
  findUser,
  findUserByEmail,
  type Caller,
  type SignedInPerson,
  type UserRow,
} from '../../accounts';
import { insertChallenge } from '../challenges.store';
import { refusals } from '../refusals';
import { signInChangedEmail } from '../sign-in-emails';
import { applyClaims } from './apply-claims';
import type { Identity } from './identity';
import {
  findProviderAccount,
  insertProviderAccount,
  insertProviderSession,
} from './provider.store';
import type { ArrivalDeps } from './provider-deps';

interface Arrival {
  identity: Identity;
  invitationToken?: string | undefined;
  timeZone?: string | undefined;
  firstWeekday?: string | undefined;
  language?: string | undefined;
  caller: Caller;
}

type Outcome =
  | ({ isNewAccount: boolean; removed?: WayIn[] } & Awaited<ReturnType<typeof createAccount>>)
  | { linkAccount: { token: string; email: string } };

/** @throws AppError SIGN_IN_REFUSED, EMAIL_NOT_VERIFIED, SECOND_STEP_NEEDED, REGISTRATION_CLOSED */
export async function signInWithProvider(context: ArrivalDeps, arrival: Arrival): Promise<Outcome> {
  const { deps } = context;
  const { identity, caller } = arrival;
  if (!identity.isAllowed) throw refusals.otherGroup();
  const outcome = await deps.database.db.transaction(async (tx) => {
    const user = await findLinked(context, tx, identity);
    if (user) return applyClaims(deps, tx, user, identity);
    const { email } = identity;
    if (email === undefined) throw refusals.withoutEmail();
    const other = await findUserByEmail(tx, email);
    if (other) return askForPassword(deps, tx, other, identity);
    return register(context, tx, { ...arrival, email });
  });
  deps.mail.wake();
  if ('linkAccount' in outcome) return outcome;
  if ('token' in outcome) return rememberProvider(context, outcome, identity);
  const signedIn = await endSignIn(context, outcome.user, { identity, caller });
  return { ...signedIn, removed: outcome.removed, isNewAccount: false };
}

/** Ends the sign-in of someone whose account is linked. */
export async function endSignIn(
  context: ArrivalDeps,
  user: UserRow,
  arrival: { identity: Identity; caller: Caller; deviceToken?: string | undefined },
): Promise<SignedInPerson> {
  const { deps, sessions } = context;
  const { identity, caller, deviceToken } = arrival;
  const askSecondStep = identity.isMultiFactor ? async () => undefined : context.askSecondStep;
  const step = { caller, deviceToken, askSecondStep, signedInWith: signedInWith(identity) };
  return rememberProvider(context, await endFirstStep(deps, sessions, user, step), identity);
}

export async function linkAccount(
  { deps: { clock, config, mail } }: ArrivalDeps,
  tx: Db,
  user: UserRow,
  identity: Identity,
): Promise<void> {
  if (!(await insertProviderAccount(tx, identity, { userId: user.id, now: clock() }))) return;
  const write = () => signInChangedEmail(user, 'provider-linked', `${config.publicUrl}/account`);
  await mail.enqueue(tx, user.email, write);
}

async function findLinked(
  context: ArrivalDeps,
  tx: Db,
  identity: Identity,
): Promise<UserRow | undefined> {
  const account = await findProviderAccount(tx, identity);
  if (account) return findUser(tx, account.userId);
  const { email, isEmailVerified } = identity;
  const user =
    email !== undefined && isEmailVerified ? await findUserByEmail(tx, email) : undefined;
  if (!user?.addressProvedAt) return undefined;
  await linkAccount(context, tx, user, identity);
  return user;
}

async function askForPassword({ clock }: Deps, tx: Db, user: UserRow, identity: Identity) {
  const token = newSecret();
  const data = { identity };
  await insertChallenge(tx, {
    kind: 'link-provider',
    secret: token,
    userId: user.id,
    data,
    now: clock(),
  });
  return { linkAccount: { token, email: user.email } };
}

interface Newcomer extends Arrival {
  email: string;
}

async function register(
  { deps, sessions, settings }: ArrivalDeps,
  tx: Db,
  { identity, email, caller, ...ofBrowser }: Newcomer,
) {
  const { invitationToken, timeZone, firstWeekday, language } = ofBrowser;
  const displayUsername = await findFreeUsername(tx, identity.name);
  const created = await createAccount(deps, sessions, tx, {
    account: {
      username: foldUsername(displayUsername),
      displayUsername,
      email,
      passwordHash: passwordUnset,
      isVerified: identity.isEmailVerified,
      signedInWith: signedInWith(identity),
      invitationToken,
      timeZone,
      firstWeekday,
      language,
    },
    caller,
    isAlwaysOpen: settings.isAlwaysOpen,
  });
  const isNew = await insertProviderAccount(tx, identity, {
    userId: created.user.id,
    now: deps.clock(),
  });
  // Someone else came with the same identity at the same moment.
  if (!isNew) throw new AppError('CONFLICT');
  const { user } = await applyClaims(deps, tx, created.user, identity);
  return { ...created, user, isNewAccount: true };
}

export const signedInWith = ({ issuer, subject }: Identity) => ({ provider: { issuer, subject } });

/** So that signing out here can sign out there. */
async function rememberProvider<Signed extends SignedInPerson>(
  { deps, sessions, seal }: ArrivalDeps,
  signedIn: Signed,
  { idToken }: Identity,
): Promise<Signed> {
  // A proxy gives none, and has no sign-out of its own.
  if (idToken === undefined) return signedIn;
  const sessionId = sessions.claim(signedIn.token)?.sessionId;
  if (sessionId !== undefined) {
    const sealedIdToken = seal.close(idToken, sessionId);
    await insertProviderSession(deps.database.db, { sessionId, sealedIdToken });
  }
  return signedIn;
}
