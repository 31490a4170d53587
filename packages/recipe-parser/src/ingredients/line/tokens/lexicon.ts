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

interface LexiconEntry {
  /** Bits of word-classes, and `startsUnitPhrase`. */
  readonly classes: number;
  readonly unit: UnitId | undefined;
}

interface ListedWord extends LexiconEntry {
  readonly text: string;
}

export interface UnitPhrase {
  /** The words after the first. */
  readonly rest: readonly string[];
  readonly unit: UnitId;
}

/**
 * @param written as in the line
 * @example lookUpWord('Cups').unit // 'cup'
 */
export function lookUpWord(written: string): ListedWord {
  const text = written.toLowerCase();
  const unit = written.length === 1 ? findExactUnit(written) : undefined;
  if (unit !== undefined) return { text, classes: 0, unit };
  return listedWords.get(text) ?? { text, classes: unlistedClasses(text), unit: abbreviatedUnit(text) };
}

/** "ст.л", "c.à.s". */
function abbreviatedUnit(folded: string): UnitId | undefined {
  return folded.includes('.') ? unitsBySpelling.get(folded.replaceAll('.', ' ')) : undefined;
}

/** What a word does that is not listed. */
function unlistedClasses(folded: string): number {
  const hyphen = folded.lastIndexOf('-');
  if (hyphen === -1) return 0;
  const last = folded.slice(hyphen + 1);
  const ofLast = listedWords.get(last)?.classes ?? 0;
  if ((ofLast & prepared) !== 0 || folded.startsWith('well-')) return prepared;
  if (describingEndings.has(last)) return describing;
  return sizeEndings.has(last) ? measureSize : 0;
}

/** @example isTimes(tokensOf('2 x')[1]) // true */
export function isTimes(token: { readonly text: string } | undefined): boolean {
  return token?.text.length === 1 && (token.text === 'x' || token.text === '×');
}

/** Spellings of several words by their first word, the longest first: "fl oz", "c à s". */
export const unitPhrases: ReadonlyMap<string, readonly UnitPhrase[]> = buildUnitPhrases();

/** Every word that the parser knows, in small letters. */
export const listedWords: ReadonlyMap<string, ListedWord> = buildListedWords();

const describingEndings: ReadonlySet<string> = new Set(
  'free fat style cut less flavored flavoured quality range sodium salt on in bred fed'.split(' '),
);
const sizeEndings: ReadonlySet<string> = new Set(['size', 'sized', 'length', 'thick']);

function buildListedWords(): ReadonlyMap<string, ListedWord> {
  const built = new Map<string, ListedWord>();
  for (const texts of [wordClasses.keys(), unitsBySpelling.keys(), unitPhrases.keys()]) {
    for (const text of texts) {
      const phrase = unitPhrases.has(text) ? startsUnitPhrase : 0;
      const classes = (wordClasses.get(text) ?? 0) | phrase;
      built.set(text, { text, classes, unit: unitsBySpelling.get(text) });
    }
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
