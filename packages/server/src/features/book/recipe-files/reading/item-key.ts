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
