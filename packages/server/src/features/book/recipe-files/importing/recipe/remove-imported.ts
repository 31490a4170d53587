/**
 * Removes a recipe that was imported and whose history finds no space: it comes in whole or not at all, since
 * a later import skips what is there already. One that was edited meanwhile stays, without the rest of its history.
 */
import { and, eq, lte } from 'drizzle-orm';
import { inLanguage } from '@saltbush/domain/texts/say';
import { recipeImages, recipes } from '../../../../../schema/recipes';
import { failItem } from '../imports.store';
import { discardImages } from './discard-images';
import type { ImportContext } from './import-context';
import { noSpace } from './recipe-failure';

export async function removeImported(
  context: ImportContext,
  { place, recipeId }: { place: string; recipeId: string },
): Promise<void> {
  const { deps, held } = context;
  const imageIds = await deps.database.db.transaction(async (tx) => {
    const ofRecipe = await tx
      .select({ id: recipeImages.imageId })
      .from(recipeImages)
      .where(eq(recipeImages.recipeId, recipeId));
    const isUnchanged = and(
      eq(recipes.id, recipeId),
      eq(recipes.ownerId, held.ownerId),
      lte(recipes.updatedAt, held.createdAt),
    );
    const removed = await tx.delete(recipes).where(isUnchanged).returning({ id: recipes.imageId });
    if (removed.length === 0) return [];
    await failItem(tx, { importId: held.id, place, reason: inLanguage(noSpace) });
    return [...removed, ...ofRecipe].flatMap(({ id }) => id ?? []);
  });
  await discardImages(context, imageIds);
}
