/** Reviews, and what they come to on the recipe itself. */
import { and, count, desc, eq, ne, sql, sum } from 'drizzle-orm';
import { ratingScore } from '@saltbush/domain/book/reviews/rating';
import { authorize, type Authorized } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import { prepared } from '../../../platform/db/prepared';
import { users } from '../../../schema/accounts';
import { recipes } from '../../../schema/recipes';
import { reviews } from '../../../schema/book/reviews';

export type ReviewRow = Awaited<ReturnType<typeof listReviews>>[number];
export interface Votes {
  ratingCount: number;
  ratingAverage: number | undefined;
}

interface Recipe {
  id: string;
}

/** One rating a person: a second one replaces the first, its words too. */
export async function rate(
  db: Db,
  recipe: Authorized<Recipe>,
  rated: { userId: string; rating: number; review: string | undefined; now: Date },
): Promise<Votes> {
  const { userId, rating, review, now } = rated;
  const words = { rating, review: review || null, updatedAt: now };
  return changeVotes(db, recipe, (tx) =>
    tx
      .insert(reviews)
      .values({ recipeId: recipe.id, userId, ...words, createdAt: now })
      .onConflictDoUpdate({ target: [reviews.recipeId, reviews.userId], set: words }),
  );
}

export async function removeRating(
  db: Db,
  recipe: Authorized<Recipe>,
  userId: string,
): Promise<Votes> {
  return changeVotes(db, recipe, (tx) =>
    tx.delete(reviews).where(and(eq(reviews.recipeId, recipe.id), eq(reviews.userId, userId))),
  );
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
    await removeRating(tx, own, userId);
  }
}

/** Newest first, without those of `exceptUserId`. */
export async function listReviews(
  db: Db,
  recipe: Authorized<Recipe>,
  { exceptUserId, page, limit }: { exceptUserId: string | undefined; page: number; limit: number },
) {
  return selectReviews(db)
    .where(
      and(
        eq(reviews.recipeId, recipe.id),
        exceptUserId === undefined ? undefined : ne(reviews.userId, exceptUserId),
      ),
    )
    .orderBy(desc(reviews.updatedAt), desc(reviews.userId))
    .limit(limit)
    .offset((page - 1) * limit);
}

export async function findReview(db: Db, recipe: Authorized<Recipe>, userId: string) {
  const [review] = await selectReviews(db).where(
    and(eq(reviews.recipeId, recipe.id), eq(reviews.userId, userId)),
  );
  return review;
}

export async function readVotes(db: Db, recipe: Authorized<Recipe>): Promise<Votes> {
  const [votes] = await votesOf(db).execute({ id: recipe.id });
  return { ratingCount: votes?.count ?? 0, ratingAverage: votes?.average ?? undefined };
}

const selectReviews = (db: Db) =>
  db
    .select({
      userId: reviews.userId,
      username: users.displayUsername,
      rating: reviews.rating,
      review: reviews.review,
      createdAt: reviews.createdAt,
      updatedAt: reviews.updatedAt,
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId));

const votesOf = prepared((db) =>
  db
    .select({ count: recipes.ratingCount, average: recipes.ratingAverage })
    .from(recipes)
    .where(eq(recipes.id, sql.placeholder('id')))
    .prepare('votes_of_recipe'),
);

async function changeVotes(
  db: Db,
  recipe: Authorized<Recipe>,
  change: (tx: Db) => PromiseLike<unknown>,
): Promise<Votes> {
  return db.transaction(async (tx) => {
    // Votes on one recipe are counted one after another, so that none is missed in the sum.
    await tx
      .select({ id: recipes.id })
      .from(recipes)
      .where(eq(recipes.id, recipe.id))
      .for('update');
    await change(tx);
    const votes = await countVotes(tx, recipe.id);
    const ratingAverage = votes.count === 0 ? null : votes.sum / votes.count;
    await tx
      .update(recipes)
      .set({ ratingCount: votes.count, ratingAverage, ratingScore: ratingScore(votes) })
      .where(eq(recipes.id, recipe.id));
    return { ratingCount: votes.count, ratingAverage: ratingAverage ?? undefined };
  });
}

async function countVotes(tx: Db, recipeId: string) {
  const [votes] = await tx
    .select({ count: count(), sum: sum(reviews.rating).mapWith(Number) })
    .from(reviews)
    .where(eq(reviews.recipeId, recipeId));
  return { count: votes?.count ?? 0, sum: votes?.sum ?? 0 };
}
