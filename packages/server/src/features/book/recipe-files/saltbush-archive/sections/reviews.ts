/** A person's ratings and reviews. */
import { and, asc, eq, gt } from 'drizzle-orm';
import * as z from 'zod/mini';
import { idSchema, textSchema } from '@saltbush/contract/schemas/fields';
import { maxReviewLength } from '@saltbush/contract/recipe/reviews';
import { getReadableRecipe } from '../../../../access/recipe-access';
import { recipes } from '../../../../../schema/recipes';
import { rate } from '../../../reviews';
import { reviews } from '../../../../../schema/book/reviews';
import { pagesOf, rowsATime } from '../pages';
import { section } from '../section';
import { momentSchema } from '../stored-fields';

export const reviewsSection = section({
  name: 'reviews',
  label: 'ratings',
  item: z.object({
    recipe: idSchema,
    title: z.string(),
    rating: z.int().check(z.gte(1), z.lte(5)),
    review: z.optional(textSchema(maxReviewLength)),
    createdAt: momentSchema,
    updatedAt: momentSchema,
  }),
  async *list(db, userId) {
    const pages = pagesOf<{ review: Review; title: string }>(rowsATime, (last) =>
      db
        .select({ review: reviews, title: recipes.title })
        .from(reviews)
        .innerJoin(recipes, eq(recipes.id, reviews.recipeId))
        .where(and(eq(reviews.userId, userId), last && gt(reviews.recipeId, last.review.recipeId)))
        .orderBy(asc(reviews.recipeId))
        .limit(rowsATime),
    );
    for await (const page of pages) {
      yield* page.map(({ review, title }) => ({
        recipe: review.recipeId,
        title,
        rating: review.rating,
        review: review.review ?? undefined,
        createdAt: review.createdAt.toISOString(),
        updatedAt: review.updatedAt.toISOString(),
      }));
    }
  },
  async save(tx, { ownerId: userId, recipeId }, items) {
    let saved = 0;
    for (const { recipe, rating, review, createdAt, updatedAt } of items) {
      const id = recipeId(recipe);
      if (id === undefined) continue;
      const found = await getReadableRecipe(tx, id, userId);
      await rate(tx, found, { userId, rating, review, now: new Date(updatedAt) });
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
