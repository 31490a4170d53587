/** The second step of a sign-in: a code, after the password. */
import { AppError } from '@saltbush/contract/errors';
import { say } from '@saltbush/domain/texts/say';
import type { Deps } from '../../../deps';
import { digestOf, newSecret } from '../../../platform/secrets';
import type { Seal } from '../../../platform/sealed-text';
import {
  completeSignIn,
  findUser,
  type AskSecondStep,
  type Caller,
  type Sessions,
  type SignedInWith,
  type UserRow,
} from '../accounts';
import { findChallenge, insertChallenge, takeChallenge } from './challenges.store';
import type { Identity } from './provider/identity';
import { refusals } from './refusals';
import { countRecoveryCodes, findAuthenticator } from './authenticator/authenticator.store';
import { checkCode } from './authenticator/check-code';

export function openSecondStep(deps: Deps): AskSecondStep {
  return (user, signedInWith) => askCode(deps, user, { signedInWith });
}

/**
 * Does nothing for a person without an authenticator.
 *
 * @throws AppError SECOND_STEP_NEEDED, with the token that comes back with the code
 */
export async function askCode(
  { database: { db }, clock }: Deps,
  { id: userId, passwordHash }: Pick<UserRow, 'id' | 'passwordHash'>,
  begun: Omit<FirstStep, 'passwordDigest'>,
): Promise<void> {
  const authenticator = await findAuthenticator(db, userId);
  if (!authenticator?.confirmedAt) return;
  const secret = newSecret();
  const data = { ...begun, passwordDigest: digestOf(passwordHash) };
  await insertChallenge(db, { kind: 'second-step', secret, userId, data, now: clock() });
  throw new AppError('SECOND_STEP_NEEDED', codeNeeded, secret);
}

interface FirstStep {
  /** With what it was begun: another password since then ends it. */
  passwordDigest: string;
  signedInWith: SignedInWith;
  /** Linked to the account once the code was right, not before. */
  link?: Identity;
}

const codeNeeded = say('Give the code from your authenticator app, or a recovery code.');

interface SecondStep {
  token: string;
  code: string;
  deviceToken?: string | undefined;
}

/** Of an identity that waited for the code. */
type LinkIdentity = (user: UserRow, identity: Identity) => Promise<unknown>;

/** A wrong code may be typed again; the sign-in itself ends once. */
export async function finishSecondStep(
  deps: Deps,
  { sessions, seal, link }: { sessions: Sessions; seal: Seal; link: LinkIdentity },
  { token, code, deviceToken }: SecondStep,
  caller: Caller,
) {
  const {
    database: { db },
    clock,
  } = deps;
  const begun = await findChallenge(db, 'second-step', token, clock());
  if (!begun?.userId) throw refusals.expired();
  const { userId } = begun;
  const used = await checkCode(deps, seal, { userId, code });
  const taken = await takeChallenge(db, 'second-step', token, clock());
  const user = taken && (await findUser(db, userId));
  if (!user) throw refusals.expired();
  // It was written by us.
  const firstStep = taken.data as unknown as FirstStep;
  if (firstStep.passwordDigest !== digestOf(user.passwordHash)) throw refusals.expired();
  if (firstStep.link) await link(user, firstStep.link);
  const signedInWith = { ...firstStep.signedInWith, code: true as const };
  const signedIn = await completeSignIn(deps, sessions, user, {
    caller,
    deviceToken,
    signedInWith,
  });
  const recoveryCodesLeft = used === 'recovery' ? await countRecoveryCodes(db, userId) : undefined;
  return { signedIn, recoveryCodesLeft };
}
