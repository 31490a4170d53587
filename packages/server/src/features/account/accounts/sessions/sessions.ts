/**
 * Sessions (Spec 4): an access token of 24 hours, bound to a row that can be revoked, and a refresh token that makes
 * new ones (`refresh-session.ts`). Refreshing keeps the row and its secret, so that a tab that still holds the older
 * access token works on. Where verified addresses are demanded, the session of someone unverified is only good for
 * verifying (`platform/http/session.ts`).
 */
import { AppError } from '@saltbush/contract/errors';
import { isSinceRotation } from '@saltbush/domain/account/accounts/refresh-rules';
import { say } from '@saltbush/domain/texts/say';
import type { Deps } from '../../../../deps';
import type { Db } from '../../../../platform/db/connect';
import type { SessionReader } from '../../../../platform/http/session';
import { digestOf, newSecret } from '../../../../platform/secrets';
import type { UserRow } from '../accounts.store';
import type { SignedInWith } from '../../../../schema/accounts';
import { newDeviceToken, readDeviceToken } from './device-token';
import { networkIdOf } from './known-networks';
import { refreshSession, type PresentedTokens, type RefreshedSession } from './refresh-session';
import { newRefreshToken } from './refresh-token';
import { loadSessionKey } from './session-key';
import type { TokenKey } from './session-token';
import {
  accessEnd,
  openSessionTokens,
  type IssuedToken,
  type SessionTokens,
} from './session-tokens';
import { confirmRotation, findLock, insertSession, preparedSessionRead } from './sessions.store';

export interface Sessions extends SessionReader {
  /**
   * Signs a person in, within the caller's transaction if there is one.
   *
   * @param user as they were when they proved who they are
   * @throws AppError ACCOUNT_DISABLED; SIGN_IN_REFUSED when their password has changed since
   */
  start(db: Db, user: SessionOwner, begun: BegunSession): Promise<IssuedToken>;
  /** A token that lets this device count its wrong passwords by itself (`device-token.ts`). */
  newDeviceToken(userId: string): string;
  /** The device's id; nothing for a token that is not one of this account. */
  readDeviceToken(userId: string, token: string): string | undefined;
  /** The key under which a caller's network is known to an account (`known-networks.ts`). */
  networkId(userId: string, address: string): string;
  /** @throws AppError SESSION_EXPIRED, EMAIL_NOT_VERIFIED */
  refresh(tokens: PresentedTokens): Promise<RefreshedSession>;
}

/** The row of the account. */
type SessionOwner = Pick<UserRow, 'id' | 'passwordHash'>;

interface BegunSession {
  /** Whose browser keeps the refresh token. */
  caller: {
    userAgent: string | undefined;
    keepRefreshToken: (refreshToken: string) => void;
  };
  signedInWith: SignedInWith;
}

/** Loads the key once: a session that starts within a transaction must need no second connection. */
export async function openSessions(deps: Deps): Promise<Sessions> {
  const { database, config, clock, log } = deps;
  const { db } = database;
  const key = await loadSessionKey(db, config.sessionSecret);
  const { requiresVerifiedEmail: demandsVerified } = config;
  const tokens = openSessionTokens(key, { clock, demandsVerified });
  const { claim } = tokens;

  return {
    claim,
    confirm: async ({ userId, sessionId, at, issuedAtMs }) => {
      const now = at.toISOString();
      const [row] = await preparedSessionRead(db).execute({ id: sessionId, userId, now });
      if (!row) return undefined;
      const { isAdmin, verifiedAt, rotatedAt, isRotationConfirmed } = row;
      const isNew = isSinceRotation({ issuedAtMs, rotatedAtMs: rotatedAt.getTime() });
      if (isNew && !isRotationConfirmed) await confirmRotation(db, sessionId, rotatedAt);
      const mustVerify = demandsVerified && verifiedAt === null;
      return { userId, sessionId, isAdmin, mustVerify };
    },
    start: (transaction, user, begun) => start({ key, tokens, clock }, transaction, user, begun),
    refresh: async (presented) => refreshSession({ key, tokens, database, log }, presented),
    newDeviceToken: (userId) => newDeviceToken(key, userId),
    readDeviceToken: (userId, token) => readDeviceToken(key, userId, token),
    networkId: (userId, address) => networkIdOf(key, userId, address),
  };
}

async function start(
  { key, tokens, clock }: { key: TokenKey; tokens: SessionTokens; clock: () => Date },
  transaction: Db,
  { id: userId, passwordHash }: SessionOwner,
  { caller, signedInWith }: BegunSession,
): Promise<IssuedToken> {
  const lock = await findLock(transaction, { userId, passwordHash });
  if (lock === 'disabled') throw new AppError('ACCOUNT_DISABLED');
  if (lock !== undefined) throw new AppError('SIGN_IN_REFUSED', refusals[lock]);
  const secret = newSecret();
  const id = digestOf(secret);
  const createdAt = clock();
  const times = { createdAt, rotatedAt: createdAt };
  const expiresAt = accessEnd(times, createdAt);
  const { text, digest: refreshTokenDigest } = newRefreshToken(key, id);
  await insertSession(transaction, {
    id,
    userId,
    userAgent: caller.userAgent?.slice(0, maxUserAgentLength) ?? null,
    signedInWith,
    ...times,
    expiresAt,
    refreshTokenDigest,
  });
  caller.keepRefreshToken(text);
  return tokens.issue(userId, secret, expiresAt);
}

const refusals = {
  'deletion-due': say('Your account is about to be deleted. Sign in again to keep it.'),
  'password-changed': say('The password was changed just now. Please sign in again.'),
};

const maxUserAgentLength = 300;
