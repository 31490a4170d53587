/** One look-up per word of a line: what it does and which unit it names. */
import { foldSpelling, unitsBySpelling } from './units';
import type { UnitId } from './units';
import { wordClasses } from './word-classes';

export interface LexiconEntry {
  /** Bits of word-classes. */
  readonly classes: number;
  readonly unit: UnitId | undefined;
}

/**
 * @param written as in the line, since "T" is a tablespoon and "t" a teaspoon
 * @param folded the same in lower case
 * @example lookUpWord('Cups', 'cups') // { classes: 0, unit: 'cup' }
 */
export function lookUpWord(written: string, folded: string): LexiconEntry {
  if (written.length === 1) {
    if (written === 'T') return tablespoon;
    if (written === 't') return teaspoon;
  }
  return entries.get(folded) ?? ordinaryWord;
}

export interface UnitPhrase {
  /** The words after the first. */
  readonly rest: readonly string[];
  readonly unit: UnitId;
}

/** Spellings of several words by their first word, the longest first: "fl oz", "c à s". */
export const unitPhrases: ReadonlyMap<string, readonly UnitPhrase[]> = buildUnitPhrases();

const ordinaryWord: LexiconEntry = { classes: 0, unit: undefined };
const tablespoon: LexiconEntry = { classes: 0, unit: 'tbsp' };
const teaspoon: LexiconEntry = { classes: 0, unit: 'tsp' };
const entries = buildEntries();

function buildEntries(): Map<string, LexiconEntry> {
  const built = new Map<string, LexiconEntry>();
  for (const [word, classes] of wordClasses) built.set(word, { classes, unit: undefined });
  for (const [spelling, unit] of unitsBySpelling) {
    built.set(spelling, { classes: wordClasses.get(spelling) ?? 0, unit });
  }
  return built;
}

function buildUnitPhrases(): Map<string, UnitPhrase[]> {
  const built = new Map<string, UnitPhrase[]>();
  for (const [spelling, unit] of unitsBySpelling) {
    const [first = '', ...rest] = foldSpelling(spelling).split(' ');
    if (rest.length === 0) continue;
    const phrases = [...(built.get(first) ?? []), { rest, unit }];
    built.set(
      first,
      phrases.sort((a, b) => b.rest.length - a.rest.length),
    );
  }
  return built;
}
