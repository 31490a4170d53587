/** Getting at one recipe: the leave to read or change it is asked here, for every feature. */
import type { RecipeOnWire } from '@saltbush/contract/recipes';
import { canEditRecipe, canReadRecipe } from '@saltbush/domain/recipes/permissions';
import { authorize, type Authorized } from '../../platform/authorized';
import type { Db } from '../../platform/db/connect';
import { presentRecipe } from './recipes.present';
import {
  findAccess,
  findOwnership,
  findOwnerships,
  findRecipe,
  type AccessRow,
  type OwnershipRow,
} from './recipes.store';

/** @throws AppError NOT_FOUND when there is none, it was deleted, or it is someone else's */
export async function getOwnRecipe(
  db: Db,
  id: string,
  userId: string,
): Promise<Authorized<OwnershipRow>> {
  return authorize(
    await findOwnership(db, id),
    (found) => isKept(found) && canEditRecipe(found, userId),
  );
}

/** The same of several, in the order asked for. */
export async function getOwnRecipes(
  db: Db,
  ids: readonly string[],
  userId: string,
): Promise<Authorized<OwnershipRow>[]> {
  const found = new Map((await findOwnerships(db, ids)).map((recipe) => [recipe.id, recipe]));
  return ids.map((id) =>
    authorize(found.get(id), (recipe) => isKept(recipe) && canEditRecipe(recipe, userId)),
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
    (found) => isKept(found) && canReadRecipe(found, userId),
  );
}

/**
 * The whole recipe, whoever may read it: the caller has asked for leave. Not a deleted one.
 *
 * @param askerId whose save and favourite it may be
 */
export async function readRecipe(
  db: Db,
  id: string,
  askerId: string | null = null,
): Promise<RecipeOnWire | undefined> {
  const found = await findRecipe(db, id, askerId);
  return found && presentRecipe(found, askerId);
}

const isKept = (recipe: OwnershipRow): boolean => recipe.deletedAt === null;
