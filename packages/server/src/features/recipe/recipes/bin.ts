/** The recipes that their owners deleted: into the bin and out of it again, and some time later away for good. */
import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import { deletedRecipeRetentionMs } from '@saltbush/domain/recipe/recipes/deleted-recipes';
import type { Authorized } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import type { OwnershipRow } from '../../access/recipe-access';
import { recipes } from '../../../schema/recipes';

/** Soft delete: references survive, and the recipe can be restored. */
export async function removeRecipe(db: Db, recipe: Authorized<OwnershipRow>, now: Date) {
  await db
    .update(recipes)
    .set({ deletedAt: now })
    .where(and(eq(recipes.id, recipe.id), isNull(recipes.deletedAt)));
}

export async function restoreRecipe(db: Db, recipe: Authorized<OwnershipRow>) {
  await db.update(recipes).set({ deletedAt: null }).where(eq(recipes.id, recipe.id));
}

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
