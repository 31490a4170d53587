/** A new account (Spec 4 and 5, Registration). The first of an instance becomes its admin. */
import { foldUsername } from '@saltbush/domain/accounts/names';
import type { Deps } from '../../deps';
import type { Db } from '../../platform/db/connect';
import { newId } from '../../platform/ids';
import { acceptAtRegistration } from '../households';
import { findUser, insertUser, isFirstAccount, type UserRow } from './accounts.store';
import { refuseBlockedPassword } from './passwords/password-blocklist';
import { rememberNetwork } from './sessions/known-networks';
import { enqueueVerificationLink } from './email/account-links';
import { refuseTaken, withConflictsNamed } from './name-conflicts';
import type { IssuedToken } from './sessions/session-tokens';
import type { Sessions } from './sessions/sessions';
import type { Caller } from './sign-in/sign-in';

interface Registration {
  username: string;
  email: string;
  password: string;
  invitationToken?: string | undefined;
}

type Registered = IssuedToken & {
  user: UserRow;
  deviceToken: string;
  acceptedInvitation?: Awaited<ReturnType<typeof acceptAtRegistration>>;
};

export async function register(
  deps: Deps,
  sessions: Sessions,
  { username: displayUsername, email, password, invitationToken: key }: Registration,
  caller: Caller,
): Promise<Registered> {
  const { database, passwords, mail, clock } = deps;
  refuseBlockedPassword(password, { username: displayUsername, email }, 'password');
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
      await enqueueVerificationLink(deps, tx, user);
      const network = { id: sessions.networkId(user.id, caller.address), userId: user.id };
      await rememberNetwork(tx, network, now);
      return {
        ...(await acceptInvitation(tx, user, { key, now })),
        ...(await sessions.start(tx, user.id, caller.userAgent)),
      };
    }),
  );
  mail.wake();
  return { ...registered, deviceToken: sessions.newDeviceToken(registered.user.id) };
}

/** @returns the person as they are after joining */
async function acceptInvitation(
  tx: Db,
  user: UserRow,
  { key, now }: { key: string | undefined; now: Date },
): Promise<Pick<Registered, 'user' | 'acceptedInvitation'>> {
  if (key === undefined) return { user };
  const acceptedInvitation = await acceptAtRegistration(tx, { key, userId: user.id, now });
  if (!acceptedInvitation) return { user };
  return { user: (await findUser(tx, user.id)) ?? user, acceptedInvitation };
}
