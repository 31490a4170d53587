/**
 * `canReadRecipe` (domain/recipe/recipes/permissions.ts) in SQL: lists check many recipes at once.
 * `can-read-recipe-sql.test.ts` compares the two on every combination. Households, readers, invitations
 * and saves are checked by database functions (migration "written-recipes"), which run only when no
 * cheaper condition before them is true.
 */
import { sql, type SQL } from 'drizzle-orm';
import { users } from '../../../schema/accounts';
import { favourites, recipeSaves } from '../../../schema/book/saved-recipes';
import { householdMembers, households } from '../../../schema/households';
import { shareLinks } from '../../../schema/recipe/sharing';
import { hasEnded } from '../link-ends';
import { recipeHouseholds, recipeReaders } from '../../../schema/recipes';

/** A row of `recipes`, by the name it has in the query. */
const recipesRow = sql.raw('"recipes"');

/** Whether this person may read it; deleted or not. */
export const isReadableBy = (userId: unknown, recipe: SQL = recipesRow) => sql<boolean>`(
  ${isSharedBesidesSaving(userId, recipe)} or ${isSavedBy(userId, recipe)})`;

/**
 * Whether the plans of this person or household may have it. A household's have what is public, listed or
 * shared with it, whoever of its members asks (decision 0028).
 */
export const isReadableByPlanOwner = (ownerId: unknown, recipe: SQL = recipesRow) => sql<boolean>`(
  ${isReadableBy(ownerId, recipe)} or is_shared_with_household(${ownerId}, ${recipe}.id))`;

/** Whether they could read it if they had not saved it. */
export const isSharedBesidesSaving = (userId: unknown, recipe: SQL = recipesRow) => sql<boolean>`(
  ${recipe}.owner_id = ${userId} or ${recipe}.sharing_mode = 'public' or ${recipe}.is_listed
  or ${isSharedWithHouseholdOf(userId, recipe)} or ${isReaderOf(userId, recipe)}
  or ${isInvitedByEmail(userId, recipe)})`;

/** The input of `canReadRecipe` about one person; a visitor's id is null. */
export const accessOf = (userId: unknown, recipe: SQL = recipesRow) => ({
  isSharedWithTheirHousehold: isSharedWithHouseholdOf(userId, recipe),
  isApprovedReader: isReaderOf(userId, recipe),
  isInvitedByEmail: isInvitedByEmail(userId, recipe),
  isSaved: isSavedBy(userId, recipe),
});

/** Nobody saves their own: of these the saves need not be read. */
export const isSavedBy = (userId: unknown, recipe: SQL = recipesRow) => sql<boolean>`(
  ${recipe}.owner_id is distinct from ${userId} and has_saved(${userId}, ${recipe}.id))`;

export const isFavouriteOf = (userId: unknown, recipe: SQL = recipesRow) => sql<boolean>`exists (
  select from ${favourites} loved
  where loved.user_id = ${userId} and loved.recipe_id = ${recipe}.id)`;

const isReaderOf = (userId: unknown, recipe: SQL) =>
  sql<boolean>`is_reader_of(${userId}, ${recipe}.id)`;

/** Anyone can register with anyone's address: it counts once they have opened a mail sent there. */
const isInvitedByEmail = (userId: unknown, recipe: SQL) =>
  sql<boolean>`is_invited_by_email(${userId}, ${recipe}.id)`;

/** Households by `canSeeHousehold`: not a deleted one, a closed one only by its owner. */
const isSharedWithHouseholdOf = (userId: unknown, recipe: SQL) =>
  sql<boolean>`is_shared_with_household_of(${userId}, ${recipe}.id)`;

/** Recipes that others share with this person, through a household, by name, or by being saved. */
export const sharedWith = (userId: unknown): SQL => sql`(
  select recipe_id from ${recipeSaves} where user_id = ${userId}
  union select recipe_id from ${recipeReaders} where user_id = ${userId}
  union select link.recipe_id from ${shareLinks} link
    join ${users} invited on invited.email = link.email and invited.verified_at is not null
    where invited.id = ${userId} and link.revoked_at is null and not ${hasEnded(sql`link.ends_at`)}
  union select shared.recipe_id from ${recipeHouseholds} shared
    join ${householdMembers} member
      on member.household_id = shared.household_id and member.user_id = ${userId}
    join ${households} household on household.id = shared.household_id
    where household.deleted_at is null
      and (household.closed_at is null or household.owner_id = ${userId}))`;
