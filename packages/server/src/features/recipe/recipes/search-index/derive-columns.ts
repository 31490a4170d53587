/**
 * What lists search and sort by and what calls answer, as columns beside the text; and the words that mistyped ones
 * may mean. Called by `computing`, on the serving thread or in a process.
 */
import type { RecipeContent } from '@saltbush/recipe-parser/recipe';
import { type Nutrient, nutrientKeys } from '@saltbush/recipe-parser/recipe/nutrients';
import { recipeCover } from '@saltbush/domain/book/recipe-covers/recipe-cover';
import {
  deriveRecipe,
  type DerivedRecipe,
  recipeDerivationVersion,
} from '@saltbush/domain/book/recipe-search/derive-recipe';
import { serveNutrition } from '@saltbush/domain/plan/nutrition/serve-nutrition';
import { withoutMarks } from '@saltbush/domain/recipe/formatted-text/plain-text';
import type { RecipeCover } from '@saltbush/domain/recipe/recipes/cover/cover';
import type { FlattenedRecipe } from '@saltbush/domain/recipe/sub-recipes/sub-recipe';
import { findCuratedCover } from '../../../access/curated-images';
import { cardContentJson, contentJson, menuJson } from './content-json';
import { ownerFacet, ownerWord } from './owner-search-tokens';

export type DerivedColumns = ReturnType<typeof deriveColumns>;

/**
 * Save both: `words` goes to `insertSearchWords` in the same transaction.
 *
 * @param subRecipes the recipes in it, and those in them, as far as its owner may read them
 */
export function deriveColumns(
  recipe: RecipeContent,
  ownerId: string,
  subRecipes: readonly FlattenedRecipe[] = [],
) {
  const { searchWords, meantWords, facets, readyMinutes, sortTitle, diets, ...found } =
    deriveRecipe(recipe, subRecipes);
  const plain = withoutMarks(recipe);
  const cover = coverOf(plain, found);
  return {
    words: meantWords,
    columns: {
      derivedVersion: recipeDerivationVersion,
      // Our marks, letters with theirs, digits and hyphens only: no quote needs escaping.
      search: [ownerWord(ownerId), ...searchWords.map((word) => `'${word}'`)].join(' '),
      facets: [ownerFacet(ownerId), ...facets],
      readyMinutes: readyMinutes ?? null,
      ingredientCount: recipe.ingredients.length,
      ...nutritionColumns(recipe, subRecipes),
      sortTitle,
      contentJson: contentJson(recipe, { diets, cover }),
      cardJson: cardContentJson(recipe, cover),
      menuJson: menuJson(plain, subRecipes),
    },
  };
}

/** Blank where nobody can say, so that no column stays from a text of before. */
function nutritionColumns(
  recipe: RecipeContent,
  subRecipes: readonly FlattenedRecipe[],
): Record<Nutrient, number | null> {
  const serve = serveNutrition(recipe, subRecipes);
  const columns = nutrientKeys.map((nutrient) => [nutrient, serve?.[nutrient] ?? null]);
  return Object.fromEntries(columns) as Record<Nutrient, number | null>;
}

/** What stands for it while it has no image. */
function coverOf(
  recipe: RecipeContent,
  { titleFoods, foods }: Pick<DerivedRecipe, 'titleFoods' | 'foods'>,
): RecipeCover {
  const steps = recipe.steps.map(({ text }) => text);
  return {
    ...recipeCover({ ...recipe, titleFoods, foods, steps }),
    ...findCuratedCover({ title: recipe.title, foods }),
  };
}
