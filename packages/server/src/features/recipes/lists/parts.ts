/**
 * What a list is made of: parts that never share a recipe, each with an index of its own to walk in
 * the order asked for. PostgreSQL merges what the parts give; asked for all at once, with "or", it
 * would have to sort the whole table.
 */
import { sql, type SQL } from 'drizzle-orm';
import { recipeSaves } from '../../collection/collection.tables';
import { sharedWith } from '../readable';
import { recipeHouseholds, recipes } from '../recipes.tables';

export interface Part {
  /** With a row `recipe`. */
  from: SQL;
  where: SQL;
  /** When the recipe came to this part. */
  since: SQL;
}

export const ownPart = (userId: string): Part => ({
  from: sql`${recipes} recipe`,
  where: sql`recipe.owner_id = ${userId} and recipe.deleted_at is null`,
  since: sql`recipe.created_at`,
});

export const savedPart = (userId: string): Part => ({
  from: sql`${recipeSaves} save join ${recipes} recipe on recipe.id = save.recipe_id`,
  where: sql`save.user_id = ${userId} and recipe.owner_id <> ${userId}
    and recipe.deleted_at is null`,
  since: sql`save.saved_at`,
});

/** @param userId leave out theirs; null for a visitor, who has none */
export const listedPart = (userId: string | null): Part => ({
  from: sql`${recipes} recipe`,
  where: sql`recipe.is_listed and recipe.deleted_at is null ${
    userId === null ? sql`` : sql`and recipe.owner_id <> ${userId}`
  }`,
  since: sql`recipe.listed_at`,
});

/** What others let this person read, and is not listed. */
export const sharedPart = (userId: string): Part => ({
  from: sql`${recipes} recipe`,
  where: sql`recipe.id in ${sharedWith(userId)} and not recipe.is_listed
    and recipe.owner_id <> ${userId} and recipe.deleted_at is null`,
  since: sql`recipe.created_at`,
});

export const householdPart = (householdId: string): Part => ({
  from: sql`${recipeHouseholds} shared join ${recipes} recipe on recipe.id = shared.recipe_id`,
  where: sql`shared.household_id = ${householdId} and recipe.deleted_at is null`,
  since: sql`shared.shared_at`,
});
