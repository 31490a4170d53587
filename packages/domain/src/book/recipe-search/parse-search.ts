/**
 * From the text that a person searches by to what a recipe must have.
 *
 * - Every word must be found, in any order; duplicate words count once.
 * - Words that name a food find the food under any of its names: "bell pepper" finds capsicum.
 * - The last word may be unfinished, since lists follow the typing: it is found by its beginning,
 *   up to two letters in titles only (they begin too many words; a character of another script is more specific).
 * - Little words are left out; a text of nothing else asks for nothing.
 */
import { foodRuns } from './recipe-foods';
import { searchTokens } from './derive-recipe';

export interface SearchTerm {
  /** All of them, or the food. */
  words: SearchWord[];
  /** The key of the food they name. */
  food: string | undefined;
}

export interface SearchWord {
  word: string;
  /** Where it is looked for by its beginning. */
  beginning: 'anywhere' | 'title' | undefined;
}

/**
 * @example
 * parseSearchText('Bell peppers with bee')
 * // bell & pepper, or capsicum; bee…
 */
export function parseSearchText(text: string): SearchTerm[] {
  const seen = new Set<string>();
  const terms = foodRuns(text).flatMap((run) => {
    const words = searchTokens(run.text).filter((word) => !seen.has(word));
    words.forEach((word) => seen.add(word));
    const isNew = words.length > 0;
    return isNew ? [{ words: words.map(completeWord), food: run.food }] : [];
  });
  const limited = withinLimit(terms);
  const last = limited.at(-1)?.words.at(-1);
  if (last) last.beginning = isLongEnough(last.word) ? 'anywhere' : 'title';
  return limited;
}

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
