import { createHash } from 'node:crypto';
import { cutText } from '@saltbush/recipe-parser/file';

/**
 * Where a recipe stands in its file, as a key of bounded length: an index of PostgreSQL takes at most
 * 2,700 bytes. Of a long one the end is a hash of the whole, because only the end may differ.
 *
 * @example placeKey('Soups/Laksa.cook#0') // 'Soups/Laksa.cook#0'
 */
export function placeKey(place: string): string {
  if (place.length <= longestPlace) return place;
  const hash = createHash('sha256').update(place).digest('base64url');
  return `${cutText(place, longestPlace - hash.length - 1)}…${hash}`;
}

const longestPlace = 500;

/**
 * An id for a recipe of another program's file, in the form that ours have: lines name recipes by it until all is read. It
 * is that of no stored recipe, so that a file cannot name one of somebody else.
 *
 * @param key as the reader gives it
 * @returns a UUID of version 8 (RFC 9562), the same for the same key
 */
export function fileId(key: string): string {
  const hash = createHash('sha256').update(`recipe of a file: ${key}`).digest('hex');
  return hash.replace(
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/,
    (_all, a, b, c, d, e) => `${a}-${b}-8${c}-8${d}-${e}`,
  );
}
