/**
 * One look-up per word of a line: what it does, and which unit it names.
 *
 * - Letter case matters once: "T" is a tablespoon, "t" a teaspoon.
 * - A word with hyphens that is not listed is classified by its ends: "well-stirred" and "rough-chopped"
 *   are preparations, "sugar-free" and "centre-cut" descriptions, "thumb-sized" is a size.
 */
import { findExactUnit, unitsBySpelling } from '../../../units/find-unit';
import type { UnitId } from '../../../units/units';
import { describing, measureSize, prepared, wordClasses } from './word-classes';

/** Bit beside those of word-classes: the word may open a unit of several words, "fl oz". */
export const startsUnitPhrase = 1 << 30;

export interface LexiconEntry {
  /** Bits of word-classes, and `startsUnitPhrase`. */
  readonly classes: number;
  readonly unit: UnitId | undefined;
}

export interface ListedWord extends LexiconEntry {
  readonly text: string;
}

export interface UnitPhrase {
  /** The words after the first. */
  readonly rest: readonly string[];
  readonly unit: UnitId;
}

/**
 * @param written as in the line
 * @param folded the same in lower case
 * @example lookUpWord('Cups', 'cups').unit // 'cup'
 */
export function lookUpWord(written: string, folded: string): LexiconEntry {
  if (written.length === 1) {
    const unit = findExactUnit(written);
    if (unit !== undefined) return { classes: 0, unit };
  }
  return findListed(folded, 0, folded.length) ?? unlistedWord(folded);
}

/**
 * The listed word between two places of a text, so that no text is cut out for it.
 *
 * @param folded a text in lower case
 * @example findListed('2 cups flour', 2, 6)?.text // 'cups'
 */
export function findListed(folded: string, start: number, end: number): ListedWord | undefined {
  const sameShape = wordsByShape[shapeOf(folded, start, end)];
  if (sameShape === undefined) return undefined;
  for (const listed of sameShape) {
    if (isTextAt(folded, start, end, listed.text)) return listed;
  }
  return undefined;
}

function isTextAt(text: string, start: number, end: number, word: string): boolean {
  if (word.length !== end - start) return false;
  for (let at = start; at < end; at++) {
    if (text.charCodeAt(at) !== word.charCodeAt(at - start)) return false;
  }
  return true;
}

/** What a word does that is not listed. */
export function unlistedWord(folded: string): LexiconEntry {
  return folded.indexOf('-') === -1 ? ordinaryWord : compoundWord(folded);
}

/** @example isTimes(tokensOf('2 x')[1]) // true */
export function isTimes(token: { readonly text: string } | undefined): boolean {
  return token?.text === 'x' || token?.text === '×';
}

/** Spellings of several words by their first word, the longest first: "fl oz", "c à s". */
export const unitPhrases: ReadonlyMap<string, readonly UnitPhrase[]> = buildUnitPhrases();

/** A power of two; so many fit into the fastest memory of a processor. */
const shapes = 2048;
const wordsByShape = buildWordsByShape();
const ordinaryWord: LexiconEntry = { classes: 0, unit: undefined };
const preparedWord: LexiconEntry = { classes: prepared, unit: undefined };
const describingWord: LexiconEntry = { classes: describing, unit: undefined };
const sizeWord: LexiconEntry = { classes: measureSize, unit: undefined };

const describingEndings: ReadonlySet<string> = new Set(
  'free fat style cut less flavored flavoured quality range sodium salt on in bred fed'.split(' '),
);
const sizeEndings: ReadonlySet<string> = new Set(['size', 'sized', 'length', 'thick']);

function compoundWord(folded: string): LexiconEntry {
  const last = folded.slice(folded.lastIndexOf('-') + 1);
  const isPrepared = ((wordClasses.get(last) ?? 0) & prepared) !== 0;
  if (isPrepared || folded.startsWith('well-')) return preparedWord;
  if (describingEndings.has(last)) return describingWord;
  return sizeEndings.has(last) ? sizeWord : ordinaryWord;
}

/** From length, first, middle and last letter: few listed words share it, and most others have that of none. */
function shapeOf(text: string, start: number, end: number): number {
  const first = text.charCodeAt(start);
  const middle = text.charCodeAt((start + end) >> 1);
  const last = text.charCodeAt(end - 1);
  return ((first << 6) ^ (middle << 3) ^ last ^ ((end - start) << 5)) & (shapes - 1);
}

function buildWordsByShape(): readonly (readonly ListedWord[] | undefined)[] {
  const built = Array.from({ length: shapes }, (): ListedWord[] | undefined => undefined);
  const words = new Set([...wordClasses.keys(), ...unitsBySpelling.keys(), ...unitPhrases.keys()]);
  for (const text of words) {
    const phrase = unitPhrases.has(text) ? startsUnitPhrase : 0;
    const classes = (wordClasses.get(text) ?? 0) | phrase;
    const listed = { text, classes, unit: unitsBySpelling.get(text) };
    (built[shapeOf(text, 0, text.length)] ??= []).push(listed);
  }
  return built;
}

function buildUnitPhrases(): ReadonlyMap<string, readonly UnitPhrase[]> {
  const built = new Map<string, UnitPhrase[]>();
  for (const [spelling, unit] of unitsBySpelling) {
    const [first = '', ...rest] = spelling.split(' ');
    if (rest.length === 0) continue;
    const phrases = [...(built.get(first) ?? []), { rest, unit }];
    built.set(
      first,
      phrases.sort((a, b) => b.rest.length - a.rest.length),
    );
  }
  return built;
}
