/** A new account (Spec 4 and 5, Registration). The first of an instance becomes its admin. */
import { foldUsername } from '@saltbush/domain/account/accounts/names';
import type { Deps } from '../../../deps';
import { findFreeUsername, refuseTaken, withConflictsNamed } from './name-conflicts';
import { createAccount, type CreatedAccount } from './create-account';
import { refuseBlockedPassword } from './passwords/password-blocklist';
import type { Sessions } from './sessions/sessions';
import type { Caller } from './sign-in/caller';

interface Registration {
  username: string;
  email: string;
  password: string;
  invitationToken?: string | undefined;
  timeZone?: string | undefined;
  firstWeekday?: string | undefined;
  language?: string | undefined;
  /** Whether a name that somebody has gets a number. */
  addsNumber?: boolean | undefined;
}

/** @throws AppError REGISTRATION_CLOSED, EMAIL_TAKEN, USERNAME_TAKEN, VALIDATION_FAILED */
export async function register(
  deps: Deps,
  sessions: Sessions,
  { username: name, email, password, addsNumber, ...sent }: Registration,
  caller: Caller,
): Promise<CreatedAccount> {
  const { database, passwords, mail } = deps;
  refuseBlockedPassword(password, { username: name, email }, 'password');
  const passwordHash = await passwords.hash(password);

  const registered = await withConflictsNamed(() =>
    database.db.transaction(async (tx) => {
      const displayUsername = addsNumber ? await findFreeUsername(tx, name) : name;
      const names = { username: foldUsername(displayUsername), displayUsername, email };
      const account = { ...names, passwordHash, ...sent };
      return createAccount(deps, sessions, tx, {
        account,
        caller,
        check: () => refuseTaken(tx, names),
      });
    }),
  );
  mail.wake();
  return registered;
}
