/**
 * Sessions (Spec 4): a token of 24 hours in the browser, bound to a row that can be revoked.
 * Refreshing keeps the row and its secret, so that a tab that still holds the older token works on.
 */
import { AppError } from '@saltbush/contract/errors';
import { sessionLengthMs } from '@saltbush/domain/accounts/session-clock';
import type { Deps } from '../../deps';
import type { Db } from '../../platform/db/connect';
import type { SessionReader } from '../../platform/http/session';
import { digestOf, newSecret } from '../../platform/secrets';
import { loadSessionKey } from './session-key';
import { readToken, signToken } from './session-token';
import { extendSession, insertSession, preparedSessionRead } from './sessions.store';

export interface IssuedToken {
  token: string;
  expiresAt: string;
}

export interface Sessions {
  read: SessionReader;
  /** Signs a person in, within the caller's transaction if there is one. */
  start(db: Db, userId: string, userAgent: string | undefined): Promise<IssuedToken>;
  /** A token for the same session that holds for 24 hours from now. */
  extend(token: string): Promise<IssuedToken>;
}

/** Loads the key once: a session that starts within a transaction must need no second connection. */
export async function openSessions({ database: { db }, config, clock }: Deps): Promise<Sessions> {
  const key = await loadSessionKey(db, config.sessionSecret);

  async function contentOf(token: string) {
    const content = await readToken(key, token, clock());
    if (!content) throw new AppError('SESSION_EXPIRED');
    return { ...content, sessionId: digestOf(content.secret) };
  }

  /** Tokens count in whole seconds; the row and the answer say the same moment. */
  function newEnd(): Date {
    return new Date(Math.floor((clock().getTime() + sessionLengthMs) / 1000) * 1000);
  }

  async function issue(userId: string, secret: string, end: Date): Promise<IssuedToken> {
    const token = await signToken(key, { userId, secret }, clock(), end);
    return { token, expiresAt: end.toISOString() };
  }

  return {
    read: async (token) => {
      const { userId, sessionId } = await contentOf(token);
      const [row] = await preparedSessionRead(db).execute({ id: sessionId });
      const isOpen = row && row.revokedAt === null && row.expiresAt > clock();
      if (!isOpen || row.userId !== userId) throw new AppError('SESSION_EXPIRED');
      return { userId, sessionId, isAdmin: row.isAdmin };
    },
    start: async (transaction, userId, userAgent) => {
      const secret = newSecret();
      const expiresAt = newEnd();
      await insertSession(transaction, {
        id: digestOf(secret),
        userId,
        userAgent: userAgent?.slice(0, maxUserAgentLength) ?? null,
        createdAt: clock(),
        expiresAt,
      });
      return issue(userId, secret, expiresAt);
    },
    extend: async (token) => {
      const { userId, secret, sessionId } = await contentOf(token);
      const expiresAt = newEnd();
      if (!(await extendSession(db, sessionId, expiresAt))) throw new AppError('SESSION_EXPIRED');
      return issue(userId, secret, expiresAt);
    },
  };
}

const maxUserAgentLength = 300;
