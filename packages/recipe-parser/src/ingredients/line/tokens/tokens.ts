/**
 * Cuts an ingredient line into tokens.
 *
 * - A number token is a whole amount: "1 1/2", "2-3", "½". Number words stay words, since "one" is
 *   not always a number; the reader of the amount decides.
 * - A number with letters on it is a word ("7up", "2-minute", "13-by-9-inch", "70%"), unless the
 *   letters are a unit, a size or an "x": "200g", "28-oz", "2large", "2x". So is "00", a kind of
 *   flour. In "x2" the number is a separate token.
 * - Hyphens and apostrophes between letters belong to the word, as does "/or" of "and/or".
 * - A hyphen between letters joins, one beside a space separates. A quotation mark after a digit
 *   is an inch.
 * - Every letter and digit of the line is in one token, so that nothing can get lost.
 */
import {
  caseBit,
  closeBracket,
  codeAt,
  comma,
  hyphen,
  isApostrophe,
  isDigit,
  isLetter,
  isMarkInsideWord,
  isSpace,
  isVulgarFraction,
  isWordCharacter,
  lettersEnd,
  percent,
  point,
  slash,
  smallA,
  smallZ,
  space,
} from '../../../characters/characters';
import { readQuantity } from '../../../units/read-quantity';
import type { QuantityReading } from '../../../units/read-quantity';
import type { UnitId } from '../../../units/units';
import { findListed, lookUpWord, startsUnitPhrase } from './lexicon';
import { asciiMarks, inchMarks, markKinds } from './marks';
import type { TokenKind } from './marks';
import { size } from './word-classes';
import { finishedKey, keyWith, noKey } from './word-keys';

/** A stretch of the line's text, from `start` up to but not including `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Token extends Span {
  readonly kind: TokenKind;
  /** Words in lower case, marks as they are, nothing for numbers. */
  readonly text: string;
  /** Bits of word-classes. */
  readonly classes: number;
  /** The unit that the word names by itself. */
  readonly unit: UnitId | undefined;
  readonly quantity: QuantityReading | undefined;
}

export interface Line {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** The bits of all its tokens, so that a whole step can be left out at once. */
  readonly classes: number;
}

/**
 * @example tokensOf('200g flour').map((token) => token.kind) // ['number', 'word', 'word']
 */
export function tokensOf(line: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < line.length) {
    const code = line.charCodeAt(at);
    const token = code === space ? undefined : readToken(line, at, code);
    if (token === undefined) at++;
    else {
      tokens.push(token);
      at = token.end;
    }
  }
  return tokens;
}

/** Whether the token is there and does any of these things. */
export function hasClass(token: Token | undefined, classes: number): boolean {
  return token !== undefined && (token.classes & classes) !== 0;
}

/** The text from one token up to, not including, another. */
export function spanOf({ tokens }: Line, from: number, to: number): Span {
  const start = tokens[from]?.start ?? 0;
  return { start, end: tokens[to - 1]?.end ?? start };
}

/** Index of the token after the bracket that opens at the index. */
export function afterBracket(tokens: readonly Token[], open: number): number {
  let depth = 1;
  let at = open + 1;
  for (; at < tokens.length && depth > 0; at++) {
    const kind = tokens[at]?.kind;
    if (kind === 'open') depth++;
    else if (kind === 'close') depth--;
  }
  return at;
}

function readToken(line: string, at: number, code: number): Token | undefined {
  if (code < asciiMarks.length) {
    const small = code | caseBit;
    if (small >= smallA && small <= smallZ) return readWord(line, at);
    if (code >= zero && code < zero + 10) return readNumber(line, at);
    if (asciiMarks[code] !== undefined) return readMark(line, at, code);
  }
  if (isLetter(code)) return readWord(line, at);
  if (isVulgarFraction(code)) return readNumber(line, at);
  if (code === point) return isDigit(codeAt(line, at + 1)) ? readNumber(line, at) : undefined;
  if (isWordCharacter(code)) return wordToken(line, at, wordEnd(line, at));
  return readMark(line, at, code);
}

function readNumber(line: string, start: number): Token {
  const isCode = codeAt(line, start) === zero && isDigit(codeAt(line, start + 1));
  const quantity = isCode ? undefined : readQuantity(line, start);
  if (!quantity) return wordToken(line, start, wordEnd(line, start));
  const { end } = quantity;
  const next = codeAt(line, end);
  if (next === percent) return wordToken(line, start, end + 1);
  const lettersStart = next === hyphen ? end + 1 : end;
  if (isLetter(codeAt(line, lettersStart)) && !canFollowNumber(line, lettersStart)) {
    return wordToken(line, start, wordEnd(line, end));
  }
  return { kind: 'number', text: '', start, end, classes: 0, unit: undefined, quantity };
}

/** Whether the letters that touch a number are a unit ("200g", "28-oz", "5fl oz") or an "x". */
function canFollowNumber(line: string, start: number): boolean {
  const end = lettersEnd(line, start);
  if (end === start + 1 && isX(codeAt(line, start))) return true;
  const { unit, classes } = lookUpWord(line.slice(start, end));
  return unit !== undefined || (classes & (startsUnitPhrase | size)) !== 0;
}

function isX(code: number): boolean {
  return code === smallX || code === capitalX;
}

/** After a number only letters count, so that "1-inch-thick" holds its inch. */
function readWord(line: string, start: number): Token {
  // "x2" is times two.
  const isTimes = isX(codeAt(line, start)) && isDigit(codeAt(line, start + 1));
  if (isTimes) return wordToken(line, start, start + 1);
  let key = noKey;
  let capitals = 0;
  let at = start;
  for (; at < line.length; at++) {
    const code = line.charCodeAt(at);
    const small = code | caseBit;
    if (small < smallA || small > smallZ) break;
    capitals |= code ^ small;
    key = keyWith(key, small);
  }
  if (at > start && endsPlainWord(line, at)) {
    return plainWord(line, start, at, {
      key: finishedKey(key, at - start),
      hasCapitals: capitals !== 0,
    });
  }
  const before = codeAt(line, start - 1);
  const touchesNumber = isDigit(before) || isVulgarFraction(before) || before === hyphen;
  return wordToken(line, start, touchesNumber ? lettersEnd(line, start) : wordEnd(line, start));
}

/** What goes on with no word: a space, a comma, the end of a bracket or sentence. */
function endsPlainWord(line: string, at: number): boolean {
  const code = codeAt(line, at);
  if (code === space || code === comma || code === closeBracket || code === -1) return true;
  return code === point && !isWordCharacter(codeAt(line, at + 1));
}

/** A word of nothing but letters of ASCII, as most are. */
function plainWord(
  line: string,
  start: number,
  end: number,
  { key, hasCapitals }: { key: number; hasCapitals: boolean },
): Token {
  if (key === keyOfT) return wordToken(line, start, end);
  const listed = findListed(line, start, end, key);
  if (listed !== undefined) {
    const { text, classes, unit } = listed;
    return { kind: 'word', text, start, end, classes, unit, quantity: undefined };
  }
  const written = line.slice(start, end);
  const text = hasCapitals ? written.toLowerCase() : written;
  return { kind: 'word', text, start, end, classes: 0, unit: undefined, quantity: undefined };
}

function wordToken(line: string, start: number, end: number): Token {
  const written = line.slice(start, end);
  const { classes, unit, text } = lookUpWord(written);
  return { kind: 'word', text, start, end, classes, unit, quantity: undefined };
}

function wordEnd(line: string, start: number): number {
  let at = start + 1;
  for (;;) {
    const code = codeAt(line, at);
    if (isLetter(code)) at++;
    else if (code === space || code === comma) return at;
    else if (isWordCharacter(code)) at++;
    else if (isApostrophe(code) && isElision(line, start, at)) return at + 1;
    else if (isMarkInsideWord(code) && isWordCharacter(codeAt(line, at + 1))) at += 2;
    else if (code === slash && line.startsWith('/or', at)) at += 3;
    else if (code === slash && isInFraction(line, at)) at += 2;
    else return code === percent ? at + 1 : at;
  }
}

/** "塩1/2": nothing is understood of it, and so it stays whole. */
function isInFraction(line: string, at: number): boolean {
  return isDigit(codeAt(line, at - 1)) && isDigit(codeAt(line, at + 1));
}

/** French and Italian "of" before a vowel: "huile d'olive"; but names are unchanged, "d'Anjou". */
function isElision(line: string, start: number, apostrophe: number): boolean {
  const opening = line.slice(start, apostrophe);
  if (opening !== 'd' && opening !== 'dell') return false;
  const next = line.charAt(apostrophe + 1);
  return next === next.toLowerCase();
}

function readMark(line: string, at: number, code: number): Token | undefined {
  const kind = code < asciiMarks.length ? asciiMarks[code] : markKinds.get(code);
  if (kind === undefined) return undefined;
  if (kind === 'word') {
    const isQuote = inchMarks.has(code) && !isDigit(codeAt(line, at - 1));
    const isNumbering = code === numberSign && !isBehindNumber(line, at);
    return isQuote || isNumbering ? undefined : wordToken(line, at, at + 1);
  }
  if (kind === 'dash' && !isFreeStanding(line, at)) return undefined;
  return {
    kind,
    text: line.charAt(at),
    start: at,
    end: at + 1,
    classes: 0,
    unit: undefined,
    quantity: undefined,
  };
}

/** "2# beef", "2 # beef": pounds. */
function isBehindNumber(line: string, at: number): boolean {
  return isDigit(codeAt(line, codeAt(line, at - 1) === space ? at - 2 : at - 1));
}

const numberSign = 35;

function isFreeStanding(line: string, at: number): boolean {
  if (at === 0 || at + 1 === line.length || line.charAt(at) === '—') return true;
  return isSpace(codeAt(line, at - 1)) || isSpace(codeAt(line, at + 1));
}

/** "T" and "t" are two units. */
const keyOfT = keyWith(noKey, 't'.charCodeAt(0));
const zero = 48;
const smallX = 120;
const capitalX = 88;
