import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/connect';
import { plannedRecipeChanges, syncRows } from '../../../schema/plan/sync';
import { mealPlanEntries } from '../../../schema/meal-plans';

/**
 * In each owner's plans and lists, their copy takes the place of the recipe they can no longer read. Devices hear of it
 * soon after, like of every recipe that changes.
 */
export async function planCopiesInstead(
  tx: Db,
  recipeId: string,
  copies: readonly { id: string; ownerId: string }[],
): Promise<void> {
  const pairs = sql`unnest(
    ${sql.param(copies.map(({ ownerId }) => ownerId))}::uuid[],
    ${sql.param(copies.map(({ id }) => id))}::uuid[]) copy (owner_id, id)`;
  const owners = sql`any(${sql.param(copies.map(({ ownerId }) => ownerId))}::uuid[])`;
  // In the order in which a device's operations lock them.
  await tx.execute(sql`
    select from ${mealPlanEntries} entry
    where entry.owner_id = ${owners} and entry.recipe_id = ${recipeId} order by entry.id for update`);
  await tx.execute(sql`
    update ${mealPlanEntries} entry set recipe_id = copy.id from ${pairs}
    where entry.owner_id = copy.owner_id and entry.recipe_id = ${recipeId}`);
  await tx.execute(sql`
    select from ${syncRows} row
    where row.owner_id = ${owners} and row.kind in ('listedRecipes', 'homeItems')
      and row.fields->>'recipeId' = ${recipeId} order by row.owner_id, row.id for update`);
  await tx.execute(sql`
    update ${syncRows} row set fields = row.fields || jsonb_build_object('recipeId', copy.id)
    from ${pairs}
    where row.owner_id = copy.owner_id and row.kind in ('listedRecipes', 'homeItems')
      and row.fields->>'recipeId' = ${recipeId}`);
  await tx.execute(sql`
    insert into ${plannedRecipeChanges} (owner_id, recipe_id) select copy.owner_id, copy.id from ${pairs}`);
  await tx.execute(sql`select pg_notify('saltbush', 'recipes')`);
}
