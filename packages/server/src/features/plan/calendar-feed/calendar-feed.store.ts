/** Addresses of calendars, and the meals that are in them. */
import { and, asc, between, eq, isNull, sql } from 'drizzle-orm';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import type { Db } from '../../../platform/db/connect';
import { chosenMealTimesOf } from '../meal-plans';
import { isActive, type Demands } from '../../access/account-access';
import { chosenTimeZoneOf, isPlanReaderOf } from '../../account/households';
import { users } from '../../../schema/accounts';
import { households } from '../../../schema/households';
import { mealPlanEntries } from '../../../schema/meal-plans';
import { isReadableByPlanOwner } from '../../access/recipe-access';
import { recipes } from '../../../schema/recipes';
import { calendarFeeds } from '../../../schema/plan/calendar-feed';
import { lastChange } from '../sync';

interface Feed {
  ownerId: string;
  userId: string;
}

export async function findFeed(db: Db, feed: Feed) {
  const [found] = await db
    .select({ createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(isOf(feed));
  return found;
}

/** Replaces the one before. */
export async function putFeed(
  db: Db,
  { ownerId, userId, tokenHash, now }: Feed & { tokenHash: string; now: Date },
): Promise<void> {
  const address = { tokenHash, createdAt: now };
  await db
    .insert(calendarFeeds)
    .values({ ownerId, userId, ...address })
    .onConflictDoUpdate({
      target: [calendarFeeds.userId, calendarFeeds.ownerId],
      set: address,
    });
}

export async function removeFeed(db: Db, feed: Feed): Promise<void> {
  await db.delete(calendarFeeds).where(isOf(feed));
}

/** Nothing when its person may not sign in, or not plan meals for the owner any more. */
export async function findFeedByToken(db: Db, tokenHash: string, demands: Demands) {
  const [feed] = await db
    .select({
      ownerId: calendarFeeds.ownerId,
      household: households.name,
      language: users.language,
      timeZone: chosenTimeZoneOf(calendarFeeds.ownerId),
      mealTimes: chosenMealTimesOf(calendarFeeds.ownerId),
    })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .leftJoin(households, eq(households.id, calendarFeeds.ownerId))
    .where(
      and(
        eq(calendarFeeds.tokenHash, tokenHash),
        isActive(calendarFeeds.userId, demands),
        isPlanReaderOf(calendarFeeds.ownerId, calendarFeeds.userId),
      ),
    );
  return feed;
}

/** Notes, and recipes that the plan may show, in the order of the plan; meals without a day are on none. */
export async function listMeals(
  db: Db,
  { ownerId, from, to }: { ownerId: string; from: PlainDate; to: PlainDate },
) {
  const { id, date, meal, note, recipeId, orderKey, stamps } = mealPlanEntries;
  return db
    .select({
      id,
      date,
      meal,
      note,
      recipeId: recipes.id,
      title: recipes.title,
      changedAt: lastChange(stamps),
    })
    .from(mealPlanEntries)
    .leftJoin(
      recipes,
      and(
        eq(recipes.id, recipeId),
        isNull(recipes.deletedAt),
        isReadableByPlanOwner(mealPlanEntries.ownerId),
      ),
    )
    .where(
      and(
        eq(mealPlanEntries.ownerId, ownerId),
        between(date, from, to),
        eq(mealPlanEntries.isDeleted, false),
        eq(mealPlanEntries.isUndated, false),
      ),
    )
    .orderBy(asc(date), sql`${orderKey}`, asc(id));
}

const isOf = ({ ownerId, userId }: Feed) =>
  and(eq(calendarFeeds.ownerId, ownerId), eq(calendarFeeds.userId, userId));
