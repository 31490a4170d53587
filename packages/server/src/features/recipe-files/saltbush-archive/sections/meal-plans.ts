/** Weeks with their entries, and what was ticked off their lists. A week that is planned here stays so. */
import { asc, eq, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import { idSchema, lineSchema } from '@saltbush/contract/schemas/fields';
import { mealPlanLimits, planDateSchema } from '@saltbush/contract/meal-plans';
import { listAmountSchema, shoppingListLimits } from '@saltbush/contract/shopping-list';
import { maxCookingQuantity } from '@saltbush/domain/meal-plans/cooking-quantity';
import { addDays, isMonday } from '@saltbush/domain/meal-plans/week';
import type { Db } from '../../../../platform/db/connect';
import { newId } from '../../../../platform/ids';
import { mealPlanEntries, mealPlans } from '../../../meal-plans/meal-plans.tables';
import { shoppingListTicks } from '../../../shopping-list/shopping-list.tables';
import { section, type ImportTarget } from '../section';
import { daySchema, momentSchema, revisionSchema } from '../stored-fields';

const entrySchema = z.object({
  _id: idSchema,
  date: daySchema,
  meal: lineSchema(mealPlanLimits.meal),
  position: z.int().check(z.gte(0), z.lte(1_000)),
  recipe: z.optional(idSchema),
  note: z.optional(lineSchema(mealPlanLimits.note)),
  quantity: z.number().check(z.gt(0), z.lte(maxCookingQuantity)),
});

const planSchema = z.object({
  _id: idSchema,
  name: lineSchema(mealPlanLimits.name),
  startDate: planDateSchema.check(z.refine((date) => isMonday(date))),
  revision: revisionSchema,
  createdAt: momentSchema,
  updatedAt: momentSchema,
  entries: z.array(entrySchema).check(z.maxLength(7 * mealPlanLimits.entriesPerDay)),
  ticks: z
    .array(
      z.object({
        line: lineSchema(shoppingListLimits.key),
        covered: z.array(listAmountSchema).check(z.maxLength(shoppingListLimits.amounts)),
        tickedAt: momentSchema,
      }),
    )
    .check(z.maxLength(shoppingListLimits.ticks)),
});
type Plan = z.output<typeof planSchema>;

export const mealPlansSection = section({
  name: 'meal-plans',
  label: 'weeks of meal plans',
  item: planSchema,
  async list(db, ownerId) {
    const plans = await db
      .select()
      .from(mealPlans)
      .where(eq(mealPlans.ownerId, ownerId))
      .orderBy(asc(mealPlans.startDate));
    const weeks: Plan[] = [];
    for (let from = 0; from < plans.length; from += weeksATime) {
      weeks.push(...(await wholeWeeks(db, plans.slice(from, from + weeksATime))));
    }
    return weeks;
  },
  async save(tx, to, items) {
    let saved = 0;
    for (const plan of items) saved += Number(await insertWeek(tx, to, plan));
    return saved;
  },
});

const weeksATime = 100;

async function wholeWeeks(db: Db, plans: (typeof mealPlans.$inferSelect)[]): Promise<Plan[]> {
  const ids = plans.map(({ id }) => id);
  const entries = await db
    .select()
    .from(mealPlanEntries)
    .where(inArray(mealPlanEntries.planId, ids))
    .orderBy(asc(mealPlanEntries.date), asc(mealPlanEntries.position), asc(mealPlanEntries.id));
  const ticks = await db
    .select()
    .from(shoppingListTicks)
    .where(inArray(shoppingListTicks.planId, ids))
    .orderBy(asc(shoppingListTicks.lineKey));
  return plans.map((plan) => ({
    _id: plan.id,
    name: plan.name,
    startDate: plan.startDate,
    revision: plan.revision,
    createdAt: plan.createdAt.toISOString(),
    updatedAt: plan.updatedAt.toISOString(),
    entries: entries
      .filter(({ planId }) => planId === plan.id)
      .map(({ id, date, meal, position, recipeId, note, quantity }) => ({
        _id: id,
        date,
        meal,
        position,
        recipe: recipeId ?? undefined,
        note: note ?? undefined,
        quantity,
      })),
    ticks: ticks
      .filter(({ planId }) => planId === plan.id)
      .map(({ lineKey, covered, tickedAt }) => ({
        line: lineKey,
        covered: [...covered],
        tickedAt: tickedAt.toISOString(),
      })),
  }));
}

async function insertWeek(
  tx: Db,
  { ownerId, recipeId }: ImportTarget,
  plan: Plan,
): Promise<boolean> {
  const row = {
    ownerId,
    name: plan.name,
    startDate: plan.startDate,
    endDate: addDays(plan.startDate, 6),
    revision: plan.revision,
    createdAt: new Date(plan.createdAt),
    updatedAt: new Date(plan.updatedAt),
  };
  const added = await tx
    .insert(mealPlans)
    .values({ id: await freeId(tx, plan._id), ...row })
    .onConflictDoNothing()
    .returning({ id: mealPlans.id });
  const planId = added[0]?.id;
  if (planId === undefined) return false;
  const entries = plan.entries.flatMap(({ _id, recipe, note, ...entry }) => {
    const ours = recipe === undefined ? undefined : recipeId(recipe);
    // A recipe that did not come along leaves no empty entry behind.
    if (ours === undefined && !note) return [];
    return [{ id: _id, planId, recipeId: ours ?? null, note: note ?? null, ...entry }];
  });
  await insertEntries(tx, entries);
  const ticks = plan.ticks.map(({ line, covered, tickedAt }) => ({
    planId,
    lineKey: line,
    covered,
    tickedAt: new Date(tickedAt),
  }));
  if (ticks.length > 0) await tx.insert(shoppingListTicks).values(ticks).onConflictDoNothing();
  return true;
}

async function freeId(tx: Db, id: string): Promise<string> {
  return (await tx.$count(mealPlans, eq(mealPlans.id, id))) > 0 ? newId() : id;
}

async function insertEntries(
  tx: Db,
  entries: (typeof mealPlanEntries.$inferInsert)[],
): Promise<void> {
  if (entries.length === 0) return;
  const ids = entries.map(({ id }) => id);
  const taken = await tx
    .select({ id: mealPlanEntries.id })
    .from(mealPlanEntries)
    .where(inArray(mealPlanEntries.id, ids));
  const used = new Set(taken.map(({ id }) => id));
  await tx.insert(mealPlanEntries).values(
    entries.map((entry) => {
      const id = used.has(entry.id) ? newId() : entry.id;
      used.add(id);
      return { ...entry, id };
    }),
  );
}
