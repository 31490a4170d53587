/** A person's ratings and reviews, with their photos. */
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { idSchema, textSchema } from '@saltbush/contract/schemas/fields';
import { maxLength } from '@saltbush/contract/schemas/lengths';
import { maxReviewLength, maxReviewPhotos } from '@saltbush/contract/recipe/reviews';
import { say } from '@saltbush/domain/texts/say';
import { getReadableRecipe } from '../../../../access/recipe-access';
import { recipes } from '../../../../../schema/recipes';
import { rate } from '../../../reviews';
import { reviewPhotos, reviews } from '../../../../../schema/book/reviews';
import { pagesOf, rowsATime } from '../pages';
import { imageName, imageNameSchema } from '../recipe-file';
import { section } from '../section';
import { momentSchema } from '../stored-fields';

export const reviewsSection = section({
  name: 'reviews',
  label: say('ratings'),
  item: z.object({
    recipe: idSchema,
    title: z.string(),
    rating: z.int().check(z.gte(1), z.lte(5)),
    review: z.optional(textSchema(maxReviewLength)),
    /** Names of its photos in the archive. */
    images: z.optional(z.array(imageNameSchema).check(maxLength(maxReviewPhotos))),
    createdAt: momentSchema,
    updatedAt: momentSchema,
  }),
  async *list(db, userId) {
    const pages = pagesOf<{ review: Review; title: string; photoIds: string[] }>(
      rowsATime,
      (last) =>
        db
          .select({ review: reviews, title: recipes.title, photoIds })
          .from(reviews)
          .innerJoin(recipes, eq(recipes.id, reviews.recipeId))
          .where(
            and(eq(reviews.userId, userId), last && gt(reviews.recipeId, last.review.recipeId)),
          )
          .orderBy(asc(reviews.recipeId))
          .limit(rowsATime),
    );
    for await (const page of pages) {
      yield* page.map(({ review, title, photoIds: ids }) => ({
        recipe: review.recipeId,
        title,
        rating: review.rating,
        review: review.review ?? undefined,
        images: ids.length > 0 ? ids.map(imageName) : undefined,
        createdAt: review.createdAt.toISOString(),
        updatedAt: review.updatedAt.toISOString(),
      }));
    }
  },
  /** An import may run twice: photos that are here are not stored again. */
  async listNew(db, { ownerId: userId, recipeId }, items) {
    const ids = items.flatMap(({ recipe, images }) => (images && recipeId(recipe)) ?? []);
    const here = await db
      .select({ id: reviewPhotos.recipeId })
      .from(reviewPhotos)
      .where(and(eq(reviewPhotos.userId, userId), inArray(reviewPhotos.recipeId, ids)));
    const withPhotos = new Set(here.map(({ id }) => id));
    return items.filter(({ recipe }) => !withPhotos.has(recipeId(recipe) ?? ''));
  },
  async save(tx, { ownerId: userId, recipeId, imageId }, items) {
    let saved = 0;
    for (const { recipe, rating, review, images = [], createdAt, updatedAt } of items) {
      const id = recipeId(recipe);
      if (id === undefined) continue;
      const found = await getReadableRecipe(tx, id, userId);
      const stored = images.flatMap((name) => imageId(name) ?? []);
      const photos = stored.length > 0 ? { photoIds: stored } : {};
      await rate(tx, found, { userId, rating, review, ...photos, now: new Date(updatedAt) });
      await tx
        .update(reviews)
        .set({ createdAt: new Date(createdAt) })
        .where(and(eq(reviews.recipeId, id), eq(reviews.userId, userId)));
      saved += 1;
    }
    return saved;
  },
});

type Review = typeof reviews.$inferSelect;

const photoIds = sql<string[]>`array(select photo.image_id from ${reviewPhotos} photo
  where photo.recipe_id = ${reviews.recipeId} and photo.user_id = ${reviews.userId}
  order by photo.position)`;
