/** What lists search and sort by and what calls answer, as columns beside the text; and the words that mistyped ones may mean. */
import { sql } from 'drizzle-orm';
import type { RecipeContent } from '@saltbush/recipe-parser/recipe';
import {
  deriveRecipe,
  recipeDerivationVersion,
} from '@saltbush/domain/recipes/search/derive-recipe';
import type { Db } from '../../../platform/db/connect';
import { cardContentJson, contentJson, menuJson } from './content-json';
import { ownerFacet, ownerWord } from './owner-search-tokens';
import { recipeWords } from '../recipes.tables';

/** Save both: `words` goes to `insertSearchWords` in the same transaction. */
export function deriveColumns(recipe: RecipeContent, ownerId: string) {
  const { searchWords, meantWords, facets, readyMinutes, sortTitle, diets, cover } =
    deriveRecipe(recipe);
  return {
    words: meantWords,
    columns: {
      derivedVersion: recipeDerivationVersion,
      // Marks, letters, digits and hyphens only: no quote needs escaping.
      search: [ownerWord(ownerId), ...searchWords.map((word) => `'${word}'`)].join(' '),
      facets: [ownerFacet(ownerId), ...facets],
      readyMinutes: readyMinutes ?? null,
      sortTitle,
      contentJson: contentJson(recipe, { diets, cover }),
      cardJson: cardContentJson(recipe, cover),
      menuJson: menuJson(recipe),
    },
  };
}

/**
 * Inserts the new words; most are known already. In sorted order, so that two transactions with the
 * same new words cannot deadlock. Each word is looked up in the
 * index: a set lookup would be planned as a join with the whole table.
 */
export async function insertSearchWords(tx: Db, words: readonly string[]): Promise<void> {
  if (words.length === 0) return;
  await tx.execute(sql`
    insert into ${recipeWords} (word)
    select word from unnest(${sql.param([...words])}::text[]) given (word) order by word
    on conflict do nothing`);
}
