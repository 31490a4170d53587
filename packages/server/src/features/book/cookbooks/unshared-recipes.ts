/** Which of its owner's own recipes the readers of a cookbook do not see, so that they can be shared with it. */
import { sql } from 'drizzle-orm';
import { cookbookLimits } from '@saltbush/contract/book/cookbooks';
import type { Db } from '../../../platform/db/connect';
import { recipeHouseholds, recipes } from '../../../schema/recipes';
import type { AuthorizedCookbook } from './cookbooks.store';
import { findCookbookRecipes } from './list-cookbook-recipes';

/** @param householdId undefined: the public */
export async function listUnshared(
  db: Db,
  cookbook: AuthorizedCookbook,
  { householdId, now }: { householdId: string | undefined; now: Date },
): Promise<string[]> {
  const page = { userId: cookbook.ownerId, page: 1, limit: cookbookLimits.recipes, now };
  const { ids } = await findCookbookRecipes(db, cookbook, page);
  const isShared = householdId === undefined ? sql`false` : isSharedWith(householdId);
  const { rows } = await db.execute<{ id: string }>(sql`
    select recipe.id from ${recipes} recipe
    where recipe.id = any(${sql.param(ids)}::uuid[]) and recipe.owner_id = ${cookbook.ownerId}
      and recipe.sharing_mode <> 'public' and not recipe.is_listed and not ${isShared}
    order by recipe.id`);
  return rows.map(({ id }) => id);
}

const isSharedWith = (householdId: string) => sql`exists (
  select from ${recipeHouseholds} shared
  where shared.recipe_id = recipe.id and shared.household_id = ${householdId})`;
