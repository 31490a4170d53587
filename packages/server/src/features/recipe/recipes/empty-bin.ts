/** Removes recipes from the database some time after their owner deleted them. */
import { inArray, lte } from 'drizzle-orm';
import { deletedRecipeRetentionMs } from '@saltbush/domain/recipe/recipes/deleted-recipes';
import type { Db } from '../../../platform/db/connect';
import { recipes } from '../../../schema/recipes';

/**
 * Deletes in batches, so that no statement holds locks for long. The images feature deletes images that
 * no recipe uses any more.
 *
 * @returns the number of recipes deleted
 */
export async function emptyBin(db: Db, now: Date): Promise<number> {
  const due = db
    .select({ id: recipes.id })
    .from(recipes)
    .where(lte(recipes.deletedAt, deletedBefore(now)))
    .limit(batch);
  const gone = await db
    .delete(recipes)
    .where(inArray(recipes.id, due))
    .returning({ id: recipes.id });
  return gone.length < batch ? gone.length : gone.length + (await emptyBin(db, now));
}

/** A recipe deleted before this can no longer be restored. */
export const deletedBefore = (now: Date): Date =>
  new Date(now.getTime() - deletedRecipeRetentionMs);

const batch = 500;
