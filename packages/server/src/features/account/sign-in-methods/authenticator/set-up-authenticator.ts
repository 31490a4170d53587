/** Setting up an authenticator app, its recovery codes, and turning it off. */
import { randomBytes } from 'node:crypto';
import { renderSVG } from 'uqr';
import { AppError } from '@saltbush/contract/errors';
import {
  recoveryCodeBytes,
  recoveryCodeCount,
  writeRecoveryCode,
} from '@saltbush/domain/account/accounts/recovery-codes';
import type { Deps } from '../../../../deps';
import type { Db } from '../../../../platform/db/connect';
import type { Seal } from '../../../../platform/sealed-text';
import { findUser, type UserRow } from '../../accounts';
import { refusals } from '../refusals';
import { signInChangedEmail, type SignInChange } from '../sign-in-emails';
import {
  confirmAuthenticator,
  deleteAuthenticator,
  findAuthenticator,
  insertUnconfirmed,
  replaceRecoveryCodes,
} from './authenticator.store';
import { checkCode } from './check-code';
import { addressOf, newKey } from './totp';

/** Starting again makes a new key. @throws AppError NOT_POSSIBLE */
export async function startAuthenticator(
  { database: { db }, clock }: Deps,
  seal: Seal,
  { id: userId, email }: UserRow,
): Promise<{ key: string; qrCode: string }> {
  const key = newKey();
  const row = { userId, sealedKey: seal.close(key, userId), createdAt: clock() };
  if (!(await insertUnconfirmed(db, row))) throw refusals.authenticatorIsOn();
  return { key, qrCode: renderSVG(addressOf(key, email), { border: 2 }) };
}

/** @returns the recovery codes, which nobody can read again @throws AppError NOT_POSSIBLE, WRONG_CODE */
export async function turnOnAuthenticator(
  deps: Deps,
  seal: Seal,
  { userId, code }: { userId: string; code: string },
): Promise<string[]> {
  const pending = await findAuthenticator(deps.database.db, userId);
  if (!pending) throw refusals.authenticatorNotStarted();
  if (pending.confirmedAt !== null) throw refusals.authenticatorIsOn();
  await checkCode(deps, seal, { userId, code });
  return changeAuthenticator(deps, userId, 'authenticator-on', async (tx) => {
    if (!(await confirmAuthenticator(tx, userId, deps.clock()))) throw refusals.authenticatorIsOn();
    return makeRecoveryCodes(tx, userId);
  });
}

/** @throws AppError NOT_FOUND, WRONG_CODE */
export async function renewRecoveryCodes(deps: Deps, seal: Seal, proof: Proof): Promise<string[]> {
  await proveSecondStep(deps, seal, proof);
  const { userId } = proof;
  return changeAuthenticator(deps, userId, 'recovery-codes', async (tx) => {
    const authenticator = await findAuthenticator(tx, userId);
    if (!authenticator?.confirmedAt) throw new AppError('NOT_FOUND');
    return makeRecoveryCodes(tx, userId);
  });
}

/** @throws AppError NOT_FOUND, WRONG_CODE */
export async function turnOffAuthenticator(deps: Deps, seal: Seal, proof: Proof): Promise<void> {
  await proveSecondStep(deps, seal, proof);
  await changeAuthenticator(deps, proof.userId, 'authenticator-off', async (tx) => {
    if (!(await deleteAuthenticator(tx, proof.userId))) throw new AppError('NOT_FOUND');
  });
}

interface Proof {
  userId: string;
  code: string;
}

/** A code, never the password: whoever knows that alone must not get past the second step (decision 0083). */
async function proveSecondStep(deps: Deps, seal: Seal, { userId, code }: Proof): Promise<void> {
  const authenticator = await findAuthenticator(deps.database.db, userId);
  if (!authenticator?.confirmedAt) throw new AppError('NOT_FOUND');
  await checkCode(deps, seal, { userId, code });
}

async function changeAuthenticator<Result>(
  { database, config, mail }: Deps,
  userId: string,
  change: SignInChange,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  const result = await database.db.transaction(async (tx) => {
    const done = await work(tx);
    const user = await findUser(tx, userId);
    if (!user) throw new AppError('SESSION_EXPIRED');
    const write = () => signInChangedEmail(user, change, `${config.publicUrl}/account`);
    await mail.enqueue(tx, user.email, write);
    return done;
  });
  mail.wake();
  return result;
}

async function makeRecoveryCodes(tx: Db, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    writeRecoveryCode(randomBytes(recoveryCodeBytes)),
  );
  await replaceRecoveryCodes(tx, userId, codes);
  return codes;
}
