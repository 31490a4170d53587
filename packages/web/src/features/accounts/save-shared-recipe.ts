/** Saves the recipe that a visitor wanted before signing in (Spec 4 and 8, auto-save after login). */
import { idParams } from '@saltbush/contract/fields';
import { route } from '@saltbush/contract/route';
import { call } from '../../api/call';
import { showToast } from '../../ui/toast';

export const addToMyRecipes = route({
  method: 'POST',
  path: '/recipes/{id}/add-to-my-recipes',
  summary: 'Add a recipe to my recipes.',
  access: 'signed-in',
  params: idParams,
});

export async function saveSharedRecipe(id: string): Promise<void> {
  try {
    await call(addToMyRecipes, { params: { id } });
    showToast({
      kind: 'success',
      title: 'Recipe saved!',
      message: 'Recipe has been automatically added to your collection',
    });
  } catch {
    showToast({
      kind: 'info',
      title: 'Login successful',
      message:
        'Recipe could not be automatically saved. You can save it manually from the recipe page.',
    });
  }
}
