/** Words that no recipe uses, and what they may mean. */
import { sql } from 'drizzle-orm';
import { forgivenMistakes, likestWords } from '@saltbush/domain/recipes/likest-words';
import type { SearchTerm, SearchWord } from '@saltbush/domain/recipes/read-search';
import type { Db } from '../../../platform/db/connect';
import { recipeWords } from '../recipes.tables';
import type { Meanings } from './search-text';

/** Words that may be mistyped and that no recipe has: what is meant is looked for at once. */
export async function findUnknownWords(
  db: Db,
  terms: readonly SearchTerm[],
): Promise<SearchWord[]> {
  const words = correctableWords(terms);
  if (words.length === 0) return [];
  const { rows } = await db.execute<{ known: boolean }>(sql`
    select exists (select from ${recipeWords} known where known.word = given.word)
      or (given.is_begun and exists (
        select from ${recipeWords} known where known.word like given.word || '%')) as known
    from unnest(
      ${sql.param(words.map(({ word }) => word))}::text[],
      ${sql.param(words.map(({ beginning }) => beginning !== undefined))}::boolean[]
    ) with ordinality given (word, is_begun, place)
    order by place`);
  return words.filter((_, n) => !rows[n]!.known);
}

/** The likest words for each, without those that have none. */
export async function findMeanings(db: Db, words: readonly SearchWord[]): Promise<Meanings> {
  if (words.length === 0) return new Map();
  const { rows } = await db.transaction(async (tx) => {
    // Four letters with one wrong share a fifth of their triples, less than is usually asked for.
    await tx.execute(sql`select
      set_config('pg_trgm.similarity_threshold', '0.2', true),
      set_config('pg_trgm.word_similarity_threshold', '0.4', true)`);
    return tx.execute<{ word: string; alike: string[] }>(sql`
      select given.word, array(
        select known.word from ${recipeWords} known
        where known.word % given.word or given.word <% known.word
        order by similarity(known.word, given.word) desc, known.word
        limit ${mostCandidates}) as alike
      from unnest(${sql.param(words.map(({ word }) => word))}::text[]) given (word)`);
  });
  const alikeOf = new Map(rows.map(({ word, alike }) => [word, alike]));
  const meanings = words.map(({ word, beginning }): [string, string[]] => {
    const others = (alikeOf.get(word) ?? []).filter((other) => other !== word);
    return [word, likestWords(word, others, { isUnfinished: beginning !== undefined })];
  });
  return new Map(meanings.filter(([, meant]) => meant.length > 0));
}

/** Those long enough that a mistake in them is forgiven. */
export const correctableWords = (terms: readonly SearchTerm[]): SearchWord[] =>
  terms.flatMap(({ words }) => words).filter(({ word }) => forgivenMistakes(word) > 0);

const mostCandidates = 50;
