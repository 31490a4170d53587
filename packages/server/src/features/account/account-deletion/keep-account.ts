/** Changing one's mind: signing in, before the account is deleted. */
import { AppError } from '@saltbush/contract/errors';
import { say } from '@saltbush/domain/texts/say';
import type { Deps } from '../../../deps';
import { completeSignIn, takeKeepToken, type Caller, type Sessions } from '../accounts';
import { accountStaysEmail } from './deletion-emails';

interface KeepRequest {
  token: string;
  deviceToken?: string | undefined;
  caller: Caller;
}

/** @throws AppError SIGN_IN_REFUSED when it took too long or the account is gone; ACCOUNT_DISABLED */
export async function keepAccount(
  deps: Deps,
  sessions: Sessions,
  { token, ...device }: KeepRequest,
) {
  const { database, clock, mail } = deps;
  const { user, signedInWith } = await database.db.transaction(async (tx) => {
    const remaining = await takeKeepToken(tx, token, clock());
    if (!remaining) throw new AppError('SIGN_IN_REFUSED', tooLate);
    await mail.enqueue(tx, remaining.user.email, () => accountStaysEmail(remaining.user));
    return remaining;
  });
  mail.wake();
  return completeSignIn(deps, sessions, user, { ...device, signedInWith });
}

const tooLate = say('That took too long. Please sign in again.');
