/**
 * Reads an amount from a place in a text.
 *
 * - A number is digits, a decimal (point or comma), a fraction ("1/2"), a vulgar fraction ("½"),
 *   a mixed number ("1 1/2", "1½", "1-1/2" with any dash, "1 and 1/2", "1+1/2", "1.1/2") or a word ("two", "half a
 *   dozen"). A fraction may have an ordinal's end: "1/3rd", "2/3rds".
 * - "1,000" is a thousand; "1,5" is one and a half.
 * - "4 plus 1" is five, "1 halbe" a half.
 * - Two rising numbers joined by a dash, "to", "or", "bis" … are a range. "2-1/2" is not rising,
 *   so it is two and a half.
 * - The result has the end index of the amount. No amount gives `undefined`.
 */
import {
  ampersand,
  codeAt,
  comma,
  divisionSlash,
  fractionSlash,
  hyphen,
  isDigit,
  isLetter,
  isLongDash,
  isVulgarFraction,
  lettersEnd,
  point,
  skipSpaces,
  slash,
  space,
} from '../characters/characters';
import { foreignHalves, numberWords, rangeWords } from './number-words';
import { vulgarFractions } from './vulgar-fractions';
import { addRationals, compareRationals, multiplyRationals, rational } from './rational';
import type { Rational } from './rational';

export interface QuantityReading {
  min: Rational;
  max: Rational;
  /** Index of the first character after the amount. */
  end: number;
}

interface NumberReading {
  value: Rational;
  end: number;
}

/**
 * @example readQuantity('2-3 eggs', 0) // { min: 2, max: 3, end: 3 }
 */
export function readQuantity(text: string, start: number): QuantityReading | undefined {
  const plain = readPlainCount(text, start);
  if (plain) return plain;
  const first = readNumber(text, start);
  if (!first) return undefined;
  const afterSeparator = skipRangeSeparator(text, first.end);
  const second = afterSeparator > 0 ? readNumber(text, afterSeparator) : undefined;
  // "15-15 oz" is one too: programs print both ends of a size that has one.
  if (second && compareRationals(first.value, second.value) <= 0) {
    return { min: first.value, max: second.value, end: second.end };
  }
  const { value, end } = readSum(text, first);
  return { min: value, max: value, end };
}

/** "4 plus 1", "½ + ¼". */
function readSum(text: string, first: NumberReading): NumberReading {
  const at = skipSpaces(text, first.end);
  if (!opensSum(codeAt(text, at))) return first;
  sumSign.lastIndex = at;
  const [sign] = sumSign.exec(text) ?? [];
  const more = sign === undefined ? undefined : readNumber(text, at + sign.length);
  return more ? { value: addRationals(first.value, more.value), end: more.end } : first;
}

function opensSum(code: number): boolean {
  return code === plus || code === smallP || code === capitalP;
}

const [plus, smallP, capitalP] = [43, 112, 80];
const sumSign = /(?:\+|plus\b)\s*(?=[\d½⅓⅔¼¾⅛])/iy;

/** Most amounts: a short number and a word that neither multiplies it nor makes it a range, "200 g", "200g". */
function readPlainCount(text: string, start: number): QuantityReading | undefined {
  const end = skipDigits(text, start);
  if (end === start || end - start > mostPlainDigits) return undefined;
  const hasSpace = codeAt(text, end) === space;
  const next = codeAt(text, hasSpace ? end + 1 : end);
  if (!isLetter(next)) return undefined;
  const count = digitsValue(text, start, end);
  const half = count === 1 && hasSpace ? readHalfOfOne(text, end + 1) : undefined;
  if (half) return { min: half.value, max: half.value, end: half.end };
  if (goesOnAt(next) || (hasSpace && opensRangeWord(next))) return undefined;
  const value = rational(count);
  return { min: value, max: value, end };
}

const mostPlainDigits = 4;

/** "1 halbe Zitrone", "1 demi citron": one piece that is a half. */
function readHalfOfOne(text: string, start: number): NumberReading | undefined {
  const end = lettersEnd(text, start);
  if (end - start > longestHalf || codeAt(text, end) !== space) return undefined;
  const word = text.slice(start, end).toLowerCase();
  return foreignHalves.includes(word) ? { value: rational(1, 2), end } : undefined;
}

const longestHalf = 6;

function readNumber(text: string, start: number): NumberReading | undefined {
  const code = codeAt(text, start);
  if (isDigit(code) || (code === point && isDigit(codeAt(text, start + 1)))) {
    return readDigits(text, start);
  }
  if (isVulgarFraction(code)) {
    const fraction = readVulgar(text, start);
    return fraction && readDozen(text, fraction);
  }
  return isLetter(code) ? readWords(text, start) : undefined;
}

function readDigits(text: string, start: number): NumberReading | undefined {
  const wholeEnd = skipDigits(text, start);
  const mark = codeAt(text, wholeEnd);
  if ((mark === point || mark === comma) && isDigit(codeAt(text, wholeEnd + 1))) {
    return readDecimal(text, start, wholeEnd);
  }
  const whole = digitsValue(text, start, wholeEnd);
  if (!canGoOn(text, wholeEnd)) return { value: rational(whole), end: wholeEnd };
  const denominatorStart = skipSlash(text, wholeEnd);
  if (denominatorStart > 0) {
    const end = skipDigits(text, denominatorStart);
    const denominator = digitsValue(text, denominatorStart, end);
    if (denominator === 0) return undefined;
    const value = rational(whole, denominator);
    return readDozen(text, { value, end: afterOrdinal(text, end) });
  }
  const fraction = readFractionPart(text, wholeEnd);
  if (!fraction) return readDozen(text, { value: rational(whole), end: wholeEnd });
  const value = addRationals(rational(whole), fraction.value);
  return readDozen(text, { value, end: fraction.end });
}

/** "1/3rd", "2/3rds", "3/4ths". */
function afterOrdinal(text: string, end: number): number {
  if (!isLetter(codeAt(text, end))) return end;
  ordinalEnd.lastIndex = end;
  return end + (ordinalEnd.exec(text)?.[0].length ?? 0);
}

const ordinalEnd = /(?:rd|th|nd)s?(?!\p{L})/iuy;

/** A quick check for most numbers: of all letters only those of "and", "plus" and "dozen" go on with one. */
function canGoOn(text: string, end: number): boolean {
  const next = codeAt(text, skipSpaces(text, end));
  return !isLetter(next) || goesOnAt(next);
}

function goesOnAt(letter: number): boolean {
  return letter === smallA || letter === capitalA || isDozenStart(letter) || opensSum(letter);
}

function isDozenStart(code: number): boolean {
  return code === smallD || code === capitalD;
}

const [smallA, capitalA, smallD, capitalD] = [97, 65, 100, 68];

/** "2 dozen" is 24: the recipe's counting is no package size. */
function readDozen(text: string, number: NumberReading): NumberReading {
  const start = skipSpaces(text, number.end);
  if (!isDozenStart(codeAt(text, start))) return number;
  const end = lettersEnd(text, start);
  if (!dozens.has(text.slice(start, end).toLowerCase())) return number;
  return { value: multiplyRationals(number.value, rational(12)), end };
}

const dozens: ReadonlySet<string> = new Set(
  'dozen doz dutzend docena docenas douzaine douzaines dozzina dozzine dozijn dozijnen dúzia dúzias dussin dusin'.split(
    ' ',
  ),
);

function readDecimal(text: string, start: number, wholeEnd: number): NumberReading {
  const whole = text.slice(start, wholeEnd);
  const end = skipDigits(text, wholeEnd + 1);
  const decimals = text.slice(wholeEnd + 1, end);
  const mixed = skipSlash(text, end) < 0 ? undefined : readFractionAt(text, wholeEnd + 1);
  if (mixed) {
    const value = addRationals(rational(Number(whole)), mixed.value);
    return { value, end: mixed.end };
  }
  const hasComma = codeAt(text, wholeEnd) === comma;
  if (hasComma && decimals.length === 3 && whole.length <= 3 && !whole.startsWith('0')) {
    return { value: rational(Number(whole + decimals)), end };
  }
  const digits = decimals.slice(0, mostDecimals);
  const scale = 10 ** digits.length;
  return { value: rational(Number(whole) * scale + Number(digits), scale), end };
}

/** More digits have no meaning for weights and would overflow. */
const mostDecimals = 6;

/** The fraction of a mixed number: "½", " 1/2", "-1/2" or " and 1/2" after the whole part. */
function readFractionPart(text: string, start: number): NumberReading | undefined {
  let at = skipSpaces(text, start);
  const isJoined = at === start;
  const sign = codeAt(text, at);
  if (sign === hyphen || sign === ampersand || sign === plus || isLongDash(sign)) {
    at = skipSpaces(text, at + 1);
  } else if (!isJoined && text.startsWith('and ', at)) {
    at = skipSpaces(text, at + 4);
  }
  const code = codeAt(text, at);
  if (isVulgarFraction(code)) return readVulgar(text, at);
  return at === start || !isDigit(code) ? undefined : readFractionAt(text, at);
}

/** A proper fraction of a kitchen: "21/25" is a size of prawns. */
function readFractionAt(text: string, at: number): NumberReading | undefined {
  const numeratorEnd = skipDigits(text, at);
  const denominatorStart = skipSlash(text, numeratorEnd);
  if (denominatorStart < 0) return undefined;
  const end = skipDigits(text, denominatorStart);
  const numerator = digitsValue(text, at, numeratorEnd);
  const denominator = digitsValue(text, denominatorStart, end);
  if (numerator >= denominator || !isOfKitchen(denominator)) return undefined;
  return { value: rational(numerator, denominator), end: afterOrdinal(text, end) };
}

function isOfKitchen(denominator: number): boolean {
  return denominator <= 16 || denominator === 32 || denominator === 64;
}

function readVulgar(text: string, start: number): NumberReading | undefined {
  const value = vulgarFractions.get(text.charAt(start));
  return value && { value, end: start + 1 };
}

/** "two", "half", "half a dozen", "two dozen", "two-thirds", "one and a half". */
function readWords(text: string, start: number): NumberReading | undefined {
  const end = lettersEnd(text, start);
  const value = numberWords.get(text.slice(start, end).toLowerCase());
  if (!value) return undefined;
  const reading = readFactors(text, { value, end });
  return isGluedToWord(text, reading.end) ? undefined : reading;
}

/** Words that multiply what precedes them: "half a dozen", "2 dozen", "two thirds". */
function readFactors(text: string, first: NumberReading): NumberReading {
  let { value, end } = first;
  for (let count = 0; count < mostFactors; count += 1) {
    const start = codeAt(text, end) === hyphen ? end + 1 : skipSpaces(text, end);
    if (start === end) return { value, end };
    const wordEnd = lettersEnd(text, start);
    const word = text.slice(start, wordEnd).toLowerCase();
    if (word === 'and' && text.startsWith(' a half', wordEnd)) {
      return { value: addRationals(value, rational(1, 2)), end: wordEnd + ' a half'.length };
    }
    const factor = factorWords.get(word);
    if (!factor) return { value, end };
    value = multiplyRationals(value, factor);
    end = wordEnd;
  }
  return { value, end };
}

/** "Half a dozen" has two; each of a long row would be read again from each of its words. */
const mostFactors = 4;

/** "half-baked" and "one-pot" hold no number. */
function isGluedToWord(text: string, end: number): boolean {
  return codeAt(text, end) === hyphen && isLetter(codeAt(text, end + 1));
}

/** What may multiply the number before it. */
const factorWords: ReadonlyMap<string, Rational> = new Map(
  [
    ...'a an dozen dutzend viertel couple hundred half quarter quarters fourths third thirds eighth'.split(
      ' ',
    ),
    ...foreignHalves,
  ].map((word) => [word, numberWords.get(word) ?? rational(1)]),
);

/** Where the second number of a range would start, or -1: "2-3", "2 to 3", "2-to 3". */
function skipRangeSeparator(text: string, start: number): number {
  let at = skipSpaces(text, start);
  const code = codeAt(text, at);
  const hasDash = code === hyphen || isLongDash(code);
  if (hasDash) at = skipSpaces(text, at + 1);
  if (at === start) return -1;
  if (!opensRangeWord(codeAt(text, at))) return hasDash ? at : -1;
  const end = lettersEnd(text, at);
  if (end - at > longestRangeWord) return hasDash ? at : -1;
  if (!rangeWords.has(text.slice(at, end).toLowerCase())) return hasDash ? at : -1;
  return skipSpaces(text, codeAt(text, end) === hyphen ? end + 1 : end);
}

const longestRangeWord = Math.max(...Array.from(rangeWords, (word) => word.length));
const rangeOpenings = new Uint8Array(256);
for (const word of rangeWords) {
  rangeOpenings[word.charCodeAt(0)] = 1;
  rangeOpenings[word.toUpperCase().charCodeAt(0)] = 1;
}

function opensRangeWord(code: number): boolean {
  return code >= 0 && code < rangeOpenings.length && rangeOpenings[code] === 1;
}

/** Where the denominator starts after "/", "⁄" or "∕", or -1. */
function skipSlash(text: string, start: number): number {
  const at = skipSpaces(text, start);
  const code = codeAt(text, at);
  if (code !== slash && code !== fractionSlash && code !== divisionSlash) return -1;
  const digits = skipSpaces(text, at + 1);
  return isDigit(codeAt(text, digits)) ? digits : -1;
}

/** Digit by digit, which is sooner done than by a text of its own. */
function digitsValue(text: string, start: number, end: number): number {
  if (end - start > mostExactDigits) return Number(text.slice(start, end));
  let value = 0;
  for (let at = start; at < end; at++) value = value * 10 + codeAt(text, at) - zero;
  return value;
}

const zero = 48;
/** Whole numbers of so many digits are exact. */
const mostExactDigits = 15;

function skipDigits(text: string, start: number): number {
  let at = start;
  while (isDigit(codeAt(text, at))) at++;
  return at;
}
