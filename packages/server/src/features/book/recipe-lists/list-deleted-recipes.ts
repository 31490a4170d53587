/** Answers a request for the deleted recipes that can still be restored, with their cards. */
import { deletedRecipeRetentionMs } from '@saltbush/domain/recipe/recipes/deleted-recipes';
import type { Database } from '../../../platform/db/connect';
import { listCards } from '../../recipe/recipes';
import { listDeleted } from './deleted-recipes.store';

export async function listDeletedRecipes(
  { db, statementPool }: Pick<Database, 'db' | 'statementPool'>,
  request: { ownerId: string; page: number; limit: number; now: Date },
) {
  const { ownerId, page, limit } = request;
  const { deleted, total } = await listDeleted(db, request);
  const cards = await listCards(statementPool, { ids: [...deleted.keys()], viewerId: ownerId });
  const recipes = cards.map((card) => {
    const deletedAt = deleted.get(card._id)!;
    return {
      ...card,
      deletedAt: deletedAt.toISOString(),
      goneAt: new Date(deletedAt.getTime() + deletedRecipeRetentionMs).toISOString(),
    };
  });
  return { recipes, total, page, limit, hasMore: page * limit < total };
}
