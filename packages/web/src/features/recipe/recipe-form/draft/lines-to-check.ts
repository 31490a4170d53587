/**
 * Saved recipes with lines that a person should look at, such as those of several links that were imported at once. What
 * was found is a draft of the recipe, which its form opens with, until the lines are checked or the form is saved.
 */
import type { RecipeDraftOnWire } from '@saltbush/contract/recipe/recipe-import/recipe-import';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { valuesFrom } from '../form-values';
import { countDoubts } from './count-doubts';
import { readDrafts, storeDraft, useStoredDrafts, type StoredDraft } from './draft-storage';
import { withDoubts } from './imported-draft';

/** Nothing for a recipe without a doubtful line. */
export function storeLinesToCheck(recipe: RecipeOnWire, draft: RecipeDraftOnWire): void {
  const values = valuesFrom(recipe);
  const ingredients = withDoubts(values, draft);
  if (countDoubts({ ingredients }) === 0) return;
  void storeDraft({
    recipeId: recipe._id,
    revision: recipe.revision,
    values: { ...values, ingredients },
    isImported: true,
    keptAt: new Date().toISOString(),
  });
}

/** How many lines are to be checked, by the ids of their recipes. */
export function useLinesToCheck(): ReadonlyMap<string, number> {
  return new Map(
    useStoredDrafts()
      .filter(isToCheck)
      .map(({ recipeId, values }) => [recipeId, countDoubts(values)]),
  );
}

/** Another recipe with lines to check. */
export const findNextToCheck = (recipeId: string): string | undefined =>
  readDrafts().find((draft) => draft.recipeId !== recipeId && isToCheck(draft))?.recipeId;

const isToCheck = ({ revision, values }: StoredDraft): boolean =>
  revision !== undefined && countDoubts(values) > 0;
