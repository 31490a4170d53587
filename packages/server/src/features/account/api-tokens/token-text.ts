/**
 * The text of an API token: `saltbush_`, whose it is, 256 random bits, and a signature of both. The prefix is for people,
 * and for programs that look for secrets in what is published. By the signature a made-up token is refused before the
 * database is asked, and its call counts for the address that it comes from.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { newSecret } from '../../../platform/secrets';

export interface TokenTexts {
  /** @example make(userId) // 'saltbush_AZYAAAAAcACgAAAAAAAAAQ3q…' */
  make: (userId: string) => string;
  /** @returns whose token it is; undefined of a text that is no token of this instance */
  ownerOf: (text: string) => string | undefined;
}

/** @param secret of the instance, which signs sessions too */
export function openTokenTexts(secret: string): TokenTexts {
  const signatureOf = (content: string): string =>
    createHmac('sha256', secret)
      .update(`api-token:${content}`)
      .digest('base64url')
      .slice(0, signatureLength);

  return {
    make: (userId) => {
      const owner = Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');
      const content = owner + newSecret();
      return `saltbush_${content}${signatureOf(content)}`;
    },
    ownerOf: (text) => {
      const [, owner, random = '', signature = ''] = tokenPattern.exec(text) ?? [];
      if (owner === undefined) return undefined;
      const right = Buffer.from(signatureOf(owner + random));
      if (!timingSafeEqual(right, Buffer.from(signature))) return undefined;
      return Buffer.from(owner, 'base64url').toString('hex').replace(uuidParts, '$1-$2-$3-$4-');
    },
  };
}

/** 128 bits. */
const signatureLength = 22;
const tokenPattern = /^saltbush_([\w-]{22})([\w-]{43})([\w-]{22})$/;
const uuidParts = /^(.{8})(.{4})(.{4})(.{4})/;
