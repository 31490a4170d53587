/** An imported recipe is stored as a draft; the page for a new recipe opens with it. */
import type { RecipeDraftOnWire } from '@saltbush/contract/recipe/recipe-import/recipe-import';
import type { RecipeInput, RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { whatItMakes } from '@saltbush/domain/recipe/recipes/serves';
import { newId } from '../../../../api/new-id';
import { valuesFrom, type RecipeFormValues } from '../form-values';
import { formInput } from '../form-input';
import { storeDraft } from './draft-storage';

/** Its further images are ours already, unlike those on the site that it is from. */
type DraftWithImages = RecipeDraftOnWire &
  Partial<Pick<RecipeOnWire, 'moreImageUrls' | 'stepImages'>>;

/** @returns the id that the recipe will have */
export function storeImportedDraft(draft: DraftWithImages, imageUrl?: string): string {
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
export function inputFromDraft(draft: DraftWithImages, imageUrl?: string): RecipeInput {
  return formInput(valuesOf(draft, imageUrl)).input;
}

function valuesOf(draft: DraftWithImages, imageUrl: string | undefined): RecipeFormValues {
  const makes =
    draft.serves === undefined ? draft.yieldText : whatItMakes(draft.yieldText, draft.serves);
  return valuesFrom({ ...draft, yieldText: makes, imageUrl });
}
