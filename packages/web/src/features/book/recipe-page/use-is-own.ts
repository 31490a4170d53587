import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { canEditRecipe } from '@saltbush/domain/recipe/recipes/permissions';
import { useUser } from '../../../api/session';

/** Whether the reader may change the recipe. */
export function useIsOwn({ owner, sharingSettings }: RecipeOnWire): boolean {
  const user = useUser();
  const ownership = { ownerId: owner._id, sharingMode: sharingSettings.mode };
  return user !== undefined && canEditRecipe(ownership, user._id);
}
