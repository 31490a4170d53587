/** Saves the current text of a recipe as a version before it is changed. */
import { and, eq, lte, sql } from 'drizzle-orm';
import { maxVersions } from '@saltbush/contract/book/recipe-versions';
import type { Authorized } from '../../../../platform/authorized';
import type { Db } from '../../../../platform/db/connect';
import type { OwnershipRow } from '../../../access/recipe-access';
import { furtherImageIds } from '../further-images';
import { contentOf } from '../recipe-content';
import { findRecipe } from '../recipes.store';
import { cookLog } from '../../../../schema/plan/cook-log';
import { recipeVersions } from '../../../../schema/recipe/recipe-versions';
import { recipes } from '../../../../schema/recipes';

/** What the cook log names stays: "the one without the cumin" (decision 0134). */
const isCookedByNobody = sql`not exists (
  select from ${cookLog} entry
  where entry.recipe_id = ${recipeVersions.recipeId} and entry.deleted_at is null
    and entry.recipe_revision = ${recipeVersions.revision})`;

/** Call inside the transaction that changes the recipe, before the change. @returns the version, to count its changes */
export async function insertVersion(
  tx: Db,
  recipe: Authorized<OwnershipRow>,
): Promise<{ recipeId: string; revision: number } | undefined> {
  // Of two saves at once the second waits here, and saves what the first one wrote.
  await tx
    .select({ id: recipes.id })
    .from(recipes)
    .where(eq(recipes.id, recipe.id))
    .for('no key update');
  const current = await findRecipe(tx, recipe.id);
  if (!current) return undefined;
  const { imageUrl: _image, ...content } = contentOf(current);
  const { imageId, updatedAt: savedAt, savedByProgram } = current;
  const { revision } = current.shown;
  await tx
    .insert(recipeVersions)
    .values({
      recipeId: recipe.id,
      ownerId: recipe.ownerId,
      revision,
      content,
      imageId,
      moreImageIds: furtherImageIds(content),
      savedAt,
      savedByProgram,
    })
    .onConflictDoNothing();
  await tx.delete(recipeVersions).where(
    and(
      eq(recipeVersions.recipeId, recipe.id),
      // The current version counts towards the limit.
      lte(recipeVersions.revision, revision + 1 - maxVersions),
      isCookedByNobody,
    ),
  );
  return { recipeId: recipe.id, revision };
}
