import { authorize, type Authorized } from '../../platform/authorized';
import type { Db } from '../../platform/db/connect';
import { digestOf } from '../../platform/secrets';
import { findRecipeAccess, type AccessRow } from '../recipes';
import { findLinkedRecipe } from './share-links.store';

interface Asked {
  id: string;
  shareToken: string;
  userId: string;
}

/**
 * Leave to read a recipe by holding one of its links.
 *
 * @throws AppError NOT_FOUND when the link is another recipe's, was turned off, or never was, and when
 * the recipe was deleted
 */
export async function getLinkedRecipe(
  db: Db,
  { id, shareToken, userId }: Asked,
): Promise<Authorized<AccessRow>> {
  const linkedId = await findLinkedRecipe(db, digestOf(shareToken));
  return authorize(
    await findRecipeAccess(db, id, userId),
    (found) => found.id === linkedId && found.deletedAt === null,
  );
}
