import { eq } from 'drizzle-orm';
import {
  goalNutrients,
  type NutritionGoals,
} from '@saltbush/domain/plan/nutrition/nutrition-goals';
import type { Db } from '../../../platform/db/connect';
import { nutritionGoals } from '../../../schema/plan/nutrition-goals';

/** Empty when none is set. */
export async function findNutritionGoals(db: Db, userId: string): Promise<NutritionGoals> {
  const [row] = await db.select().from(nutritionGoals).where(eq(nutritionGoals.userId, userId));
  return Object.fromEntries(
    goalNutrients.flatMap((nutrient) => {
      const goal = row?.[nutrient];
      return goal == null ? [] : [[nutrient, goal]];
    }),
  );
}

/** What is not given is no longer set. */
export async function replaceNutritionGoals(
  db: Db,
  userId: string,
  goals: NutritionGoals,
): Promise<void> {
  const set = {
    energyKj: goals.energyKj ?? null,
    proteinGrams: goals.proteinGrams ?? null,
    fibreGrams: goals.fibreGrams ?? null,
    sodiumMilligrams: goals.sodiumMilligrams ?? null,
  };
  await db
    .insert(nutritionGoals)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: nutritionGoals.userId, set });
}
