/** What lists search and sort by, as columns beside the text; and the words that mistyped ones may mean. */
import { sql } from 'drizzle-orm';
import type { RecipeContent } from '@saltbush/domain/recipes/recipe';
import { deriveRecipe, recipeDerivationVersion } from '@saltbush/domain/recipes/search-words';
import type { Db } from '../../platform/db/connect';
import { ownerFacet, ownerWord } from './owner-marks';
import { recipeWords } from './recipes.tables';

/** Kept together: `words` goes to `keepWords` in the same transaction. */
export function deriveColumns(recipe: RecipeContent, ownerId: string) {
  const { searchWords, meantWords, facets, readyMinutes, sortTitle } = deriveRecipe(recipe);
  return {
    words: meantWords,
    columns: {
      derivedVersion: recipeDerivationVersion,
      // Marks, letters, digits and hyphens only: no quote needs escaping.
      search: [ownerWord(ownerId), ...searchWords.map((word) => `'${word}'`)].join(' '),
      facets: [ownerFacet(ownerId), ...facets],
      readyMinutes: readyMinutes ?? null,
      sortTitle,
    },
  };
}

/**
 * Writes down the words that are new; most of a recipe's are known. In their order, so that two who
 * bring the same new words wait for each other and never crosswise. Each known one is met in the
 * index: looked up together they would be joined with all words there are.
 */
export async function keepWords(tx: Db, words: readonly string[]): Promise<void> {
  if (words.length === 0) return;
  await tx.execute(sql`
    insert into ${recipeWords} (word)
    select word from unnest(${sql.param([...words])}::text[]) given (word) order by word
    on conflict do nothing`);
}
