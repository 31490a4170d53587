/** The door: cards of recipes for features that show them, and leave to do something with one. */
import type { RecipeCard } from '@saltbush/contract/recipes';
import type { Db } from '../../platform/db/connect';
import { presentCard } from './recipes.present';
import { findReadableCards } from './cards.store';

export { findCards } from './cards.store';
export { copyRecipe, type RecipeCopy } from './copy-recipe';
export { getOwnRecipe, getOwnRecipes, getReadableRecipe, readRecipe } from './get-recipe';
export {
  keepMovedFacts,
  listBookIds,
  readBook,
  removeFromBook,
  type BookRecipe,
  type MovedFacts,
} from './moving';
export { createRecipe } from './save-recipe';
export { isReadableBy, isSharedBesidesSaving, sharedWith } from './readable';
export { presentCard } from './recipes.present';
export { findAccess as findRecipeAccess, type AccessRow } from './recipes.store';

/** Of these recipes the ones that the person may read, in no order; deleted ones are left out. */
export async function listReadableCards(
  db: Db,
  { ids, userId }: { ids: readonly string[]; userId: string },
): Promise<RecipeCard[]> {
  return (await findReadableCards(db, { ids, userId })).map(presentCard);
}
