/**
 * The text of an API token: `saltbush_`, whose it is, 256 random bits, and a signature of both. The prefix is for people,
 * and for programs that look for secrets in what is published. By the signature a made-up token is refused before the
 * database is asked, and its call counts for the address that it comes from.
 *
 * The refresh token of a connected program has the same form, with the id of the connection as its owner: by the signature
 * one that was used before is known as one that was issued.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { newSecret } from '../../../platform/secrets';

export interface TokenTexts {
  /** @example make(userId) // 'saltbush_AZYAAAAAcACgAAAAAAAAAQ3q…' */
  make: (ownerId: string) => string;
  /** @returns whose token it is; undefined of a text that is no token of this kind and instance */
  ownerOf: (text: string) => string | undefined;
}

const prefixes = { 'api-token': 'saltbush_', 'refresh-token': 'saltbush_refresh_' } as const;

/** @param secret of the instance, which signs sessions too */
export function openTokenTexts(
  secret: string,
  kind: keyof typeof prefixes = 'api-token',
): TokenTexts {
  const prefix = prefixes[kind];
  const pattern = new RegExp(`^${prefix}([\\w-]{22})([\\w-]{43})([\\w-]{22})$`);
  const signatureOf = (content: string): string =>
    createHmac('sha256', secret)
      .update(`${kind}:${content}`)
      .digest('base64url')
      .slice(0, signatureLength);

  return {
    make: (ownerId) => {
      const owner = Buffer.from(ownerId.replaceAll('-', ''), 'hex').toString('base64url');
      const content = owner + newSecret();
      return `${prefix}${content}${signatureOf(content)}`;
    },
    ownerOf: (text) => {
      const [, owner, random = '', signature = ''] = pattern.exec(text) ?? [];
      if (owner === undefined) return undefined;
      const right = Buffer.from(signatureOf(owner + random));
      if (!timingSafeEqual(right, Buffer.from(signature))) return undefined;
      return Buffer.from(owner, 'base64url').toString('hex').replace(uuidParts, '$1-$2-$3-$4-');
    },
  };
}

/** 128 bits. */
const signatureLength = 22;
const uuidParts = /^(.{8})(.{4})(.{4})(.{4})/;
