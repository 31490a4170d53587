/** A recipe read from elsewhere waits as unsaved work; the page for a new recipe opens with it. */
import type { RecipeDraftOnWire } from '@saltbush/contract/recipe-import';
import type { RecipeInput } from '@saltbush/contract/recipes';
import { saysOnlyServes } from '@saltbush/domain/recipes/serves';
import { newId } from '../../../api/new-id';
import { valuesFrom, type RecipeFormValues } from './form-values';
import { toInput } from './to-input';
import { keepUnsavedWork } from './unsaved-work';

/** @returns the id that the recipe will have */
export function keepImportedDraft(draft: RecipeDraftOnWire, imageUrl?: string): string {
  const recipeId = newId();
  keepUnsavedWork({
    recipeId,
    values: valuesOf(draft, imageUrl),
    isImported: true,
    keptAt: new Date().toISOString(),
  });
  return recipeId;
}

/** What the form would send if nobody changed it. */
export function inputFromDraft(draft: RecipeDraftOnWire, imageUrl?: string): RecipeInput {
  return toInput(valuesOf(draft, imageUrl)).input;
}

function valuesOf(draft: RecipeDraftOnWire, imageUrl: string | undefined): RecipeFormValues {
  const { yieldText = '' } = draft;
  const makes = saysOnlyServes(yieldText) && draft.serves !== undefined ? undefined : yieldText;
  return valuesFrom({ ...draft, yieldText: makes, imageUrl });
}
