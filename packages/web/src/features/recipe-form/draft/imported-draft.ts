/** An imported recipe is stored as a draft; the page for a new recipe opens with it. */
import type { RecipeDraftOnWire } from '@saltbush/contract/recipe-import/recipe-import';
import type { RecipeInput } from '@saltbush/contract/recipes';
import { statesOnlyServes } from '@saltbush/domain/recipes/serves';
import { newId } from '../../../api/new-id';
import { valuesFrom, type RecipeFormValues } from '../form-values';
import { formInput } from '../form-input';
import { storeDraft } from './draft-storage';

/** @returns the id that the recipe will have */
export function storeImportedDraft(draft: RecipeDraftOnWire, imageUrl?: string): string {
  const recipeId = newId();
  void storeDraft({
    recipeId,
    values: valuesOf(draft, imageUrl),
    isImported: true,
    keptAt: new Date().toISOString(),
  });
  return recipeId;
}

/** The request body of an unedited draft. */
export function inputFromDraft(draft: RecipeDraftOnWire, imageUrl?: string): RecipeInput {
  return formInput(valuesOf(draft, imageUrl)).input;
}

function valuesOf(draft: RecipeDraftOnWire, imageUrl: string | undefined): RecipeFormValues {
  const { yieldText = '' } = draft;
  const makes = statesOnlyServes(yieldText) && draft.serves !== undefined ? undefined : yieldText;
  return valuesFrom({ ...draft, yieldText: makes, imageUrl });
}
