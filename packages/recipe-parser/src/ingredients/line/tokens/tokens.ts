/**
 * Cuts an ingredient line into tokens.
 *
 * - A number token is a whole amount: "1 1/2", "2-3", "½". Number words stay words, since "one" is
 *   not always a number; the reader of the amount decides.
 * - A number with letters on it is a word ("7up", "2-minute", "13-by-9-inch", "70%"), unless the
 *   letters are a unit, a size or an "x": "200g", "28-oz", "2large", "2x". So is "00", a kind of
 *   flour. In "x2" the number is a separate token.
 * - Hyphens and apostrophes between letters belong to the word, as does "/or" of "and/or"; "cup(s)"
 *   is the word "cup".
 * - A hyphen between letters joins, one beside a space separates. A quotation mark after a digit
 *   is an inch.
 * - Every letter and digit of the line is in one token, so that nothing can get lost.
 */
import {
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
  openBracket,
  percent,
  point,
  slash,
  space,
} from '../../../characters/characters';
import { findExactUnit } from '../../../units/find-unit';
import { readQuantity } from '../../../units/read-quantity';
import type { QuantityReading } from '../../../units/read-quantity';
import type { UnitId } from '../../../units/units';
import { findListed, lookUpWord, startsUnitPhrase, unlistedWord } from './lexicon';
import { size } from './word-classes';

export type TokenKind = 'word' | 'number' | 'open' | 'close' | 'comma' | 'slash' | 'dash';

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
}

/**
 * @example tokensOf('200g flour').map((token) => token.kind) // ['number', 'word', 'word']
 */
export function tokensOf(line: string): Token[] {
  const text = { line, folded: foldCase(line) };
  const tokens: Token[] = [];
  let at = 0;
  while (at < line.length) {
    const token = codeAt(line, at) === space ? undefined : readToken(text, at);
    if (token) tokens.push(token);
    at = token ? token.end : at + 1;
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

/** A line, and the same with small letters: folded once, since each word is looked up by them. */
interface LineText {
  readonly line: string;
  readonly folded: string;
}

/** Where small letters are longer ("İ") each is folded alone, so that places in both texts are the same. */
function foldCase(line: string): string {
  const folded = line.toLowerCase();
  if (folded.length === line.length) return folded;
  return Array.from({ length: line.length }, (_, at) => {
    const small = line.charAt(at).toLowerCase();
    return small.length === 1 ? small : line.charAt(at);
  }).join('');
}

function readToken(text: LineText, at: number): Token | undefined {
  const { line } = text;
  const code = codeAt(line, at);
  if (isLetter(code)) return readWord(text, at);
  if (isDigit(code) || isVulgarFraction(code)) return readNumber(text, at);
  if (code === point) return isDigit(codeAt(line, at + 1)) ? readNumber(text, at) : undefined;
  if (isWordCharacter(code)) return wordToken(text, at, wordEnd(line, at));
  return readMark(text, at, code);
}

function readNumber(text: LineText, start: number): Token {
  const { line } = text;
  const isCode = codeAt(line, start) === zero && isDigit(codeAt(line, start + 1));
  const quantity = isCode ? undefined : readQuantity(line, start);
  if (!quantity) return wordToken(text, start, wordEnd(line, start));
  const { end } = quantity;
  const next = codeAt(line, end);
  if (next === percent) return wordToken(text, start, end + 1);
  const lettersStart = next === hyphen ? end + 1 : end;
  if (isLetter(codeAt(line, lettersStart)) && !canFollowNumber(text, lettersStart)) {
    return wordToken(text, start, wordEnd(line, end));
  }
  return { kind: 'number', text: '', start, end, classes: 0, unit: undefined, quantity };
}

/** Whether the letters that touch a number are a unit ("200g", "28-oz", "5fl oz") or an "x". */
function canFollowNumber(text: LineText, start: number): boolean {
  const end = lettersEnd(text.line, start);
  if (end === start + 1 && codeAt(text.folded, start) === smallX) return true;
  const { unit, classes } = lookUpWord(text.line.slice(start, end), text.folded.slice(start, end));
  return unit !== undefined || (classes & (startsUnitPhrase | size)) !== 0;
}

/** After a number only letters count, so that "1-inch-thick" holds its inch. */
function readWord(text: LineText, start: number): Token {
  const { line, folded } = text;
  // "x2" is times two.
  const isTimes = codeAt(folded, start) === smallX && isDigit(codeAt(line, start + 1));
  if (isTimes) return wordToken(text, start, start + 1);
  const before = codeAt(line, start - 1);
  const touchesNumber = isDigit(before) || isVulgarFraction(before) || before === hyphen;
  return wordToken(text, start, touchesNumber ? lettersEnd(line, start) : wordEnd(line, start));
}

function wordToken(source: LineText, start: number, end: number): Token {
  const { line, folded } = source;
  const listed = findListed(folded, start, end);
  const text = listed?.text ?? folded.slice(start, end);
  const exact = end - start === 1 ? findExactUnit(line.charAt(start)) : undefined;
  const { classes, unit } = listed ?? unlistedWord(text);
  const hasPlural = codeAt(line, end) === openBracket && line.startsWith('(s)', end);
  return {
    kind: 'word',
    text,
    start,
    end: hasPlural ? end + 3 : end,
    classes: exact === undefined ? classes : 0,
    unit: exact ?? unit,
    quantity: undefined,
  };
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
    else return code === percent ? at + 1 : at;
  }
}

/** French and Italian "of" before a vowel: "huile d'olive"; but names are unchanged, "d'Anjou". */
function isElision(line: string, start: number, apostrophe: number): boolean {
  const opening = line.slice(start, apostrophe);
  if (opening !== 'd' && opening !== 'dell') return false;
  const next = line.charAt(apostrophe + 1);
  return next === next.toLowerCase();
}

function readMark(text: LineText, at: number, code: number): Token | undefined {
  const { line } = text;
  const kind = markKinds.get(code);
  if (kind === undefined) return undefined;
  if (inchMarks.has(code) && !isDigit(codeAt(line, at - 1))) return undefined;
  if (kind === 'word') return wordToken(text, at, at + 1);
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

function isFreeStanding(line: string, at: number): boolean {
  if (at === 0 || at + 1 === line.length || line.charAt(at) === '—') return true;
  return isSpace(codeAt(line, at - 1)) || isSpace(codeAt(line, at + 1));
}

const zero = 48;
const smallX = 120;

/** What a mark between words does; every mark that is not listed does nothing. */
const markKinds: ReadonlyMap<number, TokenKind> = new Map(
  Object.entries({
    '(': 'open',
    '[': 'open',
    ')': 'close',
    ']': 'close',
    ',': 'comma',
    ';': 'comma',
    ':': 'comma',
    '/': 'slash',
    '|': 'slash',
    '-': 'dash',
    '–': 'dash',
    '—': 'dash',
    '~': 'word',
    '+': 'word',
    '×': 'word',
    '"': 'word',
    '”': 'word',
    '″': 'word',
  } as const).map(([mark, kind]) => [mark.charCodeAt(0), kind]),
);

const inchMarks: ReadonlySet<number> = new Set(Array.from('"”″', (mark) => mark.charCodeAt(0)));
