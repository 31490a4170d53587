import { authorize, type Authorized } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import { digestOf } from '../../../platform/secrets';
import type { Demands } from '../account-access';
import { findAccess, findLinkedRecipeId, type AccessRow } from './recipe-access.store';

interface LinkedRecipeRequest {
  id: string;
  shareToken: string;
  userId: string;
  demands: Demands;
}

/**
 * Permission to read a recipe through one of its share links.
 *
 * @throws AppError NOT_FOUND when the link belongs to another recipe, was revoked or never existed, or
 * the recipe was deleted
 */
export async function getLinkedRecipe(
  db: Db,
  { id, shareToken, userId, demands }: LinkedRecipeRequest,
): Promise<Authorized<AccessRow>> {
  const linkedId = await findLinkedRecipeId(db, digestOf(shareToken), demands);
  return authorize(
    await findAccess(db, id, userId),
    (found) => found.id === linkedId && found.deletedAt === null,
  );
}
