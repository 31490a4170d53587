/** What all ratings come to on the recipe itself; those that admins removed do not count. */
import { and, count, eq, isNull, sql, sum } from 'drizzle-orm';
import { ratingScore } from '@saltbush/domain/book/reviews/rating';
import type { Authorized } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import { prepared } from '../../../platform/db/prepared';
import { recipes } from '../../../schema/recipes';
import { reviews } from '../../../schema/book/reviews';

export interface Votes {
  ratingCount: number;
  ratingAverage: number | undefined;
}

export async function readVotes(db: Db, recipe: Authorized<{ id: string }>): Promise<Votes> {
  const [votes] = await votesOf(db).execute({ id: recipe.id });
  return { ratingCount: votes?.count ?? 0, ratingAverage: votes?.average ?? undefined };
}

/** Changes reviews of a recipe, in one transaction with what they come to. */
export async function changeVotes(
  db: Db,
  recipeId: string,
  change: (tx: Db) => PromiseLike<unknown>,
): Promise<Votes> {
  return db.transaction(async (tx) => {
    // Votes on one recipe are counted one after another, so that none is missed in the sum.
    await tx.select({ id: recipes.id }).from(recipes).where(eq(recipes.id, recipeId)).for('update');
    await change(tx);
    const votes = await countVotes(tx, recipeId);
    const ratingAverage = votes.count === 0 ? null : votes.sum / votes.count;
    await tx
      .update(recipes)
      .set({ ratingCount: votes.count, ratingAverage, ratingScore: ratingScore(votes) })
      .where(eq(recipes.id, recipeId));
    return { ratingCount: votes.count, ratingAverage: ratingAverage ?? undefined };
  });
}

const votesOf = prepared((db) =>
  db
    .select({ count: recipes.ratingCount, average: recipes.ratingAverage })
    .from(recipes)
    .where(eq(recipes.id, sql.placeholder('id')))
    .prepare('votes_of_recipe'),
);

async function countVotes(tx: Db, recipeId: string) {
  const [votes] = await tx
    .select({ count: count(), sum: sum(reviews.rating).mapWith(Number) })
    .from(reviews)
    .where(and(eq(reviews.recipeId, recipeId), isNull(reviews.removedAt)));
  return { count: votes?.count ?? 0, sum: votes?.sum ?? 0 };
}
