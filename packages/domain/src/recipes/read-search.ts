/**
 * From the text that a person searches by to what a recipe must have.
 *
 * - Every word must be found, in any order; a word said twice is said once.
 * - Words that name a food find the food under any of its names: "bell pepper" finds capsicum.
 * - The last word may be unfinished, since lists follow the typing: it is found by its beginning,
 *   up to two letters in titles only (they begin too many words; a sign of another script says more).
 * - Little words are left out; a text of nothing else asks for nothing.
 */
import { foodRuns } from './recipe-foods';
import { findingWords } from './search-words';

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
 * readSearch('Bell peppers with bee')
 * // bell & pepper, or capsicum; bee…
 */
export function readSearch(text: string): SearchTerm[] {
  const seen = new Set<string>();
  const terms = foodRuns(text).flatMap((run) => {
    const words = findingWords(run.text).filter((word) => !seen.has(word));
    words.forEach((word) => seen.add(word));
    const isNew = words.length > 0;
    return isNew ? [{ words: words.map(finished), food: run.food }] : [];
  });
  const kept = withinLimit(terms);
  const last = kept.at(-1)?.words.at(-1);
  if (last) last.beginning = saysEnough(last.word) ? 'anywhere' : 'title';
  return kept;
}

const finished = (word: string): SearchWord => ({ word, beginning: undefined });

function withinLimit(terms: SearchTerm[]): SearchTerm[] {
  let count = 0;
  return terms.filter(({ words }) => (count += words.length) <= mostSearchWords);
}

const saysEnough = (word: string): boolean =>
  word.length >= shortestBeginning || /[^\u0000-\u024f]/.test(word);

/** Nobody types more on purpose; each costs a look-up. */
const mostSearchWords = 12;
const shortestBeginning = 3;
