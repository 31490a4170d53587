/**
 * The line that the parser reads: its text without what programs and printers left in it, cut into tokens.
 *
 * Few lines have such remains, and their tokens tell: so the text is searched only after it was cut.
 */
import { codeAt, isLetter, openBracket, point, slash } from '../../../characters/characters';
import { chosenPlural } from '../../../text/lines/chosen-plural';
import { withBracketedHalves, withWholeCompounds } from './compound-halves';
import { separateCuts, withNamedMixes } from './joined-cuts';
import { withJoinedSizes } from './joined-sizes';
import { otherScript, withPlainScript } from './other-scripts';
import { withPlainBrackets } from './plain-brackets';
import { tokensOf } from './tokens';
import type { Line, Token } from './tokens';

/** @example lineOf('14- ounce can').text // '14-ounce can' */
export function lineOf(written: string): Line {
  const latin = otherScript.test(written) ? withPlainScript(written) : written;
  const plain = withNamedMixes(separateCuts(withSeparateHalf(withWholeWords(latin))));
  const tokens = tokensOf(plain);
  const classes = classesUnlessRemains(plain, tokens);
  if (classes !== hasRemains) return { text: plain, tokens, classes };
  const text = withoutRemains(plain);
  const clean = text === plain ? tokens : tokensOf(text);
  return { text, tokens: clean, classes: clean.reduce((bits, token) => bits | token.classes, 0) };
}

/** "Milk soured w/ vinegar", "pasta w/o egg". */
const withWholeWords = (text: string): string =>
  text.includes('w/') ? text.replace(withoutIt, 'without ').replace(withIt, 'with ') : text;

const withoutIt = /(?<!\p{L})w\/o\s?(?=\p{L})/giu;
const withIt = /(?<!\p{L})w\/\s?(?=[\p{L}\p{N}])/giu;

/** "Un demi-citron" is half a lemon; "beurre demi-sel" stays whole. */
const withSeparateHalf = (text: string): string =>
  text.includes('demi-') ? text.replace(halfOfOne, 'demi ') : text;

const halfOfOne = /(?<=(?:^|[\s'’])(?:une?|\d) )demi-(?=\p{L}{3})/giu;

/** Nobody writes eleven halves: "11/2 cups" lost the space of "1 1/2". */
const gluedFraction =
  /(?<=(?<![\d/.,])[1-9])(?=1\/2(?!\d)|[12]\/3(?!\d)|[13]\/4(?!\d)|[1357]\/8(?!\d))/gu;

function withoutRemains(text: string): string {
  const linked = text.replace(link, '$1');
  const whole = chosenPlural(withWholeCompounds(withBracketedHalves(linked))).replace(
    thousands,
    withoutPoints,
  );
  return withJoinedSizes(withPlainBrackets(whole)).replace(gluedFraction, ' ');
}

const hasRemains = -1;

/**
 * The bits of all tokens, or `hasRemains` for "((or tamari))", "(, chopped)", "14- ounce", "Zwiebel(n)", "Dose/n", "(kook)room",
 * "[flour](https://…)", "1.500 g".
 */
function classesUnlessRemains(text: string, tokens: readonly Token[]): number {
  let isInBracket = false;
  let bits = 0;
  for (const { kind, start, end, classes } of tokens) {
    if (kind === 'word') {
      isInBracket = false;
      bits |= classes;
      continue;
    }
    if (kind === 'dash' || (isInBracket && (kind === 'open' || kind === 'comma')))
      return hasRemains;
    isInBracket = kind === 'open';
    if (kind === 'number') {
      if (end - start >= shortestThousands && codeAt(text, end - 4) === point) return hasRemains;
      if (end - start >= shortestGlued && codeAt(text, end - 2) === slash) return hasRemains;
    } else if ((kind === 'open' || kind === 'slash') && touchesText(text, start)) return hasRemains;
    else if (kind === 'close' && isLetter(codeAt(text, end))) return hasRemains;
  }
  return bits;
}

/** Whether a mark follows a letter or a closing bracket at once, and is followed by a letter. */
function touchesText(text: string, at: number): boolean {
  const before = codeAt(text, at - 1);
  const isJoined = isLetter(before) || (before === closeSquare && codeAt(text, at) === openBracket);
  return isJoined && (codeAt(text, at) !== slash || isLetter(codeAt(text, at + 1)));
}

const closeSquare = 93;

/** Markdown: the text of a link stands for it. */
const link = /!?\[([^\][]*)\]\([^()\s]*\)/g;

/** "1.500": a thousandth of it is no amount that anybody weighs in grams. */
const thousands =
  /(?<![\d.,/])[1-9]\d{0,2}(?:\.\d{3})+(?=(?:,\d+)?\s?(?:g|gr|gramm?s?|gramos|grammi|ml|mls|millilit\p{L}+|mililit\p{L}+)(?!\p{L}))/giu;
/** "11/2". */
const shortestGlued = 4;
const shortestThousands = 5;

function withoutPoints(number: string): string {
  return number.replaceAll('.', '');
}
