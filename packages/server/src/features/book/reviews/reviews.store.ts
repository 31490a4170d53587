/** Reviews with their photos. */
import { and, desc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { AppError } from '@saltbush/contract/errors';
import { authorize, type Authorized } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import { users } from '../../../schema/accounts';
import { recipes } from '../../../schema/recipes';
import { comments, reviewPhotos, reviews } from '../../../schema/book/reviews';
import { changeVotes, type Votes } from './votes.store';

export type ReviewRow = Awaited<ReturnType<typeof listReviews>>[number];

interface Recipe {
  id: string;
}

export interface Rated {
  userId: string;
  rating: number;
  review: string | undefined;
  /** Ids of images; absent: those it has stay. */
  photoIds?: readonly string[] | undefined;
  now: Date;
}

/**
 * One rating a person: a second one replaces the first, its words too.
 *
 * @throws AppError REVIEW_REMOVED for one that admins took off
 */
export async function rate(db: Db, recipe: Authorized<Recipe>, rated: Rated): Promise<Votes> {
  const { userId, rating, review, photoIds, now } = rated;
  const words = { rating, review: review || null, updatedAt: now };
  return changeVotes(db, recipe.id, async (tx) => {
    await refuseRemoved(tx, recipe, userId);
    await tx
      .insert(reviews)
      .values({ recipeId: recipe.id, userId, ...words, createdAt: now })
      .onConflictDoUpdate({ target: [reviews.recipeId, reviews.userId], set: words });
    if (photoIds !== undefined) await writePhotos(tx, { recipeId: recipe.id, userId }, photoIds);
  });
}

/** @throws AppError REVIEW_REMOVED for one that admins took off: written again, it would be back */
export async function takeBackRating(
  db: Db,
  recipe: Authorized<Recipe>,
  userId: string,
): Promise<Votes> {
  return changeVotes(db, recipe.id, async (tx) => {
    await refuseRemoved(tx, recipe, userId);
    await tx.delete(reviews).where(isBy(recipe, userId));
  });
}

/** All ratings that someone gave to recipes of others. */
export async function removeRatingsOf(tx: Db, userId: string): Promise<void> {
  const rated = await tx
    .select({ id: recipes.id, reviewerId: reviews.userId })
    .from(reviews)
    .innerJoin(recipes, eq(recipes.id, reviews.recipeId))
    .where(and(eq(reviews.userId, userId), ne(recipes.ownerId, userId)))
    .orderBy(recipes.id);
  for (const recipe of rated) {
    const own = authorize(recipe, ({ reviewerId }) => reviewerId === userId);
    await changeVotes(tx, own.id, (inner) => inner.delete(reviews).where(isBy(own, userId)));
  }
}

/** Newest first, without those of `exceptUserId` and those that admins removed. */
export async function listReviews(
  db: Db,
  recipe: Authorized<Recipe>,
  { exceptUserId, page, limit }: { exceptUserId: string | undefined; page: number; limit: number },
) {
  return selectReviews(db)
    .where(
      and(
        eq(reviews.recipeId, recipe.id),
        isNull(reviews.removedAt),
        exceptUserId === undefined ? undefined : ne(reviews.userId, exceptUserId),
      ),
    )
    .orderBy(desc(reviews.updatedAt), desc(reviews.userId))
    .limit(limit)
    .offset((page - 1) * limit);
}

/** Also one that was removed. */
export async function findReview(db: Db, recipe: Authorized<Recipe>, userId: string) {
  const [review] = await selectReviews(db).where(isBy(recipe, userId));
  return review;
}

const isBy = (recipe: Recipe, userId: string) =>
  and(eq(reviews.recipeId, recipe.id), eq(reviews.userId, userId));

async function refuseRemoved(tx: Db, recipe: Recipe, userId: string): Promise<void> {
  const isRemoved = and(isBy(recipe, userId), isNotNull(reviews.removedAt));
  if ((await tx.$count(reviews, isRemoved)) > 0) throw new AppError('REVIEW_REMOVED');
}

async function writePhotos(
  tx: Db,
  of: { recipeId: string; userId: string },
  imageIds: readonly string[],
): Promise<void> {
  const isOfIt = and(eq(reviewPhotos.recipeId, of.recipeId), eq(reviewPhotos.userId, of.userId));
  await tx.delete(reviewPhotos).where(isOfIt);
  const rows = imageIds.map((imageId, position) => ({ ...of, position, imageId }));
  if (rows.length > 0) await tx.insert(reviewPhotos).values(rows);
}

const selectReviews = (db: Db) =>
  db
    .select({
      id: reviews.id,
      userId: reviews.userId,
      username: users.displayUsername,
      rating: reviews.rating,
      review: reviews.review,
      photoIds: sql<string[]>`array(select photo.image_id from ${reviewPhotos} photo
        where photo.recipe_id = ${reviews.recipeId} and photo.user_id = ${reviews.userId}
        order by photo.position)`,
      replyCount: sql<number>`(select count(*)::int from ${comments} reply
        where reply.recipe_id = ${reviews.recipeId} and reply.reviewer_id = ${reviews.userId}
          and reply.deleted_at is null and reply.removed_at is null)`,
      createdAt: reviews.createdAt,
      updatedAt: reviews.updatedAt,
      removedAt: reviews.removedAt,
      removedReason: reviews.removedReason,
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId));
