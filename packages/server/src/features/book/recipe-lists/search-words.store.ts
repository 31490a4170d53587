/** Looks up search words among the words of all recipes: which exist, and spelling suggestions. */
import { sql } from 'drizzle-orm';
import {
  allowedMistakes,
  spellingSuggestions,
} from '@saltbush/domain/book/recipe-search/spelling-suggestions';
import type { SearchTerm, SearchWord } from '@saltbush/domain/book/recipe-search/parse-search';
import {
  compoundsOf,
  shortestCompoundPart,
} from '@saltbush/domain/book/recipe-search/words-inside';
import type { Db } from '../../../platform/db/connect';
import { recipeWords } from '../../../schema/recipes';
import type { WordsFound } from '../../recipe/recipe-query';

interface KnownWords {
  /** Long enough to be mistyped, and no recipe has them. */
  unknown: SearchWord[];
  begunBy: WordsFound['begunBy'];
  /** All that is asked for is the beginning of many words. */
  isFrequent: boolean;
}

export async function lookUpWords(db: Db, terms: readonly SearchTerm[]): Promise<KnownWords> {
  const all = terms.flatMap((term) => term.words);
  const words = all.filter(({ pairs }) => pairs === undefined);
  if (words.length === 0) return { unknown: [], begunBy: new Map(), isFrequent: false };
  const { rows } = await db.execute<{ known: boolean; begun: string[] }>(sql`
    select exists (select from ${recipeWords} known where known.word = given.word) as known,
      case when given.is_begun then array(
        select known.word from ${recipeWords} known where known.word like given.word || '%'
        limit ${maxCompletions + 1}) else '{}' end as begun
    from unnest(
      ${sql.param(words.map(({ word }) => word))}::text[],
      ${sql.param(words.map(({ beginning }) => beginning === 'anywhere'))}::boolean[]
    ) with ordinality given (word, is_begun, place)
    order by place`);
  const found = words.map((word, n) => ({ word, ...rows[n]! }));
  const few = found.filter(({ begun }) => begun.length > 0 && begun.length <= maxCompletions);
  const unknown = found.filter(({ known, begun }) => !known && begun.length === 0);
  return {
    unknown: correctable(unknown.map(({ word }) => word)),
    begunBy: new Map(few.map(({ word: { word }, begun }) => [word, begun])),
    isFrequent: all.length === 1 && isBegunByMany(found[0]!),
  };
}

/** A letter or two, sought in titles, begin words of most recipes. */
function isBegunByMany({ word, begun }: { word: SearchWord; begun: string[] }): boolean {
  return word.beginning === 'title' || begun.length > maxCompletions;
}

/** By the word, compounds that end or begin with it, the shortest first; without words that have none. */
export async function findCompounds(
  db: Db,
  terms: readonly SearchTerm[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const words = terms
    .flatMap((term) => term.words)
    .filter(({ word, pairs }) => pairs === undefined && word.length >= shortestCompoundPart)
    .map(({ word }) => word);
  if (words.length === 0) return new Map();
  const { rows } = await db.execute<{ word: string; around: string[] }>(sql`
    select given.word, array(
      select known.word from ${recipeWords} known
      where known.word like '%' || given.word or known.word like given.word || '%'
      order by length(known.word), known.word limit ${maxInside}) as around
    from unnest(${sql.param(words)}::text[]) given (word)`);
  const found = rows.map(({ word, around }) => [word, compoundsOf(word, around)] as const);
  return new Map(found.filter(([, compounds]) => compounds.length > 0));
}

/** Spelling suggestions by word, and words that have it inside, as compounds do; without words that have none. */
export async function findMeanings(
  db: Db,
  words: readonly SearchWord[],
): Promise<WordsFound['meanings']> {
  if (words.length === 0) return new Map();
  const { rows } = await db.transaction(async (tx) => {
    // Four letters with one typo share a fifth of their trigrams, below the default threshold.
    await tx.execute(sql`select
      set_config('pg_trgm.similarity_threshold', '0.2', true),
      set_config('pg_trgm.word_similarity_threshold', '0.4', true)`);
    return tx.execute<{ word: string; alike: string[]; around: string[] }>(sql`
      select given.word, array(
        select known.word from ${recipeWords} known
        where known.word % given.word or (given.is_begun and given.word <% known.word)
        order by similarity(known.word, given.word) desc, known.word
        limit ${maxCandidates}) as alike,
        case when length(given.word) >= ${shortestInside} then array(
          select known.word from ${recipeWords} known where known.word like '%' || given.word || '%'
          order by length(known.word), known.word limit ${maxInside}) else '{}' end as around
      from unnest(
        ${sql.param(words.map(({ word }) => word))}::text[],
        ${sql.param(words.map(({ beginning }) => beginning !== undefined))}::boolean[]
      ) given (word, is_begun)`);
  });
  const found = new Map(rows.map((row) => [row.word, row]));
  const meanings = words.map(({ word, beginning }): [string, string[]] => {
    const { alike = [], around = [] } = found.get(word) ?? {};
    const others = alike.filter((other) => other !== word);
    const isUnfinished = beginning !== undefined;
    return [
      word,
      [...new Set([...around, ...spellingSuggestions(word, others, { isUnfinished })])],
    ];
  });
  return new Map(meanings.filter(([, meant]) => meant.length > 0));
}

/** Those long enough that a mistake in them is forgiven; pairs of letters are right or wrong. */
export const correctable = (words: readonly SearchWord[]): SearchWord[] =>
  words.filter(({ word, pairs }) => pairs === undefined && allowedMistakes(word) > 0);

/** Letters of a word that is sought inside of others: "suppe" is in "kartoffelsuppe". */
const shortestInside = 4;
const maxInside = 40;
const maxCandidates = 50;
/** More than these are asked for by their beginning. */
const maxCompletions = 8;
