/** Cooks as others see them, and who follows them. */
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { cookLimits } from '@saltbush/contract/book/cooks';
import { AppError } from '@saltbush/contract/errors';
import { say } from '@saltbush/domain/texts/say';
import type { Authorized } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import { currentLanguage } from '../../../platform/language/current-language';
import { users } from '../../../schema/accounts';
import { cookFollows } from '../../../schema/book/cooks';
import { recipes } from '../../../schema/recipes';
import { lockAccount } from '../../account/accounts';
import { isForReader } from '../sample-recipes';

export type CookRow = NonNullable<Awaited<ReturnType<typeof findCook>>>;

/** A person by their id, whether or not they have a page as a cook. */
export async function findCook(db: Db, id: string) {
  const [cook] = await db
    .select({ id: users.id, username: users.displayUsername, isActive, ...listed })
    .from(users)
    .innerJoinLateral(listedBy(currentLanguage()), sql`true`)
    .where(eq(users.id, id));
  return cook;
}

/** Whether a person follows a cook, and how many do. */
export async function readFollowing(
  db: Db,
  { cookId, userId }: { cookId: string; userId: string },
): Promise<{ isFollowed: boolean; followerCount: number }> {
  const followers = db
    .select({ cookId: cookFollows.cookId })
    .from(cookFollows)
    .where(eq(cookFollows.cookId, cookId))
    .limit(cookLimits.counted)
    .as('followers');
  const [isFollowed, followerCount] = await Promise.all([
    db.$count(cookFollows, isFollow(userId, cookId)),
    db.$count(followers),
  ]);
  return { isFollowed: isFollowed > 0, followerCount };
}

/** The latest first; of those without a page the name is left out. */
export async function listFollowedCooks(db: Db, userId: string) {
  const hasPage = sql<boolean>`${isActive} and ${listsAny}`;
  return db
    .select({
      id: cookFollows.cookId,
      username: sql<string | null>`case when ${hasPage} then ${users.displayUsername} end`,
      followedAt: cookFollows.followedAt,
    })
    .from(cookFollows)
    .innerJoin(users, eq(users.id, cookFollows.cookId))
    .where(eq(cookFollows.followerId, userId))
    .orderBy(desc(cookFollows.followedAt), desc(cookFollows.cookId))
    .limit(cookLimits.followed);
}

/** @throws AppError NOT_POSSIBLE when the person follows as many as one may */
export async function followCook(
  db: Db,
  cook: Authorized<Pick<CookRow, 'id'>>,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    // Counts both of two that are followed at once.
    await lockAccount(tx, userId);
    if ((await tx.$count(cookFollows, isFollow(userId, cook.id))) > 0) return;
    const followed = await tx.$count(cookFollows, eq(cookFollows.followerId, userId));
    if (followed >= cookLimits.followed) throw tooMany();
    const isThis = eq(users.id, cook.id);
    // Their account may be deleted right now.
    const there = await tx.select({ id: users.id }).from(users).where(isThis).for('key share');
    if (there.length === 0) throw new AppError('NOT_FOUND');
    await tx.insert(cookFollows).values({ followerId: userId, cookId: cook.id, followedAt: now });
  });
}

export async function unfollowCook(db: Db, userId: string, cookId: string): Promise<void> {
  await db.delete(cookFollows).where(isFollow(userId, cookId));
}

/** Of these ids, those of cooks that this person may follow. */
export async function listFollowable(
  db: Db,
  ids: readonly string[],
  userId: string,
): Promise<Set<string>> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), ne(users.id, userId), isActive, listsAny));
  return new Set(found.map(({ id }) => id));
}

const isFollow = (userId: string, cookId: string) =>
  and(eq(cookFollows.followerId, userId), eq(cookFollows.cookId, cookId));

const isActive = sql<boolean>`(${users.disabledAt} is null and ${users.deletionDueAt} is null)`;

/** Of a row of `users`, along the index of what a cook lists. */
const isListedByThem = sql`recipe.owner_id = ${users.id} and recipe.is_listed and recipe.deleted_at is null`;
const listsAny = sql<boolean>`exists (select from ${recipes} recipe where ${isListedByThem})`;

/** Of the newest of a cook that readers of a language are shown, as many as are counted. */
const listedBy = (language: string) => sql`(
  select count(*)::int as recipe_count, coalesce(sum(rating_count), 0)::int as rating_count,
    sum(rating_average * rating_count) / nullif(sum(rating_count), 0) as rating_average
  from (
    select recipe.rating_count, recipe.rating_average from ${recipes} recipe
    where ${isListedByThem} and ${isForReader(language)}
    order by recipe.listed_at desc, recipe.id desc limit ${sql.raw(String(cookLimits.counted))}
  ) listed) rated`;

const listed = {
  recipeCount: sql<number>`rated.recipe_count`,
  ratingCount: sql<number>`rated.rating_count`,
  ratingAverage: sql<number | null>`rated.rating_average`,
};

const tooMany = () =>
  new AppError(
    'NOT_POSSIBLE',
    say('You follow {followed} cooks, as many as one may. Follow one of them no longer first.', {
      followed: cookLimits.followed,
    }),
  );
