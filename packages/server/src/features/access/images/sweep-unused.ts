/**
 * Images that no recipe, no cookbook, no entry of the cook log, no review and no feedback shows: chosen for a form that was never saved,
 * or replaced by another one. They wait long enough for any form left open, then they go: the row first, so that
 * no recipe can take up an image whose files are about to go.
 */
import { and, arrayContains, eq, lt, notExists, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/connect';
import type { ImageStore } from '../../../outside/image-store';
import { recipeVersions } from '../../../schema/recipe/recipe-versions';
import { recipeImages, recipes } from '../../../schema/recipes';
import { cookbooks } from '../../../schema/book/cookbooks';
import { reviewPhotos } from '../../../schema/book/reviews';
import { cookLog } from '../../../schema/plan/cook-log';
import { feedbackMessages } from '../../../schema/account/feedback';
import { images } from '../../../schema/images';

const unusedImageRetentionMs = 30 * 24 * 60 * 60 * 1000;

/** @param atOnce images that need not wait */
export async function sweepUnused(
  db: Db,
  {
    store,
    ownerId,
    now,
    atOnce = [],
  }: { store: ImageStore; ownerId: string; now: Date; atOnce?: readonly string[] },
): Promise<void> {
  const swept = await db
    .delete(images)
    .where(
      and(
        eq(images.ownerId, ownerId),
        or(
          lt(images.createdAt, new Date(now.getTime() - unusedImageRetentionMs)),
          sql`${images.id} = any(${sql.param(atOnce)}::uuid[])`,
        ),
        ...usesOfImage(db).map((use) => notExists(use)),
      ),
    )
    .returning({ id: images.id });
  await Promise.all(swept.map(({ id }) => store.removeFolder(id)));
}

function usesOfImage(db: Db) {
  const { moreImageIds, imageId, recipeId } = recipeVersions;
  return [
    // Deleted recipes count: they may come back.
    db.select({ id: recipes.id }).from(recipes).where(eq(recipes.imageId, images.id)),
    db
      .select({ id: recipeImages.recipeId })
      .from(recipeImages)
      .where(eq(recipeImages.imageId, images.id)),
    // So do earlier versions.
    db.select({ id: recipeId }).from(recipeVersions).where(eq(imageId, images.id)),
    db
      .select({ id: recipeId })
      .from(recipeVersions)
      .where(arrayContains(moreImageIds, sql`array[${images.id}]`)),
    db.select({ id: cookbooks.id }).from(cookbooks).where(eq(cookbooks.imageId, images.id)),
    db.select({ id: cookLog.id }).from(cookLog).where(eq(cookLog.imageId, images.id)),
    db
      .select({ id: reviewPhotos.imageId })
      .from(reviewPhotos)
      .where(eq(reviewPhotos.imageId, images.id)),
    db
      .select({ id: feedbackMessages.id })
      .from(feedbackMessages)
      .where(eq(feedbackMessages.imageId, images.id)),
  ];
}
