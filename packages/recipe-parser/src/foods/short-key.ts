/**
 * Keys that fit into an index row of a database, however long a name was typed.
 *
 * - A key of ordinary length stays as it is.
 * - A longer one is cut and ends in a hash of the whole, so
 *   that two long names stay two foods.
 */

/** PostgreSQL indexes rows of up to about 2,700 bytes; longer than any real food name. */
export const longestKey = 200;

/**
 * @param longest characters, at least 16
 * @example shortKey('brown-onion') // 'brown-onion'
 */
export function shortKey(key: string, longest = longestKey): string {
  if (key.length <= longest) return key;
  const ending = `-${hashOf(key, 0x811c9dc5)}${hashOf(key, 0x9e3779b9)}`;
  return key.slice(0, longest - ending.length) + ending;
}

/** FNV-1a, 32 bits from a given start: two starts together make a chance clash one in 10^19. */
function hashOf(text: string, start: number): string {
  let hash = start;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(36).padStart(7, '0');
}
