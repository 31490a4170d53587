import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { call } from '../../api/call';

/** Whether a visitor may read this recipe. Where the server cannot be asked, signing in is what is left. */
export async function isPublicRecipe(id: string): Promise<boolean> {
  try {
    await call(recipesRoutes.get, { params: { id } });
    return true;
  } catch {
    return false;
  }
}
