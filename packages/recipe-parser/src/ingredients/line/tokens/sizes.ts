/** Adjacent sizes: "small", "medium to large", "very large". */
import { hasClass } from './tokens';
import type { Token } from './tokens';
import { degree, size } from './word-classes';

/**
 * Index after the sizes that begin at the index, or the index itself when none does.
 *
 * @param classes bits of word-classes that count as sizes here
 */
export function afterSizes(tokens: readonly Token[], from: number, classes: number): number {
  let at = from;
  for (;;) {
    const token = tokens[at];
    if (hasClass(token, classes)) at++;
    else if (isSizeConjunction(token, at > from) && hasClass(tokens[at + 1], classes)) at += 2;
    else return at;
  }
}

/** Index after the first word of "whole head of garlic", "entire bunch parsley"; the index itself where there is none. */
export const afterWhole = (tokens: readonly Token[], at: number): number =>
  wholeWords.has(tokens[at]?.text ?? '') ? at + 1 : at;

const wholeWords: ReadonlySet<string> = new Set(['whole', 'entire', 'complete']);

/** "small to medium", "small-medium"; "very large" begins with its adverb. */
function isSizeConjunction(token: Token | undefined, isInside: boolean): boolean {
  if (!isInside) return hasClass(token, degree);
  return token?.kind === 'dash' || token?.text === 'to' || token?.text === 'or';
}

/** Only sizes that foods have: "thick" belongs to a slice, "large" to an onion as well. */
export function afterFoodSizes(tokens: readonly Token[], from: number): number {
  return afterSizes(tokens, from, size);
}
