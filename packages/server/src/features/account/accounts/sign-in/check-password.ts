/**
 * Checks an email and a password. Whether the address is unknown or the password wrong shows neither in
 * the words nor in the time.
 *
 * Wrong passwords are counted for the account, and separately for each device and each network that has
 * signed in to it before: an attacker locks out unknown devices, never the owner's.
 */
import { and, eq } from 'drizzle-orm';
import { AppError } from '@saltbush/contract/errors';
import type { Deps } from '../../../../deps';
import type { Db } from '../../../../platform/db/connect';
import { findUserByEmail, type UserRow } from '../accounts.store';
import { users } from '../../../../schema/accounts';
import { isKnownNetwork } from '../sessions/known-networks';
import type { Sessions } from '../sessions/sessions';
import { countAttempt, forgetAttempts, signInLimit } from './attempts';
import type { Caller } from './caller';

export interface Credentials {
  email: string;
  password: string;
  deviceToken?: string | undefined;
}

/** @throws AppError INVALID_CREDENTIALS, TOO_MANY_REQUESTS */
export async function checkPassword(
  { config, clock, passwords, database: { db } }: Deps,
  sessions: Sessions,
  { email, password, deviceToken }: Credentials,
  caller: Caller,
): Promise<UserRow> {
  const user = await findUserByEmail(db, email);
  const device =
    user && deviceToken !== undefined ? sessions.readDeviceToken(user.id, deviceToken) : undefined;
  const network = sessions.networkId(user?.id ?? email, caller.address);
  // Runs for unknown accounts too: timing must not reveal which accounts exist.
  const isKnown = await isKnownNetwork(db, network, clock());
  const subject = subjectOf(email, device, isKnown ? network : undefined);
  if (config.hasRateLimits) await countAttempt(db, signInLimit, subject, clock());

  const isRight = await passwords.isRight(password, user?.passwordHash);
  if (!user || !isRight) throw new AppError('INVALID_CREDENTIALS');
  await forgetAttempts(db, signInLimit, subject);
  if (!passwords.isDated(user.passwordHash)) return user;
  const passwordHash = await passwords.hash(password);
  const renewed = await renewHash(db, user, passwordHash);
  if (renewed) return renewed;
  // Another sign-in renewed it first, or it was changed.
  const current = await findUserByEmail(db, email);
  if (current && (await passwords.isRight(password, current.passwordHash))) return current;
  throw new AppError('INVALID_CREDENTIALS');
}

/** @returns nothing when the password was changed meanwhile, which stays */
async function renewHash(
  db: Db,
  { id, passwordHash: before }: UserRow,
  passwordHash: string,
): Promise<UserRow | undefined> {
  const [renewed] = await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, id), eq(users.passwordHash, before)))
    .returning();
  return renewed;
}

/** Whose wrong passwords are counted together. */
function subjectOf(email: string, device?: string, network?: string): string {
  if (device !== undefined) return `${email} on ${device}`;
  return network === undefined ? email : `${email} from ${network}`;
}
