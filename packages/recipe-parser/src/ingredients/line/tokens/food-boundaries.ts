/**
 * Where the words of a food go on, and where a remark begins.
 *
 * - Remark words end a food ("to taste", "for frying"), except "ready to eat".
 * - "cut", "split", "left" end it unless a food follows: "pork cut into cubes", but "thick cut pork".
 * - A participle before "into" or "with" ends it: "bread pulled into pieces".
 * - "in", "with", "from" and "and" belong to the food ("tuna in oil") unless a number or a possessive
 *   follows: "eggs in their shells", "beaten with 2 tbsp milk".
 */
import { afterBracket, hasClass } from './tokens';
import type { Token } from './tokens';
import {
  afterPreparation,
  approximation,
  describing,
  joining,
  preposition,
  remark,
  soldAs,
} from './word-classes';

/** Whether a food can begin or go on at the index. */
export function isFoodAt(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  if (token.kind === 'comma') {
    return hasClass(tokens[at + 1], describing | soldAs) && isFoodAt(tokens, at + 2);
  }
  if (token.kind === 'open') return isFoodAt(tokens, afterBracket(tokens, at));
  if (token.kind !== 'word' || hasClass(token, remark | preposition | joining)) return false;
  return !hasClass(token, afterPreparation) || isFoodAt(tokens, at + 1);
}

/** Whether the word at the index, after a food, opens a remark. */
export function endsFood(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const following = tokens[at + 1];
  if (!token) return true;
  if (hasClass(token, afterPreparation)) return !isFoodAt(tokens, at + 1);
  if (hasClass(token, remark)) return token.text !== 'to' || tokens[at - 1]?.text !== 'ready';
  if (hasClass(following, preposition) && participleEnds.has(following?.text ?? '')) {
    return token.text.endsWith('ed');
  }
  if (!hasClass(token, preposition | joining)) return false;
  if (following === undefined || following.kind === 'number') return true;
  if (token.text === 'with') return hasClass(following, approximation);
  return token.text === 'in' && shapeWords.has(following.text);
}

const participleEnds: ReadonlySet<string> = new Set(['into', 'with']);
const shapeWords: ReadonlySet<string> = new Set(
  'their its half halves pieces chunks quarters cubes slices strips one two'.split(' '),
);
