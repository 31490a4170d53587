/**
 * Signing in (Spec 4, Login). Whether the address is unknown or the password wrong shows neither in
 * the words nor in the time; an unverified address is revealed only with the right password.
 *
 * Wrong passwords are counted for the account, and separately for each device and each network that has
 * signed in to it before: an attacker locks out unknown devices, never the owner's.
 */
import { AppError } from '@saltbush/contract/errors';
import type { Deps } from '../../../deps';
import { findUserByEmail, updateUser, type UserRow } from '../accounts.store';
import { countAttempt, forgetAttempts, signInLimit } from './attempts';
import { isKnownNetwork, rememberNetwork } from '../sessions/known-networks';
import type { IssuedToken } from '../sessions/session-tokens';
import type { Sessions } from '../sessions/sessions';

interface Credentials {
  email: string;
  password: string;
  deviceToken?: string | undefined;
}

/** Where a call comes from. */
export interface Caller {
  /** An IP address. */
  address: string;
  userAgent: string | undefined;
}

export async function signIn(
  deps: Deps,
  sessions: Sessions,
  { email, password, deviceToken }: Credentials,
  caller: Caller,
): Promise<IssuedToken & { user: UserRow; deviceToken: string }> {
  const { config, clock, passwords } = deps;
  const { db } = deps.database;
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

  if (config.requiresVerifiedEmail && user.verifiedAt === null) {
    throw new AppError('EMAIL_NOT_VERIFIED');
  }
  if (passwords.isDated(user.passwordHash)) {
    const passwordHash = await passwords.hash(password);
    await updateUser(db, user.id, { passwordHash, updatedAt: user.updatedAt });
  }
  await rememberNetwork(db, { id: network, userId: user.id }, clock());
  return {
    user,
    ...(await sessions.start(db, user.id, caller.userAgent)),
    deviceToken:
      deviceToken !== undefined && device ? deviceToken : sessions.newDeviceToken(user.id),
  };
}

/** Whose wrong passwords are counted together. */
function subjectOf(email: string, device?: string, network?: string): string {
  if (device !== undefined) return `${email} on ${device}`;
  return network === undefined ? email : `${email} from ${network}`;
}
