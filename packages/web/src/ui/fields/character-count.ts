/**
 * Hint or error about the length of a text: nothing while it is short, a count near the limit, an
 * error above it. Typing is never blocked: a long text can be shortened, a truncated one is lost.
 */
import { t } from '@lingui/core/macro';
import { formatCount } from '../format-count';

export interface CharacterCount {
  hint?: string;
  error?: string;
}

/**
 * @example characterCount('Damper', 200) // {}
 * @example characterCount('a'.repeat(190), 200) // { hint: '10 of 200 characters left' }
 * @example characterCount('a'.repeat(203), 200)
 * // { error: 'Please use at most 200 characters: 3 too many' }
 */
export function characterCount(text: string, most: number): CharacterCount {
  // Texts are trimmed before saving.
  const left = most - text.trim().length;
  if (left > most * tightShare) return {};
  const [limit, rest] = [formatCount(most), formatCount(Math.abs(left))];
  return left < 0
    ? { error: t`Please use at most ${limit} characters: ${rest} too many` }
    : { hint: t`${rest} of ${limit} characters left` };
}

const tightShare = 0.1;
