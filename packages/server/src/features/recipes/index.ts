/** The door: cards of recipes for features that show them, and leave to do something with one. */
import type { RecipeCard } from '@saltbush/contract/recipes';
import { canReadRecipe } from '@saltbush/domain/recipes/permissions';
import { authorize, type Authorized } from '../../platform/authorized';
import type { Db } from '../../platform/db/connect';
import { presentCard } from './recipes.present';
import { findOwnership, findReadableCards, type OwnershipRow } from './recipes.store';

/** Of these recipes the ones that the person may read, in no order; deleted ones are left out. */
export async function listReadableCards(
  db: Db,
  { ids, userId }: { ids: readonly string[]; userId: string },
): Promise<RecipeCard[]> {
  return (await findReadableCards(db, { ids, userId })).map(presentCard);
}

/** @throws AppError NOT_FOUND when there is none, or this person (or visitor) may not read it */
export async function getReadableRecipe(
  db: Db,
  id: string,
  userId: string | undefined,
): Promise<Authorized<OwnershipRow>> {
  return authorize(
    await findOwnership(db, id),
    (found) => found.deletedAt === null && canReadRecipe(found, userId),
  );
}
