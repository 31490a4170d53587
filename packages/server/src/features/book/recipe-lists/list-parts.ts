/**
 * What a list is made of: parts that never share a recipe, each with an index of its own to walk in
 * the order asked for. PostgreSQL merges what the parts give; asked for all at once, with "or", it
 * would have to sort the whole table.
 */
import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import { recipeListLimits } from '@saltbush/contract/book/recipe-lists';
import { users } from '../../../schema/accounts';
import { cookFollows } from '../../../schema/book/cooks';
import { recipeSaves } from '../../../schema/book/saved-recipes';
import type { Db } from '../../../platform/db/connect';
import { sharedWith } from '../../access/recipe-access';
import { isForReader } from '../sample-recipes';
import { recipeCounts, recipeHouseholds, recipes } from '../../../schema/recipes';

/** A placeholder in a statement that has a name. */
export type Id = string | Placeholder;

export interface Part {
  /** With a row `recipe`. */
  from: SQL;
  where: SQL;
  /** Whose all of it is. */
  ownerId?: Id;
  /** When the recipe came to this part. */
  since: SQL;
  /** Each recipe of it is looked up by its id, whatever is asked of it. */
  isReadByRow?: true;
  /** All of it is listed in browse: its recipes have a group (`recipes.listedGroup`). */
  isListed?: true;
  /** How many there are, found with less work; a number. */
  count?: SQL;
}

export const ownPart = (userId: Id): Part => ({
  from: sql`${recipes} recipe`,
  where: sql`recipe.owner_id = ${userId} and recipe.deleted_at is null`,
  ownerId: userId,
  since: sql`recipe.created_at`,
  count: sql`coalesce((select count from ${recipeCounts} where owner_id = ${userId}), 0)`,
});

export const savedPart = (userId: Id): Part => ({
  from: sql`${recipeSaves} save ${recipeOf(sql`save.recipe_id`)}`,
  where: sql`save.user_id = ${userId} and recipe.owner_id <> ${userId}
    and recipe.deleted_at is null`,
  since: sql`save.saved_at`,
  isReadByRow: true,
  // Nobody saves their own, and a save goes when the recipe is deleted.
  count: sql`(select count(*) from ${recipeSaves} where user_id = ${userId})`,
});

/**
 * @param userId leave out theirs; null for a visitor, who has none
 * @param language of who reads it: of the sample recipes only those for them are shown
 */
export const listedPart = (userId: Id | null, language: Id): Part => ({
  from: sql`${recipes} recipe`,
  where: sql`recipe.is_listed and recipe.deleted_at is null ${
    userId === null ? sql`` : sql`and recipe.owner_id <> ${userId}`
  } and ${isForReader(language)}`,
  since: sql`recipe.listed_at`,
  isListed: true,
});

/** What one cook lists. */
export const listedByPart = (cookId: Id, language: Id): Part => ({
  from: sql`${recipes} recipe`,
  where: sql`recipe.owner_id = ${cookId} and recipe.is_listed and recipe.deleted_at is null
    and ${isForReader(language)}`,
  ownerId: cookId,
  since: sql`recipe.listed_at`,
});

/**
 * What the cooks that somebody follows list, for a whole list of the newest: of each cook as many are read as reach the
 * end of the page, along the index of what a cook lists.
 */
export const followedPart = (userId: Id, language: Id): Part => {
  const newestOfEach = (most: Placeholder | SQL): SQL => sql`${cookFollows} follow
    join ${users} cook on cook.id = follow.cook_id
      and cook.disabled_at is null and cook.deletion_due_at is null
    cross join lateral (
      select id, listed_at from ${recipes} recipe
      where owner_id = follow.cook_id and is_listed and deleted_at is null and ${isForReader(language)}
      order by listed_at desc, id desc limit ${most}) recipe`;
  const where = sql`follow.follower_id = ${userId}`;
  const most = sql.raw(String(recipeListLimits.total + 1));
  return {
    from: newestOfEach(sql.placeholder('last')),
    where,
    since: sql`recipe.listed_at`,
    count: sql`(select count(*) from (
      select from ${newestOfEach(most)} where ${where} limit ${most}) counted)`,
  };
};

/** What others let this person read, and is not listed. */
export const sharedPart = (userId: Id): Part => ({
  from: sql`${sharedWith(userId)} shared ${recipeOf(sql`shared.recipe_id`)}`,
  where: sql`not recipe.is_listed and recipe.owner_id <> ${userId}
    and recipe.deleted_at is null`,
  since: sql`recipe.created_at`,
  isReadByRow: true,
});

/** Most people have nothing in that part, and need not ask it again and again. */
export async function hasSharedPart(db: Db, userId: string): Promise<boolean> {
  const { from, where } = sharedPart(userId);
  const { rows } = await db.execute(sql`select from ${from} where ${where} limit 1`);
  return rows.length > 0;
}

export const householdPart = (householdId: Id): Part => ({
  from: sql`${recipeHouseholds} shared ${recipeOf(sql`shared.recipe_id`)}`,
  where: sql`shared.household_id = ${householdId} and recipe.deleted_at is null`,
  since: sql`shared.shared_at`,
  isReadByRow: true,
});

/** Without what is this person's own, and what they saved. */
export function householdPartOfOthers(householdId: Id, userId: Id): Part {
  const part = householdPart(householdId);
  const isSaved = sql`exists (select from ${recipeSaves} save
    where save.user_id = ${userId} and save.recipe_id = recipe.id)`;
  return {
    ...part,
    where: sql`${part.where} and recipe.owner_id <> ${userId} and not ${isSaved}`,
  };
}

/**
 * Looks up recipes one by one: `offset 0` stops PostgreSQL from scanning
 * everyone's recipes for the few that someone saved.
 */
const recipeOf = (id: SQL): SQL => sql`
  cross join lateral (select * from ${recipes} where id = ${id} offset 0) recipe`;
