import { wellFormed } from '../../characters/well-formed';

/**
 * The beginning of a text, cut between characters and never inside a surrogate pair.
 *
 * @param most UTF-16 units
 * @example cutText('ab🍜', 3) // 'ab'
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return wellFormed(text);
  return wellFormed(text.slice(0, most).replace(/[\ud800-\udbff]$/, ''));
}
