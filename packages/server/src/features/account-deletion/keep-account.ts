/** Changing one's mind: signing in, before the account is deleted. */
import { AppError } from '@saltbush/contract/errors';
import type { Deps } from '../../deps';
import { completeSignIn, takeKeepToken, type Caller, type Sessions } from '../accounts';
import { accountKeptEmail } from './deletion-emails';

interface Keeping {
  token: string;
  deviceToken?: string | undefined;
  caller: Caller;
}

/** @throws AppError SIGN_IN_REFUSED when it took too long or the account is gone; ACCOUNT_DISABLED */
export async function keepAccount(deps: Deps, sessions: Sessions, { token, ...device }: Keeping) {
  const { database, clock, mail } = deps;
  const user = await database.db.transaction(async (tx) => {
    const kept = await takeKeepToken(tx, token, clock());
    if (!kept) throw new AppError('SIGN_IN_REFUSED', tooLate);
    await mail.enqueue(tx, kept.email, accountKeptEmail(kept));
    return kept;
  });
  mail.wake();
  return completeSignIn(deps, sessions, user, device);
}

const tooLate = 'That took too long. Please sign in again.';
