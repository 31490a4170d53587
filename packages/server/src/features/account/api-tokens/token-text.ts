/**
 * The text of an API token: `saltbush_`, whose it is, and 256 random bits. The prefix is for people, and for programs
 * that look for secrets in what is published.
 */
import { newSecret } from '../../../platform/secrets';

/** @example newTokenText(userId) // 'saltbush_AZYAAAAAcACgAAAAAAAAAQ3q…' */
export const newTokenText = (userId: string): string =>
  `saltbush_${Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url')}${newSecret()}`;

/** @returns whose token it says it is; undefined of a text that is no API token */
export function ownerOfToken(text: string): string | undefined {
  const owner = tokenPattern.exec(text)?.[1];
  return (
    owner && Buffer.from(owner, 'base64url').toString('hex').replace(uuidParts, '$1-$2-$3-$4-')
  );
}

const tokenPattern = /^saltbush_([\w-]{22})[\w-]{43}$/;
const uuidParts = /^(.{8})(.{4})(.{4})(.{4})/;
