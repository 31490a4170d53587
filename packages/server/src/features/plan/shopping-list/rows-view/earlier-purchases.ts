/** What of other weeks decides what is left of earlier purchases (decision 0146). */
import type { Pool } from 'pg';
import { shoppingListLimits } from '@saltbush/contract/plan/shopping-list';
import { recipeIdsOf, type Row } from '@saltbush/domain/plan/rows/rows';
import type { RecipeNeeds } from '../../recipe-needs';
import type { EarlierPurchases } from '../list-inputs';
import type { ListRows } from '../list-rows.store';

/**
 * Reads the recipes of those weeks one by one, as they are for a phone: what each needs is known from then on.
 *
 * @returns nothing where that is more than a list may have
 */
export async function readEarlier(
  statementPool: Pool,
  needs: RecipeNeeds,
  { ownerId, rows, earlier, revisions }: Omit<ListRows, 'version'> & { ownerId: string },
): Promise<EarlierPurchases> {
  if (earlier.length === 0) return noPurchases;
  const known = new Set(recipeIdsOf(rows));
  const ids = recipeIdsOf(earlier).filter((id) => !known.has(id));
  const recipes = await needs.ofRecipes(statementPool, ownerId, { ids, revisions });
  const counts = new Map(recipes.map((recipe) => [recipe.id, recipe.needs.length]));
  const needed = earlier.reduce((sum, row) => sum + (counts.get(recipeOf(row)) ?? 0), 0);
  if (needed > shoppingListLimits.ingredients) return noPurchases;
  return {
    rows: earlier,
    recipes: recipes.map(({ id, title, needs: all }) => ({ id, title, needs: all })),
  };
}

const noPurchases: EarlierPurchases = { rows: [], recipes: [] };

const recipeOf = (row: Row): string => recipeIdsOf([row])[0] ?? '';
