/** A new account (Spec 4 and 5, Registration). The first of an instance becomes its admin. */
import { foldUsername } from '@saltbush/domain/accounts/names';
import type { Deps } from '../../deps';
import { newId } from '../../platform/ids';
import { insertUser, isFirstAccount, type UserRow } from './accounts.store';
import { refuseGuessable } from './guessable';
import { postVerificationLink } from './links';
import { refuseTaken, withConflictsNamed } from './name-conflicts';
import type { IssuedToken, Sessions } from './sessions';

interface Registration {
  username: string;
  email: string;
  password: string;
}

export async function register(
  deps: Deps,
  sessions: Sessions,
  { username: displayUsername, email, password }: Registration,
  userAgent: string | undefined,
): Promise<IssuedToken & { user: UserRow }> {
  const { database, passwords, mail, clock } = deps;
  refuseGuessable(password, { username: displayUsername, email }, 'password');
  const username = foldUsername(displayUsername);
  const passwordHash = await passwords.hash(password);

  const registered = await withConflictsNamed(() =>
    database.db.transaction(async (tx) => {
      await refuseTaken(tx, { email, username });
      const now = clock();
      const user = await insertUser(tx, {
        id: newId(),
        username,
        displayUsername,
        email,
        passwordHash,
        isAdmin: await isFirstAccount(tx),
        createdAt: now,
        updatedAt: now,
      });
      await postVerificationLink(deps, tx, user);
      return { user, ...(await sessions.start(tx, user.id, userAgent)) };
    }),
  );
  mail.nudge();
  return registered;
}
