/**
 * Sessions (Spec 4): a token of 24 hours in the browser, bound to a row that can be revoked.
 * Refreshing keeps the row and its secret, so that a tab that still holds the older token works on. Where verified
 * addresses are demanded, the session of someone unverified is only good for verifying (`platform/http/session.ts`).
 */
import { AppError } from '@saltbush/contract/errors';
import type { Deps } from '../../../deps';
import type { Db } from '../../../platform/db/connect';
import type { SessionReader } from '../../../platform/http/session';
import { digestOf, newSecret } from '../../../platform/secrets';
import type { UserRow } from '../accounts.store';
import type { SignedInWith } from '../accounts.tables';
import { newDeviceToken, readDeviceToken } from './device-token';
import { networkIdOf } from './known-networks';
import { loadSessionKey } from './session-key';
import {
  openSessionTokens,
  sessionEnd,
  type IssuedToken,
  type SessionTokens,
} from './session-tokens';
import {
  extendSession,
  findLock,
  findSession,
  insertSession,
  preparedSessionRead,
} from './sessions.store';

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
  /** A token for the same session that holds for 24 hours from now, or to the session's absolute end. */
  extend(token: string): Promise<IssuedToken>;
}

/** The row of the account. */
type SessionOwner = Pick<UserRow, 'id' | 'passwordHash'>;

interface BegunSession {
  userAgent: string | undefined;
  signedInWith: SignedInWith;
}

/** Loads the key once: a session that starts within a transaction must need no second connection. */
export async function openSessions({ database: { db }, config, clock }: Deps): Promise<Sessions> {
  const key = await loadSessionKey(db, config.sessionSecret);
  const { requiresVerifiedEmail: demandsVerified } = config;
  const tokens = openSessionTokens(key, { clock, demandsVerified });
  const { claim, issue } = tokens;

  return {
    claim,
    confirm: async ({ userId, sessionId, at }) => {
      const now = at.toISOString();
      const [row] = await preparedSessionRead(db).execute({ id: sessionId, userId, now });
      if (!row) return undefined;
      const { isAdmin, verifiedAt } = row;
      const mustVerify = demandsVerified && verifiedAt === null;
      return { userId, sessionId, isAdmin, mustVerify };
    },
    start: async (transaction, { id: userId, passwordHash }, { userAgent, signedInWith }) => {
      const lock = await findLock(transaction, { userId, passwordHash });
      if (lock === 'disabled') throw new AppError('ACCOUNT_DISABLED');
      if (lock !== undefined) throw new AppError('SIGN_IN_REFUSED', refusals[lock]);
      const secret = newSecret();
      const createdAt = clock();
      const expiresAt = sessionEnd(createdAt, createdAt);
      await insertSession(transaction, {
        id: digestOf(secret),
        userId,
        userAgent: userAgent?.slice(0, maxUserAgentLength) ?? null,
        signedInWith,
        createdAt,
        expiresAt,
      });
      return issue(userId, secret, expiresAt);
    },
    newDeviceToken: (userId) => newDeviceToken(key, userId),
    readDeviceToken: (userId, token) => readDeviceToken(key, userId, token),
    networkId: (userId, address) => networkIdOf(key, userId, address),
    extend: async (token) => extend(db, tokens, token),
  };
}

async function extend(
  db: Db,
  { claim, issue }: SessionTokens,
  token: string,
): Promise<IssuedToken> {
  const claimed = claim(token);
  const session = claimed && (await findSession(db, claimed.sessionId, claimed.at));
  const expiresAt = session && sessionEnd(session.createdAt, claimed.at);
  const isExtended = expiresAt && (await extendSession(db, session.id, expiresAt));
  if (!isExtended) throw new AppError('SESSION_EXPIRED');
  return issue(claimed.userId, claimed.secret, expiresAt);
}

const refusals = {
  'deletion-due': 'Your account is about to be deleted. Sign in again to keep it.',
  'password-changed': 'The password was changed just now. Please sign in again.',
};

const maxUserAgentLength = 300;
