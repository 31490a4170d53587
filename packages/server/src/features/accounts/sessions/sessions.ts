/**
 * Sessions (Spec 4): a token of 24 hours in the browser, bound to a row that can be revoked.
 * Refreshing keeps the row and its secret, so that a tab that still holds the older token works on.
 */
import { AppError } from '@saltbush/contract/errors';
import type { Deps } from '../../../deps';
import type { Db } from '../../../platform/db/connect';
import type { SessionReader } from '../../../platform/http/session';
import { digestOf, newSecret } from '../../../platform/secrets';
import { newDeviceToken, readDeviceToken } from './device-token';
import { networkIdOf } from './known-networks';
import { loadSessionKey } from './session-key';
import { newSessionEnd, openSessionTokens, type IssuedToken } from './session-tokens';
import { extendSession, insertSession, findLock, preparedSessionRead } from './sessions.store';

export interface Sessions extends SessionReader {
  /**
   * Signs a person in, within the caller's transaction if there is one.
   *
   * @throws AppError ACCOUNT_DISABLED
   */
  start(db: Db, userId: string, userAgent: string | undefined): Promise<IssuedToken>;
  /** A token that lets this device count its wrong passwords by itself (`device-token.ts`). */
  newDeviceToken(userId: string): string;
  /** The device's id; nothing for a token that is not one of this account. */
  readDeviceToken(userId: string, token: string): string | undefined;
  /** The key under which a caller's network is known to an account (`known-networks.ts`). */
  networkId(userId: string, address: string): string;
  /** A token for the same session that holds for 24 hours from now. */
  extend(token: string): Promise<IssuedToken>;
}

/** Loads the key once: a session that starts within a transaction must need no second connection. */
export async function openSessions({ database: { db }, config, clock }: Deps): Promise<Sessions> {
  const key = await loadSessionKey(db, config.sessionSecret);
  const { claim, issue } = openSessionTokens(key, clock);

  return {
    claim,
    confirm: async ({ userId, sessionId, at }) => {
      const [row] = await preparedSessionRead(db).execute({ id: sessionId });
      const isOpen = row && row.revokedAt === null && row.disabledAt === null && row.expiresAt > at;
      return isOpen && row.userId === userId
        ? { userId, sessionId, isAdmin: row.isAdmin }
        : undefined;
    },
    start: async (transaction, userId, userAgent) => {
      const lock = await findLock(transaction, userId);
      if (lock === 'disabled') throw new AppError('ACCOUNT_DISABLED');
      if (lock === 'deletion-due') throw new AppError('SIGN_IN_REFUSED', askedToBeDeleted);
      const secret = newSecret();
      const expiresAt = newSessionEnd(clock());
      await insertSession(transaction, {
        id: digestOf(secret),
        userId,
        userAgent: userAgent?.slice(0, maxUserAgentLength) ?? null,
        createdAt: clock(),
        expiresAt,
      });
      return issue(userId, secret, expiresAt);
    },
    newDeviceToken: (userId) => newDeviceToken(key, userId),
    readDeviceToken: (userId, token) => readDeviceToken(key, userId, token),
    networkId: (userId, address) => networkIdOf(key, userId, address),
    extend: async (token) => {
      const claimed = claim(token);
      const expiresAt = newSessionEnd(clock());
      const isOpen = claimed && (await extendSession(db, claimed.sessionId, expiresAt));
      if (!isOpen) throw new AppError('SESSION_EXPIRED');
      return issue(claimed.userId, claimed.secret, expiresAt);
    },
  };
}

const askedToBeDeleted = 'Your account is about to be deleted. Sign in again to keep it.';

const maxUserAgentLength = 300;
