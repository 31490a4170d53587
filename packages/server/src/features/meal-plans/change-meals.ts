/** One entry more or less, without sending the whole menu. */
import { and, asc, count, eq, sql } from 'drizzle-orm';
import { AppError } from '@saltbush/contract/errors';
import { mealPlanLimits } from '@saltbush/contract/meal-plans';
import { addDays } from '@saltbush/domain/meal-plans/week';
import type { Authorized } from '../../platform/authorized';
import type { Db } from '../../platform/db/connect';
import type { PlanOwnershipRow } from './meal-plans.store';
import { mealPlanEntries, mealPlans } from './meal-plans.tables';
import { insertEntries, newEntry, type EntryInput } from './plan-entries';
import { admitRecipes } from './plan-recipes';
import { countSave } from './save-meal-plan';

/** Puts the entry at the end of its day. One with this id that the plan has already stays as it is. */
export async function addMeal(
  db: Db,
  plan: Authorized<PlanOwnershipRow>,
  { date, meal, userId, now }: { date: string; meal: EntryInput; userId: string; now: Date },
): Promise<void> {
  checkDate(plan, date);
  await db.transaction(async (tx) => {
    await lockPlan(tx, plan);
    if (meal._id !== undefined && (await hasEntry(tx, plan, meal._id))) return;
    const [day] = await tx
      .select({
        entries: count(),
        next: sql<number>`coalesce(max(${mealPlanEntries.position}) + 1, 0)`,
      })
      .from(mealPlanEntries)
      .where(and(eq(mealPlanEntries.planId, plan.id), eq(mealPlanEntries.date, date)));
    if (day!.entries >= mealPlanLimits.entriesPerDay) {
      const message = `A day holds at most ${mealPlanLimits.entriesPerDay} entries`;
      throw new AppError('VALIDATION_FAILED', [{ field: 'date', message }]);
    }
    const entry = newEntry(meal, { planId: plan.id, date, position: day!.next, field: 'meal' });
    await admitRecipes(tx, { ownerId: plan.ownerId, userId, now }, [entry]);
    await insertEntries(tx, [entry]);
    await countSave(tx, plan, { now });
  });
}

/** Takes out the entry with the id, or the day's first with the recipe; neither there, nothing happens. */
export async function removeMeal(
  db: Db,
  plan: Authorized<PlanOwnershipRow>,
  {
    date,
    meal,
    now,
  }: {
    date: string;
    meal: { _id?: string | undefined; recipe?: string | undefined };
    now: Date;
  },
): Promise<void> {
  checkDate(plan, date);
  await db.transaction(async (tx) => {
    await lockPlan(tx, plan);
    const [entry] = await tx
      .select({ id: mealPlanEntries.id })
      .from(mealPlanEntries)
      .where(
        and(
          eq(mealPlanEntries.planId, plan.id),
          eq(mealPlanEntries.date, date),
          meal._id === undefined ? undefined : eq(mealPlanEntries.id, meal._id),
          meal.recipe === undefined ? undefined : eq(mealPlanEntries.recipeId, meal.recipe),
        ),
      )
      .orderBy(asc(mealPlanEntries.position))
      .limit(1);
    if (!entry) return;
    await tx.delete(mealPlanEntries).where(eq(mealPlanEntries.id, entry.id));
    await countSave(tx, plan, { now });
  });
}

function checkDate(plan: PlanOwnershipRow, date: string): void {
  if (date >= plan.startDate && date <= addDays(plan.startDate, 6)) return;
  throw new AppError('VALIDATION_FAILED', [
    { field: 'date', message: 'This day is not in the week of the plan' },
  ]);
}

async function lockPlan(tx: Db, plan: PlanOwnershipRow): Promise<void> {
  await tx
    .select({ id: mealPlans.id })
    .from(mealPlans)
    .where(eq(mealPlans.id, plan.id))
    .for('update');
}

async function hasEntry(tx: Db, plan: PlanOwnershipRow, id: string): Promise<boolean> {
  const found = await tx
    .select({ id: mealPlanEntries.id })
    .from(mealPlanEntries)
    .where(and(eq(mealPlanEntries.id, id), eq(mealPlanEntries.planId, plan.id)));
  return found.length > 0;
}
