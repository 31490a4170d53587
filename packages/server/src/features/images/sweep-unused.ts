/**
 * Images that no recipe, no entry of the cook log and no feedback shows: chosen for a form that was never saved,
 * or replaced by another one. They wait long enough for any form left open, then they go: the row first, so that
 * no recipe can take up an image whose files are about to go.
 */
import { and, arrayContains, eq, lt, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/connect';
import type { ImageStore } from '../../outside/image-store';
import { recipeImages, recipes, recipeVersions } from '../recipes/recipes.tables';
import { cookLog } from '../cook-log/cook-log.tables';
import { feedbackMessages } from '../feedback/feedback.tables';
import { images } from './images.tables';

const unusedImageRetentionMs = 30 * 24 * 60 * 60 * 1000;

export async function sweepUnused(
  db: Db,
  { store, ownerId, now }: { store: ImageStore; ownerId: string; now: Date },
): Promise<void> {
  // Deleted recipes count: they may come back.
  const showing = db.select({ id: recipes.id }).from(recipes).where(eq(recipes.imageId, images.id));
  // So do earlier versions.
  const showedBefore = db
    .select({ id: recipeVersions.recipeId })
    .from(recipeVersions)
    .where(eq(recipeVersions.imageId, images.id));
  const further = db
    .select({ id: recipeImages.recipeId })
    .from(recipeImages)
    .where(eq(recipeImages.imageId, images.id));
  const furtherBefore = db
    .select({ id: recipeVersions.recipeId })
    .from(recipeVersions)
    .where(arrayContains(recipeVersions.moreImageIds, sql`array[${images.id}]`));
  const inCookLog = db
    .select({ id: cookLog.id })
    .from(cookLog)
    .where(eq(cookLog.imageId, images.id));
  const inFeedback = db
    .select({ id: feedbackMessages.id })
    .from(feedbackMessages)
    .where(eq(feedbackMessages.imageId, images.id));
  const swept = await db
    .delete(images)
    .where(
      and(
        eq(images.ownerId, ownerId),
        lt(images.createdAt, new Date(now.getTime() - unusedImageRetentionMs)),
        notExists(showing),
        notExists(showedBefore),
        notExists(further),
        notExists(furtherBefore),
        notExists(inCookLog),
        notExists(inFeedback),
      ),
    )
    .returning({ id: images.id });
  await Promise.all(swept.map(({ id }) => store.removeFolder(id)));
}
