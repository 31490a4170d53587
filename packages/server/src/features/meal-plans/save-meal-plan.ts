/** Saves meal plans: one transaction that fails with a conflict if the revision has changed. */
import { and, eq, sql } from 'drizzle-orm';
import { AppError } from '@saltbush/contract/errors';
import type { mealPlanChangeSchema, mealPlanInputSchema } from '@saltbush/contract/meal-plans';
import { addDays, formatDay } from '@saltbush/domain/meal-plans/week';
import type * as z from 'zod/mini';
import type { Authorized } from '../../platform/authorized';
import type { Db } from '../../platform/db/connect';
import { newId } from '../../platform/ids';
import { insertEntries, rowsOfDays } from './plan-entries';
import { admitRecipes } from './plan-recipes';
import type { PlanOwnershipRow } from './meal-plans.store';
import { mealPlanEntries, mealPlans } from './meal-plans.tables';

export type MealPlanInput = z.output<typeof mealPlanInputSchema>;
export type MealPlanChange = z.output<typeof mealPlanChangeSchema>;

/**
 * Creates a week's plan; an existing one stays unchanged.
 *
 * @param ownerId of the person who asks, or of a household that `getPlanOwnerId` allows
 * @throws AppError CONFLICT when the id is already that of another plan
 */
export async function createPlan(
  db: Db,
  {
    ownerId,
    userId,
    input,
    now,
  }: { ownerId: string; userId: string; input: MealPlanInput; now: Date },
): Promise<void> {
  const { startDate } = input;
  const plan = { id: input._id ?? newId(), ownerId, startDate };
  await db.transaction(async (tx) => {
    const added = await tx
      .insert(mealPlans)
      .values({
        ...plan,
        name: input.name ?? nameOfWeek(startDate),
        endDate: addDays(startDate, 6),
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: mealPlans.id });
    if (added.length === 0) return checkHasWeek(tx, ownerId, startDate);
    if (!input.days) return;
    const rows = rowsOfDays(plan, input.days);
    await admitRecipes(tx, { ownerId, userId, now }, rows);
    await insertEntries(tx, rows);
  });
}

/** @throws AppError CONFLICT when someone saved since the revision that the change started from */
export async function updatePlan(
  db: Db,
  plan: Authorized<PlanOwnershipRow>,
  { change, userId, now }: { change: MealPlanChange; userId: string; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    await countSave(tx, plan, { revision: change.revision, name: change.name, now });
    const rows = rowsOfDays(plan, change.days);
    await admitRecipes(tx, { ownerId: plan.ownerId, userId, now }, rows);
    await tx.delete(mealPlanEntries).where(eq(mealPlanEntries.planId, plan.id));
    await insertEntries(tx, rows);
  });
}

/** Counting first also locks the plan: of two saves at once, the second waits and then finds out. */
export async function countSave(
  tx: Db,
  plan: Authorized<PlanOwnershipRow>,
  { revision, name, now }: { revision?: number | undefined; name?: string | undefined; now: Date },
): Promise<void> {
  const counted = await tx
    .update(mealPlans)
    .set({ revision: sql`${mealPlans.revision} + 1`, updatedAt: now, name })
    .where(
      and(
        eq(mealPlans.id, plan.id),
        revision === undefined ? undefined : eq(mealPlans.revision, revision),
      ),
    )
    .returning({ id: mealPlans.id });
  if (counted.length === 0) throw new AppError('CONFLICT');
}

/** @example nameOfWeek('2026-11-23') // 'Week of 23 November 2026' */
const nameOfWeek = (startDate: string) =>
  `Week of ${formatDay(startDate)} ${startDate.slice(0, 4)}`;

/** Nothing was added: right when the week has its plan, wrong when only the id was taken. */
async function checkHasWeek(tx: Db, ownerId: string, startDate: string): Promise<void> {
  const known = await tx
    .select({ id: mealPlans.id })
    .from(mealPlans)
    .where(and(eq(mealPlans.ownerId, ownerId), eq(mealPlans.startDate, startDate)));
  if (known.length > 0) return;
  throw new AppError('CONFLICT', 'This id is taken. Please save the plan under a new one.');
}
