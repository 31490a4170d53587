/**
 * What lists search and sort by and what calls answer, as columns beside the text; and the words that mistyped ones
 * may mean. Called by `computing`, on the serving thread or in a process.
 */
import type { RecipeContent } from '@saltbush/recipe-parser/recipe';
import {
  deriveRecipe,
  recipeDerivationVersion,
} from '@saltbush/domain/book/recipe-search/derive-recipe';
import { cardContentJson, contentJson, menuJson } from './content-json';
import { ownerFacet, ownerWord } from './owner-search-tokens';

export type DerivedColumns = ReturnType<typeof deriveColumns>;

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
