/**
 * The refresh token of a session: a secret, of which the session's row has the digest, and a signature that binds it to
 * the session. Each is exchanged for a successor that is derived from it with the instance's key: the same one when it
 * comes again, though no token is stored. Neither the database nor an older token is enough to make one.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PresentedToken } from '@saltbush/domain/account/accounts/refresh-rules';
import { digestOf, newSecret } from '../../../../platform/secrets';
import type { TokenKey } from './session-token';

export interface RefreshToken {
  secret: string;
  /** What the browser keeps. */
  text: string;
  /** What the row has. */
  digest: string;
}

export const newRefreshToken = (key: TokenKey, sessionId: string): RefreshToken =>
  refreshTokenOf(key, sessionId, newSecret());

export const successorOf = (key: TokenKey, sessionId: string, secret: string): RefreshToken =>
  refreshTokenOf(key, sessionId, signatureOf(key, `refresh-successor:${sessionId}:${secret}`));

/** @returns nothing for a text that is damaged, forged or another session's */
export function readRefreshToken(
  key: TokenKey,
  sessionId: string,
  text: string,
): RefreshToken | undefined {
  const token = refreshTokenOf(key, sessionId, text.split('.')[0]!);
  const right = Buffer.from(token.text);
  const sent = Buffer.from(text);
  const isRight = sent.length === right.length && timingSafeEqual(sent, right);
  return isRight ? token : undefined;
}

/** @param digest that of the row */
export function placeOf(
  key: TokenKey,
  { sessionId, token }: { sessionId: string; token: RefreshToken | undefined },
  digest: string | null,
): PresentedToken {
  if (token === undefined || digest === null) return 'none';
  if (token.digest === digest) return 'current';
  const isPrevious = successorOf(key, sessionId, token.secret).digest === digest;
  return isPrevious ? 'previous' : 'older';
}

function refreshTokenOf(key: TokenKey, sessionId: string, secret: string): RefreshToken {
  const text = `${secret}.${signatureOf(key, `refresh:${sessionId}:${secret}`)}`;
  return { secret, text, digest: digestOf(secret) };
}

/** The prefixes make these signatures differ from each other and from those of other tokens. */
const signatureOf = (key: TokenKey, content: string): string =>
  createHmac('sha256', key).update(content).digest('base64url');
