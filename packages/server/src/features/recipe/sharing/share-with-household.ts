import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm';
import { sharingLimits } from '@saltbush/contract/recipe/sharing/sharing-fields';
import type { Db } from '../../../platform/db/connect';
import { getHouseholdToShareWith, lockMembersOf } from '../../account/households';
import { recipeHouseholds, recipes } from '../../../schema/recipes';

interface SharedByPlanning {
  recipeIds: readonly string[];
  householdId: string;
  userId: string;
  now: Date;
}

/**
 * Shares those of the recipes that are this person's own with a household, and changes nothing else of
 * their sharing. Within the transaction that plans them.
 *
 * @returns the ids of those recipes, without those that are shared with as many households as possible
 * @throws AppError FORBIDDEN when this person may not share with it
 */
export async function shareOwnWithHousehold(
  tx: Db,
  { recipeIds, householdId, userId, now }: SharedByPlanning,
): Promise<string[]> {
  // The household before the recipes, and these in one order, as every change of sharing.
  await lockMembersOf(tx, [householdId]);
  const own = await tx
    .select({ recipeId: recipes.id })
    .from(recipes)
    .where(
      and(
        inArray(recipes.id, [...recipeIds]),
        eq(recipes.ownerId, userId),
        isNull(recipes.deletedAt),
        lt(
          tx.$count(recipeHouseholds, eq(recipeHouseholds.recipeId, recipes.id)),
          sharingLimits.households,
        ),
      ),
    )
    .orderBy(asc(recipes.id))
    .for('update');
  if (own.length === 0) return [];
  await getHouseholdToShareWith(tx, householdId, userId);
  await tx
    .insert(recipeHouseholds)
    .values(own.map(({ recipeId }) => ({ recipeId, householdId, sharedAt: now })))
    .onConflictDoNothing();
  return own.map(({ recipeId }) => recipeId);
}
