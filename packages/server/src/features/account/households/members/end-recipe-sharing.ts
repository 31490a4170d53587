/**
 * What becomes of recipes when someone is no longer in a household: their own are no longer shared with
 * it, and they no longer read the others'. Who saved one keeps it as a copy (`AccessLostListener`).
 */
import { sql } from 'drizzle-orm';
import { authorize } from '../../../../platform/authorized';
import type { Db } from '../../../../platform/db/connect';
import type { AccessLostListener } from '../../../access/recipe-access';
import { recipeHouseholds, recipes } from '../../../../schema/recipes';
import { recipeSaves } from '../../../../schema/book/saved-recipes';

interface FormerMember {
  householdId: string;
  userId: string;
}

/** Call it after the membership has ended, in its transaction. */
export async function endRecipeSharing(
  tx: Db,
  former: FormerMember,
  onAccessLost: AccessLostListener,
): Promise<void> {
  const withdrawn = await withdrawRecipes(tx, former);
  const lost = await listSavedBy(tx, former);
  await announceLoss(tx, former.householdId, [...withdrawn, ...lost], onAccessLost);
}

/** A recipe that is, or was until now, shared with the household, and that someone saved. */
interface SharedRecipe {
  id: string;
  householdId: string;
}

export async function announceLoss(
  tx: Db,
  householdId: string,
  affected: readonly SharedRecipe[],
  onAccessLost: AccessLostListener,
): Promise<void> {
  // Always in the same order, so that two departures cannot deadlock.
  for (const recipe of affected.toSorted(byId)) {
    const shared = authorize(recipe, (found) => found.householdId === householdId);
    await onAccessLost(tx, shared, 'no-longer-shared');
  }
}

export async function listSavedOfHousehold(tx: Db, householdId: string): Promise<SharedRecipe[]> {
  const { rows } = await tx.execute<SharedRecipe & Row>(sql`
    select recipe_id as id, household_id as "householdId" from ${recipeHouseholds} shared
    where household_id = ${householdId}
      and exists (select from ${recipeSaves} save where save.recipe_id = shared.recipe_id)`);
  return rows;
}

type Row = Record<string, unknown>;

/** @returns those that someone saved */
async function withdrawRecipes(
  tx: Db,
  { householdId, userId }: FormerMember,
): Promise<SharedRecipe[]> {
  const { rows } = await tx.execute<SharedRecipe & { isSaved: boolean } & Row>(sql`
    delete from ${recipeHouseholds} shared using ${recipes} recipe
    where shared.household_id = ${householdId}
      and recipe.id = shared.recipe_id and recipe.owner_id = ${userId}
    returning recipe.id, shared.household_id as "householdId", exists (
      select from ${recipeSaves} save where save.recipe_id = recipe.id) as "isSaved"`);
  return rows.filter(({ isSaved }) => isSaved);
}

async function listSavedBy(tx: Db, { householdId, userId }: FormerMember): Promise<SharedRecipe[]> {
  const { rows } = await tx.execute<SharedRecipe & Row>(sql`
    select shared.recipe_id as id, shared.household_id as "householdId"
    from ${recipeHouseholds} shared
    join ${recipeSaves} save on save.recipe_id = shared.recipe_id and save.user_id = ${userId}
    where shared.household_id = ${householdId}`);
  return rows;
}

const byId = (one: SharedRecipe, other: SharedRecipe): number => (one.id < other.id ? -1 : 1);
