/** Adding a passkey to the account of someone who is signed in. */
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { passkeyLimits } from '@saltbush/contract/account/sign-in-methods/sign-in-methods';
import { AppError } from '@saltbush/contract/errors';
import type { Deps } from '../../../../deps';
import type { Db } from '../../../../platform/db/connect';
import { findUser, type UserRow } from '../../accounts';
import { insertChallenge, takeChallenge } from '../challenges.store';
import { refusals } from '../refusals';
import { signInChangedEmail } from '../sign-in-emails';
import { lockMethods } from '../sign-in-methods.store';
import { insertPasskey, listPasskeys, type PasskeyRow } from './passkeys.store';
import { getRelyingParty } from './relying-party';
import { loadWebAuthn } from './load-web-authn';

/** @throws AppError NOT_POSSIBLE */
export async function startAddingPasskey(
  { database: { db }, config, clock }: Deps,
  user: UserRow,
): Promise<object> {
  const { id: rpID } = getRelyingParty(config.publicUrl);
  const own = await listPasskeys(db, user.id);
  if (own.length >= passkeyLimits.perPerson) throw refusals.tooManyPasskeys();
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: 'Saltbush',
    rpID,
    userName: user.email,
    userDisplayName: user.displayUsername,
    userID: Uint8Array.from(Buffer.from(user.id)),
    excludeCredentials: own.map(({ id, transports }) => ({ id, transports })),
    // Found without an email being typed, and as good as a password and a second step together.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const challenge = { secret: options.challenge, userId: user.id, now: clock() };
  await insertChallenge(db, { kind: 'add-passkey', ...challenge });
  return options;
}

interface NewPasskey {
  userId: string;
  name: string;
  credential: Omit<RegistrationResponseJSON, 'clientExtensionResults'>;
}

/** @throws AppError NOT_POSSIBLE, SIGN_IN_REFUSED */
export async function addPasskey(
  deps: Deps,
  { userId, name, credential }: NewPasskey,
): Promise<PasskeyRow> {
  const { database, config, clock, mail } = deps;
  const verified = await verify(deps, userId, credential);
  const passkey = await database.db.transaction(async (tx) => {
    const { passkeys } = await lockMethods(tx, userId);
    if (passkeys >= passkeyLimits.perPerson) throw refusals.tooManyPasskeys();
    const added = await insertPasskey(tx, { ...verified, userId, name, createdAt: clock() });
    if (!added) throw refusals.passkeyIsThere();
    const user = await getUser(tx, userId);
    const write = () => signInChangedEmail(user, 'passkey-added', `${config.publicUrl}/account`);
    await mail.enqueue(tx, user.email, write);
    return added;
  });
  mail.wake();
  return passkey;
}

async function verify(
  { database: { db }, config, clock }: Deps,
  userId: string,
  credential: NewPasskey['credential'],
) {
  const { id: expectedRPID, origin: expectedOrigin } = getRelyingParty(config.publicUrl);
  const isOwnChallenge = async (challenge: string) =>
    (await takeChallenge(db, 'add-passkey', challenge, clock()))?.userId === userId;
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { registrationInfo: info } = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: isOwnChallenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!info) throw refusals.addPasskeyFailed();
  const { id, publicKey, counter, transports = [] } = info.credential;
  return {
    id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports,
    isSynced: info.credentialBackedUp,
  };
}

async function getUser(tx: Db, userId: string): Promise<UserRow> {
  const user = await findUser(tx, userId);
  if (!user) throw new AppError('SESSION_EXPIRED');
  return user;
}
