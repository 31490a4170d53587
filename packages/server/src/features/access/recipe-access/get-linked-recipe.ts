import { AppError } from '@saltbush/contract/errors';
import { authorize, type Authorized } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import { digestOf } from '../../../platform/secrets';
import type { Demands } from '../account-access';
import { findAccess, findLinkedRecipeId, isEndedLink, type AccessRow } from './recipe-access.store';

interface LinkedRecipeRequest {
  id: string;
  shareToken: string;
  userId: string;
  demands: Demands;
}

/**
 * Permission to read a recipe through one of its share links.
 *
 * @throws AppError LINK_ENDED when it was turned off or came to its end; NOT_FOUND when it belongs to another recipe
 * or never existed, or the recipe was deleted
 */
export async function getLinkedRecipe(
  db: Db,
  { id, shareToken, userId, demands }: LinkedRecipeRequest,
): Promise<Authorized<AccessRow>> {
  const tokenHash = digestOf(shareToken);
  const linkedId = await findLinkedRecipeId(db, tokenHash, demands);
  if (linkedId === undefined && (await isEndedLink(db, tokenHash)))
    throw new AppError('LINK_ENDED');
  return authorize(
    await findAccess(db, id, userId),
    (found) => found.id === linkedId && found.deletedAt === null,
  );
}
