/**
 * What the page adds to a line of the data: "wenig Zimt" where the data has "Zimt", "2 eggs, beaten" for "2 eggs".
 *
 * - All words of the data stand on the page in their order; the words between them, in front and behind are what is added.
 * - In front and between them it is a measure in words or a kind of the food; a number would be a second measure.
 * - Behind them it is a remark: in brackets, after a comma, or a word or two of a line without an amount.
 * - Prices, adverts and facts are none of the line.
 */
import { isLabelledFact } from '../../text/fields/labelled-facts';
import { isAdvert } from '../../text/lines/adverts';
import { isAllergenRemark } from '../../text/lines/allergen-remarks';
import { statesPrice } from '../../text/lines/prices';

/** Longer additions are texts of the page. */
const mostAhead = 4;
const mostBehind = 3;
const longestRemark = 80;

/**
 * Only in front of the words of the line or between them.
 *
 * @example addsInside('wenig Zimt', 'Zimt') // true
 */
export function addsInside(shown: string, line: string): boolean {
  const parts = partsAround(shown, line);
  return parts !== undefined && parts.inner.some(hasLetters) && addsWords(shown, line);
}

/** @example addsWords('wenig Zimt (optional)', 'Zimt') // true */
export function addsWords(shown: string, line: string): boolean {
  const parts = partsAround(shown, line);
  if (parts === undefined || statesPrice(shown)) return false;
  const { inner, behind } = parts;
  if ([...inner, behind].some(isNoPart)) return false;
  return inner.every(isMeasureOrKind) && isRemark(behind, !/\p{N}/u.test(line));
}

interface Parts {
  /** In front of the words of the line and between them. */
  inner: string[];
  behind: string;
}

/** `undefined` where a word of the line is missing on the page, and where nothing is added. */
function partsAround(shown: string, line: string): Parts | undefined {
  const inner: string[] = [];
  let at = 0;
  for (const word of wordsOf(line)) {
    const found = placeOf(word, shown, at);
    if (found === undefined) return undefined;
    inner.push(shown.slice(at, found));
    at = found + word.length;
  }
  const behind = shown.slice(at).trim();
  const isMore = [...inner, behind].some((text) => /[\p{L}\p{N}]/u.test(text));
  return isMore ? { inner: inner.map((text) => text.trim()), behind } : undefined;
}

function wordsOf(line: string): string[] {
  return line.toLowerCase().match(/[\p{L}\p{M}]+|\p{N}[\p{N}.,/⁄]*/gu) ?? [];
}

/** Where a whole word begins, from a place on. */
function placeOf(word: string, shown: string, from: number): number | undefined {
  const text = shown.toLowerCase();
  if (text.length !== shown.length) return undefined;
  for (let at = text.indexOf(word, from); at !== -1; at = text.indexOf(word, at + 1)) {
    const [before = '', after = ''] = [text[at - 1], text[at + word.length]];
    if (!isJoined(before, word[0]!) && !isJoined(word.at(-1)!, after)) return at;
  }
  return undefined;
}

/** Two letters, or two figures. */
function isJoined(one: string, other: string): boolean {
  return /^(?:[\p{L}\p{M}]{2}|\p{N}{2}|\p{N}[.,/⁄])$/u.test(one + other);
}

function isNoPart(text: string): boolean {
  return text !== '' && (isAdvert(text) || isLabelledFact(text) || isAllergenRemark(text));
}

function isMeasureOrKind(text: string): boolean {
  return !/[\p{N}()]/u.test(text) && text.split(/\s+/).length <= mostAhead;
}

function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text);
}

function isRemark(text: string, hasNoAmount: boolean): boolean {
  if (text.length > longestRemark || /\p{N}/u.test(text)) return false;
  if (!hasLetters(text) || /^\([^()]*\)[.*]?$/u.test(text)) return true;
  if (/^[,;]\s*\p{Ll}/u.test(text)) return true;
  return (
    hasNoAmount && /^[\p{Ll}\p{M}.'’\s]+$/u.test(text) && text.split(/\s+/).length <= mostBehind
  );
}
