/** Checks a code from an authenticator app, or a recovery code. Each counts once. */
import { AppError } from '@saltbush/contract/errors';
import { readRecoveryCode } from '@saltbush/domain/account/accounts/recovery-codes';
import { say } from '@saltbush/domain/texts/say';
import type { Deps } from '../../../../deps';
import type { Db } from '../../../../platform/db/connect';
import type { Seal } from '../../../../platform/sealed-text';
import { countAttempt, forgetAttempts, type AttemptLimit } from '../../accounts';
import { findAuthenticator, spendRecoveryCode, spendStep } from './authenticator.store';
import { stepOf } from './totp';

/** Five guesses of a million, three of which are right at a time: one in 700 accounts a day at most. */
const codeLimit: AttemptLimit = { purpose: 'code', max: 5, windowMs: 15 * 60_000 };

export type UsedCode = 'app' | 'recovery';

/** @throws AppError WRONG_CODE, TOO_MANY_REQUESTS */
export async function checkCode(
  { database: { db }, config, clock }: Deps,
  seal: Seal,
  { userId, code }: { userId: string; code: string },
): Promise<UsedCode> {
  if (config.hasRateLimits) await countAttempt(db, codeLimit, userId, clock());
  const used = await spendCode(db, seal, { userId, code, now: clock() });
  if (!used) throw new AppError('WRONG_CODE', wrongCode);
  await forgetAttempts(db, codeLimit, userId);
  return used;
}

async function spendCode(
  db: Db,
  seal: Seal,
  { userId, code, now }: { userId: string; code: string; now: Date },
): Promise<UsedCode | undefined> {
  const digits = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) {
    const recoveryCode = readRecoveryCode(code);
    const isUsed =
      recoveryCode !== undefined && (await spendRecoveryCode(db, userId, recoveryCode));
    return isUsed ? 'recovery' : undefined;
  }
  const authenticator = await findAuthenticator(db, userId);
  const key = authenticator && seal.open(authenticator.sealedKey, userId);
  const step = key === undefined ? undefined : stepOf(key, digits, now);
  return step !== undefined && (await spendStep(db, userId, step)) ? 'app' : undefined;
}

const wrongCode = say('The code is not right, or was used already. Please wait for the next one.');
