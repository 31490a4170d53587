/** Search text as a PostgreSQL full text query. */
import { foodRuns } from '@saltbush/domain/book/recipe-search/recipe-foods';
import { foodMark, titleMark } from '@saltbush/domain/book/recipe-search/derive-recipe';
import {
  parseSearchText,
  type SearchTerm,
  type SearchWord,
} from '@saltbush/domain/book/recipe-search/parse-search';
import { hasWords, type Condition } from './condition';

/** What the words of a search stand for, by the word. */
export interface WordsFound {
  /** Other words that a mistyped one may mean. */
  meanings: ReadonlyMap<string, readonly string[]>;
  /** All words that begin with an unfinished one, when they are few: cheaper than its beginning. */
  begunBy: ReadonlyMap<string, readonly string[]>;
  /** Longer words that are made with it; looked up where whole words find few recipes. */
  compounds?: ReadonlyMap<string, readonly string[]>;
}

/** Recipes with all words in the title first, then those with them in other fields. */
export function matchesOf(terms: readonly SearchTerm[], found: WordsFound): Condition[] {
  const inTitle = queryOf(terms, found, titleMark);
  const anywhere = queryOf(terms, found, '');
  return [hasWords(inTitle), hasWords(anywhere, inTitle)];
}

/** Recipes that have the words or compounds of them, without those of `matchesOf`. */
export function compoundMatches(
  terms: readonly SearchTerm[],
  { compounds, ...found }: WordsFound,
): Condition {
  return hasWords(queryOf(terms, { ...found, compounds }, ''), queryOf(terms, found, ''));
}

/**
 * Whole words anywhere: `hasWords` of the domain in the language of PostgreSQL's full text search.
 *
 * @returns undefined when the text asks for nothing
 */
export function wholeWords(text: string): string | undefined {
  const terms = parseSearchText(text).map((term) => ({
    ...term,
    words: term.words.map((word) => ({ ...word, beginning: undefined })),
  }));
  return terms.length === 0 ? undefined : queryOf(terms, nothingFound, '');
}

const nothingFound: WordsFound = { meanings: new Map(), begunBy: new Map() };

function queryOf(terms: readonly SearchTerm[], found: WordsFound, mark: string): string {
  return terms.map((term) => `(${termOf(term, found, mark)})`).join(' & ');
}

function termOf({ words, food, joined }: SearchTerm, found: WordsFound, mark: string): string {
  const expression = words.map((word) => `(${wordOf(word, found, mark)})`).join(' & ');
  const foods = [...(food === undefined ? [] : [food]), ...foodsBegunBy(words, found)];
  return [
    expression,
    ...(joined === undefined ? [] : [quoted(mark + joined)]),
    ...new Set(foods.map((key) => quoted(mark + foodMark + key))),
  ].join(' | ');
}

/** "capsi" may become "capsicum", which is a bell pepper. */
function foodsBegunBy(words: readonly SearchWord[], { begunBy }: WordsFound): string[] {
  const begun = words.length === 1 ? begunBy.get(words[0]!.word) : undefined;
  return (begun ?? []).flatMap((word) => foodRuns(word)[0]?.food ?? []);
}

function wordOf(sought: SearchWord, found: WordsFound, mark: string): string {
  const { word, beginning, pairs } = sought;
  if (pairs) return pairs.map((pair) => quoted(mark + pair)).join(' & ') + ':*';
  const others = [found.meanings, found.begunBy, found.compounds].flatMap(
    (meant) => meant?.get(word) ?? [],
  );
  const exact = [...new Set([word, ...others])].map((other) => quoted(mark + other));
  if (beginning === undefined || found.begunBy.has(word)) return exact.join(' | ');
  const begun = quoted((beginning === 'title' ? titleMark : mark) + word);
  return [...exact, `${begun}:*`].join(' | ');
}

/** Words are letters, their marks and digits; other marks are signs without meaning inside quotes. */
const quoted = (lexeme: string): string => `'${lexeme}'`;
