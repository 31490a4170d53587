/**
 * The twin of `canReadRecipe` (domain/recipes/permissions.ts) for the database: lists ask it of many
 * recipes at once. `readable.test.ts` compares the two on every combination.
 */
import { sql, type SQL } from 'drizzle-orm';
import { users } from '../accounts/accounts.tables';
import { favourites, recipeSaves } from '../collection/collection.tables';
import { householdMembers, households } from '../households/households.tables';
import { shareLinks } from '../sharing/sharing.tables';
import { recipeHouseholds, recipeReaders } from './recipes.tables';

/** A row of `recipes`, by the name it has in the query. */
const recipesRow = sql.raw('"recipes"');

/** Whether this person may read it; deleted or not. */
export const isReadableBy = (userId: unknown, recipe: SQL = recipesRow) => sql<boolean>`(
  ${isSharedBesidesSaving(userId, recipe)} or ${isSavedBy(userId, recipe)})`;

/** Whether they could read it if they had not saved it. */
export const isSharedBesidesSaving = (userId: unknown, recipe: SQL) => sql<boolean>`(
  ${recipe}.owner_id = ${userId} or ${recipe}.sharing_mode = 'public' or ${recipe}.is_listed
  or ${isSharedWithHouseholdOf(userId, recipe)} or ${isReaderOf(userId, recipe)}
  or ${isInvitedByEmail(userId, recipe)})`;

/** Of one that they may read: whether they could save it again once they let it go. */
export const canComeBackTo = (userId: unknown, recipe: SQL = recipesRow) => sql<boolean>`(
  not ${isSavedBy(userId, recipe)} or ${isSharedBesidesSaving(userId, recipe)})`;

/** What `canReadRecipe` is told of the person who asks; a visitor's id is null. */
export const accessOf = (userId: unknown, recipe: SQL = recipesRow) => ({
  isSharedWithTheirHousehold: isSharedWithHouseholdOf(userId, recipe),
  isApprovedReader: isReaderOf(userId, recipe),
  isInvitedByEmail: isInvitedByEmail(userId, recipe),
  isSaved: isSavedBy(userId, recipe),
});

export const isSavedBy = (userId: unknown, recipe: SQL = recipesRow) => sql<boolean>`exists (
  select from ${recipeSaves} save where save.user_id = ${userId} and save.recipe_id = ${recipe}.id)`;

export const isFavouriteOf = (userId: unknown, recipe: SQL = recipesRow) => sql<boolean>`exists (
  select from ${favourites} loved
  where loved.user_id = ${userId} and loved.recipe_id = ${recipe}.id)`;

const isReaderOf = (userId: unknown, recipe: SQL) => sql<boolean>`exists (
  select from ${recipeReaders} reader
  where reader.user_id = ${userId} and reader.recipe_id = ${recipe}.id)`;

/** Anyone can register with anyone's address: it counts once they have opened a mail sent there. */
const isInvitedByEmail = (userId: unknown, recipe: SQL) => sql<boolean>`exists (
  select from ${shareLinks} link
  join ${users} invited on invited.email = link.email and invited.verified_at is not null
  where invited.id = ${userId} and link.recipe_id = ${recipe}.id and link.revoked_at is null)`;

/** Households by `canSeeHousehold`: not a deleted one, a closed one only by its owner. */
const isSharedWithHouseholdOf = (userId: unknown, recipe: SQL) => sql<boolean>`exists (
  select from ${recipeHouseholds} shared
  join ${householdMembers} member
    on member.household_id = shared.household_id and member.user_id = ${userId}
  join ${households} household on household.id = shared.household_id
  where shared.recipe_id = ${recipe}.id and household.deleted_at is null
    and (household.closed_at is null or household.owner_id = ${userId}))`;

/** Recipes that others share with this person, through a household, by name, or by being saved. */
export const sharedWith = (userId: unknown): SQL => sql`(
  select recipe_id from ${recipeSaves} where user_id = ${userId}
  union select recipe_id from ${recipeReaders} where user_id = ${userId}
  union select link.recipe_id from ${shareLinks} link
    join ${users} invited on invited.email = link.email and invited.verified_at is not null
    where invited.id = ${userId} and link.revoked_at is null
  union select shared.recipe_id from ${recipeHouseholds} shared
    join ${householdMembers} member
      on member.household_id = shared.household_id and member.user_id = ${userId}
    join ${households} household on household.id = shared.household_id
    where household.deleted_at is null
      and (household.closed_at is null or household.owner_id = ${userId}))`;
