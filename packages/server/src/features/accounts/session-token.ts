/**
 * What a session token says: whose it is, until when, and a secret whose digest names the session's
 * row. Signed with HS256; no other algorithm is read, "none" least of all.
 */
import { errors, jwtVerify, SignJWT } from 'jose';

interface TokenContent {
  userId: string;
  secret: string;
}

export async function signToken(
  key: Uint8Array,
  { userId, secret }: TokenContent,
  issuedAt: Date,
  expiresAt: Date,
): Promise<string> {
  return new SignJWT({ secret })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setSubject(userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(key);
}

/** @returns nothing for a token that is damaged, forged or past its end. */
export async function readToken(
  key: Uint8Array,
  token: string,
  now: Date,
): Promise<TokenContent | undefined> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      issuer,
      currentDate: now,
      requiredClaims: ['sub', 'exp'],
    });
    const secret = payload['secret'];
    return typeof secret === 'string' ? { userId: payload.sub!, secret } : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

const issuer = 'saltbush';
