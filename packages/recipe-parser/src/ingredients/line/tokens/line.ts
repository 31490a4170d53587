/**
 * The line that the parser reads: its text without what programs left in it, cut into tokens.
 *
 * Few lines have such remains, and their tokens tell: so the text is searched only after it was cut.
 */
import { withJoinedSizes } from './joined-sizes';
import { withPlainBrackets } from './plain-brackets';
import { tokensOf } from './tokens';
import type { Line, Token } from './tokens';

/** @example lineOf('14- ounce can').text // '14-ounce can' */
export function lineOf(written: string): Line {
  const tokens = tokensOf(written);
  if (!mayHaveRemains(tokens)) return { text: written, tokens };
  const text = withJoinedSizes(withPlainBrackets(written));
  return { text, tokens: text === written ? tokens : tokensOf(text) };
}

/** "((or tamari))", "(, chopped)", "14- ounce": a bracket before another mark, or a loose hyphen. */
function mayHaveRemains(tokens: readonly Token[]): boolean {
  let isInBracket = false;
  for (const { kind } of tokens) {
    if (kind === 'dash') return true;
    if (isInBracket && (kind === 'open' || kind === 'comma')) return true;
    isInBracket = kind === 'open';
  }
  return false;
}
