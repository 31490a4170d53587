/** Saves meal plans: one transaction that fails with a conflict if the revision has changed. */
import { and, eq, sql } from 'drizzle-orm';
import { AppError } from '@saltbush/contract/errors';
import type { mealPlanChangeSchema, mealPlanInputSchema } from '@saltbush/contract/plan/meal-plans';
import { addDays } from '@saltbush/domain/plan/days/week';
import type * as z from 'zod/mini';
import { say } from '@saltbush/domain/texts/say';
import type { Deps } from '../../../deps';
import type { Authorized } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import type { Author } from '../../../platform/http/session';
import { newId } from '../../../platform/ids';
import { changePlan, nameOfWeek, type PlanOperation } from '../sync';
import { menuOperations, type EntryOperation, type NewEntry } from './menu-operations';
import { entriesOfDays, refuseEntries, refuseTaken } from './plan-entries';
import type { PlanOwnershipRow } from './meal-plans.store';
import { mealPlans } from '../../../schema/meal-plans';
import { findEntries } from './stored-entries.store';

export type MealPlanInput = z.output<typeof mealPlanInputSchema>;
export type MealPlanChange = z.output<typeof mealPlanChangeSchema>;
export type ChangeContext = Pick<Deps, 'database' | 'clock' | 'planNotices'>;

/**
 * Creates a week's plan; an existing one stays unchanged.
 *
 * @param ownerId of the person who asks, or of a household that `getPlanOwnerId` allows
 * @throws AppError CONFLICT when the id is already that of another plan
 */
export async function createPlan(
  context: ChangeContext,
  { ownerId, input, ...author }: Author & { ownerId: string; input: MealPlanInput },
): Promise<void> {
  const { startDate, days } = input;
  await saveMenu(context, {
    ...author,
    plan: { ownerId, startDate },
    entries: days ? entriesOfDays(startDate, days) : [],
    begin: (tx, now) => insertPlan(tx, { ownerId, input, now }),
  });
}

/** @throws AppError CONFLICT when someone saved since the revision that the change started from */
export async function updatePlan(
  context: ChangeContext,
  plan: Authorized<PlanOwnershipRow>,
  { change, ...author }: Author & { change: MealPlanChange },
): Promise<void> {
  await saveMenu(context, {
    ...author,
    plan,
    entries: entriesOfDays(plan.startDate, change.days),
    begin: async (tx, now) => {
      await countSave(tx, plan, { revision: change.revision, name: change.name, now });
      return true;
    },
  });
}

interface SavedMenu extends Author {
  plan: { ownerId: string; startDate: string };
  entries: NewEntry[];
  /** With the owner locked; false to leave the menu as it is. */
  begin: (tx: Db, now: Date) => Promise<boolean>;
}

async function saveMenu(
  context: ChangeContext,
  { plan, entries, begin, ...author }: SavedMenu,
): Promise<void> {
  const sent: EntryOperation[] = [];
  await changePlan(context, {
    ...author,
    ownerId: plan.ownerId,
    countedWeek: plan.startDate,
    operations: async (tx, now): Promise<PlanOperation[]> => {
      if (!(await begin(tx, now))) return [];
      const ids = entries.map(({ id }) => id);
      const { stored, taken } = await findEntries(tx, plan, ids);
      refuseTaken(entries, taken);
      sent.push(...menuOperations(plan.startDate, stored, entries));
      return sent.map(({ operation }) => operation);
    },
    refuse: refuseEntries(sent),
  });
}

/** @returns false when the week has its plan already */
async function insertPlan(
  tx: Db,
  { ownerId, input, now }: { ownerId: string; input: MealPlanInput; now: Date },
): Promise<boolean> {
  const { _id: id = newId(), startDate, name = nameOfWeek(startDate) } = input;
  const endDate = addDays(startDate, 6);
  const added = await tx
    .insert(mealPlans)
    .values({ id, ownerId, startDate, name, endDate, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: mealPlans.id });
  if (added.length === 0) await checkHasWeek(tx, ownerId, startDate);
  return added.length > 0;
}

async function countSave(
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

/** Nothing was added: right when the week has its plan, wrong when only the id was taken. */
async function checkHasWeek(tx: Db, ownerId: string, startDate: string): Promise<void> {
  const known = await tx
    .select({ id: mealPlans.id })
    .from(mealPlans)
    .where(and(eq(mealPlans.ownerId, ownerId), eq(mealPlans.startDate, startDate)));
  if (known.length > 0) return;
  throw new AppError('CONFLICT', say('This id is taken. Please save the plan under a new one.'));
}
