/** What deleting an account would do, in figures. */
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { deletionDate } from '@saltbush/domain/account/accounts/deletion';
import { AppError } from '@saltbush/contract/errors';
import type { Deps } from '../../../deps';
import type { Db } from '../../../platform/db/connect';
import { hasPassword } from '../../../platform/passwords';
import { isLastAdmin } from '../../access/account-access';
import { findUser } from '../accounts';
import { listDepartures } from '../households';
import { recipes } from '../../../schema/recipes';
import { reviews } from '../../../schema/book/reviews';
import { recipeSaves } from '../../../schema/book/saved-recipes';
import { hasPaidPlan } from '../subscriptions';

export async function previewDeletion({ database: { db }, clock }: Deps, userId: string) {
  const [user, departures, counted, lastAdmin, paid] = await Promise.all([
    findUser(db, userId),
    listDepartures(db, userId),
    countRecipes(db, userId),
    isLastAdmin(db, userId),
    hasPaidPlan(db, userId),
  ]);
  if (!user) throw new AppError('SESSION_EXPIRED');
  return {
    dueAt: deletionDate(clock()).toISOString(),
    households: departures
      .filter(({ isDeleted }) => !isDeleted)
      .map(({ id, name, outcome, newOwner }) => ({ _id: id, name, outcome, newOwner })),
    recipes: counted,
    reviews: await db.$count(reviews, eq(reviews.userId, userId)),
    hasPaidPlan: paid,
    isLastAdmin: lastAdmin,
    hasPassword: hasPassword(user.passwordHash),
  };
}

async function countRecipes(db: Db, userId: string) {
  const isSaved = sql`exists (select from ${recipeSaves} save
    where save.recipe_id = ${recipes.id} and save.user_id <> ${userId})`;
  const [counted] = await db
    .select({
      total: count(),
      public: sql<number>`count(*) filter (where ${recipes.sharingMode} = 'public')`.mapWith(
        Number,
      ),
      savedByOthers: sql<number>`count(*) filter (where ${isSaved})`.mapWith(Number),
    })
    .from(recipes)
    .where(and(eq(recipes.ownerId, userId), isNull(recipes.deletedAt)));
  return counted!;
}
