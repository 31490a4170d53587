/** Finds one recipe and checks permission to read or change it, for every feature. */
import { canEditRecipe, canReadRecipe } from '@saltbush/domain/recipe/recipes/permissions';
import { authorize, type Authorized } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import {
  findAccess,
  findOwnership,
  findOwnerships,
  type AccessRow,
  type OwnershipRow,
} from './recipe-access.store';

/** @throws AppError NOT_FOUND when there is none, it was deleted, or it is someone else's */
export async function getOwnRecipe(
  db: Db,
  id: string,
  userId: string,
): Promise<Authorized<OwnershipRow>> {
  return authorize(
    await findOwnership(db, id),
    (found) => isNotDeleted(found) && canEditRecipe(found, userId),
  );
}

/** Like `getOwnRecipe` for several, in the order of the ids. */
export async function getOwnRecipes(
  db: Db,
  ids: readonly string[],
  userId: string,
): Promise<Authorized<OwnershipRow>[]> {
  const found = new Map((await findOwnerships(db, ids)).map((recipe) => [recipe.id, recipe]));
  return ids.map((id) =>
    authorize(found.get(id), (recipe) => isNotDeleted(recipe) && canEditRecipe(recipe, userId)),
  );
}

/** @throws AppError NOT_FOUND when there is none, or this person (or visitor) may not read it */
export async function getReadableRecipe(
  db: Db,
  id: string,
  userId: string | undefined,
): Promise<Authorized<AccessRow>> {
  return authorize(
    await findAccess(db, id, userId ?? null),
    (found) => isNotDeleted(found) && canReadRecipe(found, userId),
  );
}

const isNotDeleted = (recipe: OwnershipRow): boolean => recipe.deletedAt === null;
