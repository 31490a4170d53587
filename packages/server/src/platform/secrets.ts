/**
 * Secrets that travel in links and tokens: 256 random bits, of which only the SHA-256 is stored.
 * So much chance needs no slow hash.
 */
import { createHash, randomBytes } from 'node:crypto';

export const newSecret = (): string => randomBytes(32).toString('base64url');

export const digestOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');
