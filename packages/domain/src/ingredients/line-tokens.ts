/**
 * Cuts an ingredient line into tokens.
 *
 * - A number token is a whole amount: "1 1/2", "2-3", "½". Number words stay words, since "one" is
 *   not always a number; the reader of the amount decides.
 * - A number with letters on it is a word ("7up", "2-minute", "13-by-9-inch", "70%"), unless the
 *   letters are a unit or an "x": "200g", "28-oz", "2x".
 * - Hyphens and apostrophes between letters belong to the word; "cup(s)" is the word "cup".
 * - Every letter and digit of the line is in one token, so that nothing can get lost.
 */
import {
  hyphen,
  isDigit,
  isLetter,
  isMarkInsideWord,
  isSpace,
  isVulgarFraction,
  isWordCharacter,
  lettersEnd,
  percent,
  point,
} from './characters';
import { lookUpWord } from './lexicon';
import { readQuantity } from './read-quantity';
import type { QuantityReading } from './read-quantity';
import type { UnitId } from './units';

export type TokenKind = 'word' | 'number' | 'open' | 'close' | 'comma' | 'slash' | 'dash';

export interface Token {
  readonly kind: TokenKind;
  /** Lower case, for words. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
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
  const tokens: Token[] = [];
  let at = 0;
  while (at < line.length) {
    const token = readToken(line, at);
    if (token) tokens.push(token);
    at = token ? token.end : at + 1;
  }
  return tokens;
}

function readToken(line: string, at: number): Token | undefined {
  const code = line.charCodeAt(at);
  if (isLetter(code)) return readWord(line, at);
  if (isDigit(code) || isVulgarFraction(code) || isDecimalPoint(line, at)) {
    return readNumber(line, at);
  }
  if (isWordCharacter(code)) return wordToken(line, at, wordEnd(line, at));
  const kind = markKinds.get(code);
  if (kind === undefined) return undefined;
  if (inchMarks.has(code) && !isDigit(line.charCodeAt(at - 1))) return undefined;
  if (kind === 'dash') return isFreeStanding(line, at) ? markToken(line, kind, at) : undefined;
  return kind === 'word' ? wordToken(line, at, at + 1) : markToken(line, kind, at);
}

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

/** Quotation marks are inches only behind a digit: 1" of ginger. */
const inchMarks: ReadonlySet<number> = new Set(Array.from('"”″', (mark) => mark.charCodeAt(0)));

/** A hyphen between letters or behind a number joins; one beside a space separates. */
function isFreeStanding(line: string, at: number): boolean {
  const before = line.charCodeAt(at - 1);
  const after = line.charCodeAt(at + 1);
  return (
    at === 0 || at + 1 === line.length || isSpace(before) || isSpace(after) || line[at] === '—'
  );
}

function readNumber(line: string, start: number): Token {
  const quantity = readQuantity(line, start);
  if (!quantity) return wordToken(line, start, wordEnd(line, start));
  const { end } = quantity;
  const next = line.charCodeAt(end);
  if (next === percent) return wordToken(line, start, end + 1);
  const lettersStart = next === hyphen ? end + 1 : end;
  if (isLetter(line.charCodeAt(lettersStart)) && !canFollowNumber(line, lettersStart)) {
    return wordToken(line, start, wordEnd(line, end));
  }
  return { kind: 'number', text: '', start, end, classes: 0, unit: undefined, quantity };
}

/** Whether the letters that touch a number are a unit ("200g", "28-oz", "1-inch-thick") or an "x". */
function canFollowNumber(line: string, start: number): boolean {
  const end = lettersEnd(line, start);
  const letters = line.slice(start, end);
  return (
    letters === 'x' ||
    letters === 'X' ||
    lookUpWord(letters, letters.toLowerCase()).unit !== undefined
  );
}

function readWord(line: string, start: number): Token {
  const before = line.charCodeAt(start - 1);
  const touchesNumber = isDigit(before) || isVulgarFraction(before) || before === hyphen;
  const end = touchesNumber ? lettersEnd(line, start) : wordEnd(line, start);
  return wordToken(line, start, end);
}

function wordToken(line: string, start: number, end: number): Token {
  const written = line.slice(start, end);
  const text = written.toLowerCase();
  const { classes, unit } = lookUpWord(written, text);
  const hasPluralMark = line.startsWith('(s)', end);
  return {
    kind: 'word',
    text,
    start,
    end: hasPluralMark ? end + 3 : end,
    classes,
    unit,
    quantity: undefined,
  };
}

function markToken(line: string, kind: TokenKind, at: number): Token {
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

function wordEnd(line: string, start: number): number {
  let at = start + 1;
  for (;;) {
    const code = line.charCodeAt(at);
    if (isWordCharacter(code)) at++;
    else if (isMarkInsideWord(code) && isWordCharacter(line.charCodeAt(at + 1))) at += 2;
    else return code === percent ? at + 1 : at;
  }
}

function isDecimalPoint(line: string, at: number): boolean {
  return line.charCodeAt(at) === point && isDigit(line.charCodeAt(at + 1));
}
