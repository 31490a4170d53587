/** What every way to sign in ends with (Spec 4, Login). */
import { AppError } from '@saltbush/contract/errors';
import { say } from '@saltbush/domain/texts/say';
import type { Deps } from '../../../../deps';
import type { UserRow } from '../accounts.store';
import type { SignedInWith } from '../../../../schema/accounts';
import { rememberNetwork } from '../sessions/known-networks';
import type { IssuedToken } from '../sessions/session-tokens';
import type { Sessions } from '../sessions/sessions';
import type { Caller } from './caller';
import { refuseDeletionDue } from './deletion-due';

export type SignedInPerson = IssuedToken & { user: UserRow; deviceToken: string };

interface Proof {
  caller: Caller;
  /** What the device was given before. */
  deviceToken?: string | undefined;
  signedInWith: SignedInWith;
}

/**
 * Starts a session.
 *
 * @param user as they were when they proved who they are
 * @throws AppError EMAIL_NOT_VERIFIED where verified addresses are demanded; DELETION_DUE, ACCOUNT_DISABLED
 */
export async function completeSignIn(
  deps: Deps,
  sessions: Sessions,
  user: UserRow,
  { caller, deviceToken, signedInWith }: Proof,
): Promise<SignedInPerson> {
  const { clock, database } = deps;
  await refuseUnverified(deps, user);
  await refuseDeletionDue(deps, user, signedInWith);
  const network = sessions.networkId(user.id, caller.address);
  await rememberNetwork(database.db, { id: network, userId: user.id }, clock());
  const isKnown =
    deviceToken !== undefined && sessions.readDeviceToken(user.id, deviceToken) !== undefined;
  // In one transaction with what it checks: whoever locks the account meanwhile ends this session too.
  const token = await database.db.transaction((tx) =>
    sessions.start(tx, user, { caller, signedInWith }),
  );
  return {
    user,
    ...token,
    deviceToken: isKnown ? deviceToken : sessions.newDeviceToken(user.id),
  };
}

/** Called once the person has proved who they are: nobody else learns whether an address is verified. */
export async function refuseUnverified({ config, mail }: Deps, user: UserRow): Promise<void> {
  if (!config.requiresVerifiedEmail || user.verifiedAt !== null) return;
  throw new AppError('EMAIL_NOT_VERIFIED', (await mail.isSetUp()) ? undefined : askAdmin);
}

const askAdmin = say('Email isn’t set up here. Ask your admin for your verification link.');
