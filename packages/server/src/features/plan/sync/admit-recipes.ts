/** Which recipes a plan or a list may have (decision 0028). */
import { and, inArray, isNull, type SQL } from 'drizzle-orm';
import type { RefusalCode } from '@saltbush/domain/plan/sync/operations';
import type { Db } from '../../../platform/db/connect';
import { isReadableBy, isReadableByPlanOwner } from '../../access/recipe-access';
import { recipes } from '../../../schema/recipes';
import { shareOwnWithHousehold } from '../../recipe/sharing';

interface Planner {
  /** Of the plan: this person or a household. */
  ownerId: string;
  userId: string;
  now: Date;
}

/**
 * Within the transaction that adds the recipes. Recipes of the planner that the household can't read yet are
 * shared with it.
 *
 * @returns why the plan can't have a recipe, by its id; nothing for one that it can have
 */
export async function admitRecipes(
  tx: Db,
  planner: Planner,
  recipeIds: ReadonlySet<string>,
): Promise<Map<string, RefusalCode>> {
  const readable = await findAmong(tx, recipeIds, isReadableByPlanOwner(planner.ownerId));
  const others = without(recipeIds, readable);
  if (others.size === 0) return new Map();
  if (planner.ownerId === planner.userId) return refuseAll(others, 'RECIPE_GONE');
  const { ownerId: householdId, userId, now } = planner;
  const shared = await shareOwnWithHousehold(tx, {
    recipeIds: [...others],
    householdId,
    userId,
    now,
  });
  const refused = without(others, new Set(shared));
  const known = await findAmong(tx, refused, isReadableBy(userId));
  return new Map([...refuseAll(refused, 'RECIPE_GONE'), ...refuseAll(known, 'RECIPE_NOT_SHARED')]);
}

async function findAmong(tx: Db, ids: ReadonlySet<string>, is: SQL): Promise<Set<string>> {
  if (ids.size === 0) return new Set();
  const found = await tx
    .select({ id: recipes.id })
    .from(recipes)
    .where(and(inArray(recipes.id, [...ids]), isNull(recipes.deletedAt), is));
  return new Set(found.map(({ id }) => id));
}

const refuseAll = (ids: ReadonlySet<string>, code: RefusalCode): Map<string, RefusalCode> =>
  new Map([...ids].map((id) => [id, code]));

const without = (ids: ReadonlySet<string>, some: ReadonlySet<string>): Set<string> =>
  new Set([...ids].filter((id) => !some.has(id)));
