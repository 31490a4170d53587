/** What lists filter and sort by, of several recipes: columns that are derived when a recipe is saved. */
import { and, inArray, isNull } from 'drizzle-orm';
import type { ServeNutritionOnWire } from '@saltbush/contract/recipe/recipe-nutrition';
import { nutrientKeys } from '@saltbush/recipe-parser/recipe/nutrients';
import type { Db } from '../../../platform/db/connect';
import { recipes } from '../../../schema/recipes';
import { isReadableBy } from '../../access/recipe-access';

/** Only recipes that the person may read, unordered, without deleted ones. */
export async function listServeNutrition(
  db: Db,
  ids: readonly string[],
  userId: string,
): Promise<ServeNutritionOnWire[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: recipes.id, ...nutrientColumns })
    .from(recipes)
    .where(and(inArray(recipes.id, [...ids]), isNull(recipes.deletedAt), isReadableBy(userId)));
  return rows.map(({ id, ...amounts }) => {
    const known = nutrientKeys.filter((nutrient) => amounts[nutrient] !== null);
    const perServe = Object.fromEntries(known.map((nutrient) => [nutrient, amounts[nutrient]!]));
    return known.length === 0 ? { _id: id } : { _id: id, perServe };
  });
}

const nutrientColumns = {
  energyKj: recipes.energyKj,
  proteinGrams: recipes.proteinGrams,
  fatGrams: recipes.fatGrams,
  saturatedFatGrams: recipes.saturatedFatGrams,
  carbohydrateGrams: recipes.carbohydrateGrams,
  sugarsGrams: recipes.sugarsGrams,
  fibreGrams: recipes.fibreGrams,
  sodiumMilligrams: recipes.sodiumMilligrams,
};
