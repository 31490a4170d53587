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
  return entries.get(folded) ?? (folded.includes('-') ? compoundWord(folded) : ordinaryWord);
}

/** @example isTimes(tokensOf('2 x')[1]) // true */
export function isTimes(token: { readonly text: string } | undefined): boolean {
  return token?.text === 'x' || token?.text === '×';
}

/** Spellings of several words by their first word, the longest first: "fl oz", "c à s". */
export const unitPhrases: ReadonlyMap<string, readonly UnitPhrase[]> = buildUnitPhrases();

const entries = buildEntries();
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

function buildEntries(): ReadonlyMap<string, LexiconEntry> {
  const built = new Map<string, LexiconEntry>();
  for (const word of [...wordClasses.keys(), ...unitsBySpelling.keys(), ...unitPhrases.keys()]) {
    const phrase = unitPhrases.has(word) ? startsUnitPhrase : 0;
    const classes = (wordClasses.get(word) ?? 0) | phrase;
    built.set(word, { classes, unit: unitsBySpelling.get(word) });
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
