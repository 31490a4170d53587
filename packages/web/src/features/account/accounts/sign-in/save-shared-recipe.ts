/** Saves the recipe that a visitor wanted before signing in (Spec 4 and 8, auto-save after login). */
import { t } from '@lingui/core/macro';
import { savedRecipesRoutes } from '@saltbush/contract/book/saved-recipes';
import { AppError } from '@saltbush/contract/errors';
import { call } from '../../../../api/call';
import { showToast } from '../../../../ui/feedback/toast';

interface SharedRecipe {
  recipeId: string;
  /** Of the link it was read through. */
  shareToken?: string;
}

export async function saveSharedRecipe({ recipeId, shareToken }: SharedRecipe): Promise<void> {
  try {
    await call(savedRecipesRoutes.addToMyRecipes, {
      params: { id: recipeId },
      body: { shareToken },
    });
  } catch (error) {
    if (!isThereAlready(error)) return sayItIsNotSaved();
  }
  showToast({
    kind: 'success',
    title: t`Recipe saved!`,
    message: t`Recipe has been automatically added to your collection`,
  });
}

const isThereAlready = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'ALREADY_IN_MY_RECIPES';

function sayItIsNotSaved(): void {
  showToast({
    kind: 'info',
    title: t`Login successful`,
    message: t`Recipe could not be automatically saved. You can save it manually from the recipe page.`,
  });
}
