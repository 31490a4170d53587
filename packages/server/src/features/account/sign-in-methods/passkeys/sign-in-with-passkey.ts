/**
 * Signing in with a passkey. The device checks who holds it (by a finger, a face or a PIN), so it stands for
 * the password and the second step together.
 */
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Deps } from '../../../../deps';
import {
  completeSignIn,
  findUser,
  refuseUnverified,
  type Caller,
  type Sessions,
} from '../../accounts';
import { insertChallenge, takeChallenge } from '../challenges.store';
import { refusals } from '../refusals';
import { findPasskey, recordUse, type PasskeyRow } from './passkeys.store';
import { getRelyingParty } from './relying-party';
import { loadWebAuthn } from './load-web-authn';

/** The browser lists the passkeys it has for this address: the server names none, and tells nothing. */
export async function startPasskeySignIn({ database, config, clock }: Deps): Promise<object> {
  const { id: rpID } = getRelyingParty(config.publicUrl);
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
  const challenge = { secret: options.challenge, now: clock() };
  await insertChallenge(database.db, { kind: 'passkey', ...challenge });
  return options;
}

type Assertion = Omit<AuthenticationResponseJSON, 'clientExtensionResults'>;

/** @throws AppError SIGN_IN_REFUSED, EMAIL_NOT_VERIFIED */
export async function signInWithPasskey(
  deps: Deps,
  sessions: Sessions,
  credential: Assertion,
  caller: Caller,
) {
  const { db } = deps.database;
  const passkey = await findPasskey(db, credential.id);
  if (!passkey) throw refusals.unknownPasskey();
  const use = await verify(deps, passkey, credential);
  const user = await findUser(db, passkey.userId);
  if (!user) throw refusals.unknownPasskey();
  await refuseUnverified(deps, user);
  if (!(await recordUse(db, passkey, use))) throw refusals.passkeyFailed();
  return completeSignIn(deps, sessions, user, { caller, signedInWith: { passkey: passkey.id } });
}

async function verify(
  { database: { db }, config, clock }: Deps,
  { id, userId, publicKey, counter, transports }: PasskeyRow,
  credential: Assertion,
) {
  const { id: expectedRPID, origin: expectedOrigin } = getRelyingParty(config.publicUrl);
  const { userHandle } = credential.response;
  const isOwner =
    userHandle === undefined || Buffer.from(userHandle, 'base64url').toString() === userId;
  const takesChallenge = async (challenge: string) =>
    (await takeChallenge(db, 'passkey', challenge, clock())) !== undefined;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const verified = await verifyAuthenticationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: takesChallenge,
    expectedOrigin,
    expectedRPID,
    credential: {
      id,
      publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')),
      counter,
      transports,
    },
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!isOwner || !verified?.verified) throw refusals.passkeyFailed();
  const { newCounter, credentialBackedUp } = verified.authenticationInfo;
  return { counter: newCounter, isSynced: credentialBackedUp, lastUsedAt: clock() };
}
