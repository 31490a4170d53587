import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/connect';
import { mealPlanEntries, mealPlans } from './meal-plans.tables';

/** In each owner's plans, their copy takes the place of the recipe they can no longer read. */
export async function planCopiesInstead(
  tx: Db,
  recipeId: string,
  copies: readonly { id: string; ownerId: string }[],
): Promise<void> {
  await tx.execute(sql`
    update ${mealPlanEntries} set recipe_id = copy.id
    from ${mealPlans} plan, unnest(
      ${sql.param(copies.map(({ ownerId }) => ownerId))}::uuid[],
      ${sql.param(copies.map(({ id }) => id))}::uuid[]) copy (owner_id, id)
    where plan.id = plan_id and plan.owner_id = copy.owner_id and recipe_id = ${recipeId}`);
}
