/**
 * The content of a session token: user, expiry, and a secret whose digest is the id of the session's
 * row. A JSON web token (RFC 7519), signed with HS256.
 *
 * Every token has the same header, so a token with any other is refused unread: other algorithms,
 * "none" least of all, never reach the signature. It is checked at once instead of in a thread of
 * WebCrypto, which would cost each call ten times as much.
 */
import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import { parseInput } from '@saltbush/contract/schemas/parse-input';

export type TokenKey = KeyObject;

interface TokenContent {
  userId: string;
  secret: string;
}

export const tokenKeyOf = (secret: string): TokenKey =>
  createSecretKey(Buffer.from(secret, 'utf8'));

export function signToken(
  key: TokenKey,
  { userId, secret }: TokenContent,
  issuedAt: Date,
  expiresAt: Date,
): string {
  const claims = {
    secret,
    iss: issuer,
    sub: userId,
    iat: secondsOf(issuedAt),
    exp: secondsOf(expiresAt),
  };
  const signed = `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
  return `${signed}.${signatureOf(key, signed).toString('base64url')}`;
}

/** The payload of a signed token; `isOver` checks its expiry. */
export interface SignedContent extends TokenContent {
  /** In whole seconds. */
  exp: number;
  /** When it was made, in whole seconds. */
  iat: number;
}

/** @returns nothing for a token that is damaged or forged */
export function readToken(key: TokenKey, token: string): SignedContent | undefined {
  const [head, claims = '', signature = '', ...more] = token.split('.');
  if (head !== header || more.length > 0) return undefined;
  const sent = Buffer.from(signature, 'base64url');
  const expected = signatureOf(key, `${header}.${claims}`);
  if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) return undefined;
  const read = parseClaims(claims);
  return read?.iss === issuer
    ? { userId: read.sub, secret: read.secret, exp: read.exp, iat: read.iat ?? 0 }
    : undefined;
}

export const isOver = ({ exp }: SignedContent, now: Date): boolean => exp <= secondsOf(now);

const issuer = 'saltbush';
const header = Buffer.from('{"alg":"HS256"}').toString('base64url');

const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1000);

const signatureOf = (key: TokenKey, signed: string): Buffer =>
  createHmac('sha256', key).update(signed).digest();

function parseClaims(text: string) {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    const checked = parseInput(claimsSchema, parsed);
    return checked.success ? checked.data : undefined;
  } catch {
    return undefined;
  }
}

const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string(),
  exp: z.number(),
  iat: z.optional(z.number()),
  secret: z.string(),
});
