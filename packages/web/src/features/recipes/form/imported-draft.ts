/** A recipe read from elsewhere waits as unsaved work; the page for a new recipe opens with it. */
import type { RecipeDraftOnWire } from '@saltbush/contract/recipe-import';
import { saysOnlyServes } from '@saltbush/domain/recipes/serves';
import { newId } from '../../../api/new-id';
import { valuesFrom } from './form-values';
import { keepUnsavedWork } from './unsaved-work';

export function keepImportedDraft(draft: RecipeDraftOnWire, imageUrl?: string): void {
  const { yieldText = '' } = draft;
  const makes = saysOnlyServes(yieldText) && draft.serves !== undefined ? undefined : yieldText;
  keepUnsavedWork({
    recipeId: newId(),
    values: valuesFrom({ ...draft, yieldText: makes, imageUrl }),
    isImported: true,
    keptAt: new Date().toISOString(),
  });
}
