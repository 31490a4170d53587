/**
 * From the text that a person searches by to what a recipe must have.
 *
 * - Every word must be found, in any order; duplicate words count once.
 * - Words that name a food find the food under any of its names: "bell pepper" finds capsicum.
 * - The last word may be unfinished, since lists follow the typing: it is found by its beginning,
 *   up to two letters in titles only (they begin too many words; a character of another script is more specific).
 * - A word of a script without spaces is found inside of longer ones, by each two of its letters (`words-inside.ts`).
 * - A short word with signs in it is found as one word too: "C.B.T." finds "CBT".
 * - Little words are left out; a text of nothing else asks for nothing.
 */
import { foodRuns } from './recipe-foods';
import { searchTokens } from './derive-recipe';
import { type SignedPart, soughtPairs, splitSigned, splitUnspaced } from './words-inside';

export interface SearchTerm {
  /** All of them, or the food. */
  words: SearchWord[];
  /** The key of the food they name. */
  food: string | undefined;
  /** The words as one, if signs alone stand between them. */
  joined?: string | undefined;
}

export interface SearchWord {
  word: string;
  /** Where it is looked for by its beginning. */
  beginning: 'anywhere' | 'title' | undefined;
  /** Of a script without spaces: pairs of letters that must all be found, the last by its beginning. */
  pairs?: readonly string[];
}

/**
 * @example
 * parseSearchText('Bell peppers with bee')
 * // bell & pepper, or capsicum; bee…
 */
export function parseSearchText(text: string): SearchTerm[] {
  const { unspaced, rest } = splitUnspaced(text);
  const seen = new Set<string>();
  const isNew = (word: string): boolean => !seen.has(word) && seen.add(word) !== undefined;
  // Those without spaces are found by their beginning anyway: the last of the others may be unfinished.
  const terms = [
    ...unspaced.filter(isNew).map(unspacedTerm),
    ...splitSigned(rest).flatMap((part) => termsOf(part, isNew)),
  ];
  const limited = withinLimit(terms);
  const last = limited.at(-1)?.words.at(-1);
  if (last) last.beginning = isLongEnough(last.word) ? 'anywhere' : 'title';
  return limited;
}

function termsOf({ text, joined }: SignedPart, isNew: (word: string) => boolean): SearchTerm[] {
  const runs = foodRuns(text);
  if (joined !== undefined) {
    const words = searchTokens(runs.map((run) => run.text).join(' ')).filter(isNew);
    const food = runs.length === 1 ? runs[0]!.food : undefined;
    return words.length === 0 ? [] : [{ words: words.map(completeWord), food, joined }];
  }
  return runs.flatMap((run) => {
    const words = searchTokens(run.text).filter(isNew);
    return words.length === 0 ? [] : [{ words: words.map(completeWord), food: run.food }];
  });
}

const unspacedTerm = (word: string): SearchTerm => ({
  words: [{ ...completeWord(word), pairs: soughtPairs(word) }],
  food: undefined,
});

const completeWord = (word: string): SearchWord => ({ word, beginning: undefined });

function withinLimit(terms: SearchTerm[]): SearchTerm[] {
  let count = 0;
  return terms.filter(({ words }) => (count += words.length) <= mostSearchWords);
}

const isLongEnough = (word: string): boolean =>
  word.length >= shortestBeginning || /[^\u0000-\u024f]/.test(word);

/** A limit on the number of look-ups. */
const mostSearchWords = 12;
const shortestBeginning = 3;
