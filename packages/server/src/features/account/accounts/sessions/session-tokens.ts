/** Issues the tokens of sessions, and checks them without the database. */
import { LRUCache } from 'lru-cache';
import { accessEndMs } from '@saltbush/domain/account/accounts/session-renewal';
import type { SessionClaim } from '../../../../platform/http/session';
import { digestOf } from '../../../../platform/secrets';
import { isOver, readToken, signToken, type SignedContent, type TokenKey } from './session-token';

export interface IssuedToken {
  token: string;
  expiresAt: string;
}

export interface SessionTokens {
  /** @returns nothing for a token that is forged or has expired */
  claim(token: string): Claim | undefined;
  /** @returns nothing for a token that is forged; also one that has expired */
  read(token: string): ReadToken | undefined;
  issue(userId: string, secret: string, end: Date): IssuedToken;
}

interface Claim extends SessionClaim {
  secret: string;
}

export type ReadToken = Claim & { isOver: boolean };

export function openSessionTokens(
  key: TokenKey,
  { clock, demandsVerified }: { clock: () => Date; demandsVerified: boolean },
): SessionTokens {
  /** Tokens with a checked signature. The database is asked each time whether their session is open. */
  const checked = new LRUCache<string, CheckedToken>({ max: maxCheckedTokens });

  function check(token: string): CheckedToken | undefined {
    const content = readToken(key, token);
    if (content === undefined) return undefined;
    const found = { ...content, sessionId: digestOf(content.secret) };
    checked.set(token, found);
    return found;
  }

  function read(token: string): ReadToken | undefined {
    const content = checked.get(token) ?? check(token);
    if (content === undefined) return undefined;
    const { userId, sessionId, secret, iat } = content;
    const at = clock();
    const issuedAtMs = iat * 1000;
    const isTokenOver = isOver(content, at);
    return { userId, sessionId, secret, at, issuedAtMs, demandsVerified, isOver: isTokenOver };
  }

  return {
    claim: (token) => {
      const found = read(token);
      return found?.isOver === false ? found : undefined;
    },
    read,
    issue: (userId, secret, end) => {
      const token = signToken(key, { userId, secret }, clock(), end);
      return { token, expiresAt: end.toISOString() };
    },
  };
}

/** Tokens use whole seconds; the row and the response have the same time. */
export const accessEnd = (
  { createdAt, rotatedAt }: { createdAt: Date; rotatedAt: Date },
  now: Date,
): Date => {
  const times = { beganAtMs: createdAt.getTime(), rotatedAtMs: rotatedAt.getTime() };
  return new Date(accessEndMs(times, now.getTime()));
};

interface CheckedToken extends SignedContent {
  sessionId: string;
}

/** A quarter of a kilobyte each. */
const maxCheckedTokens = 2_000;
