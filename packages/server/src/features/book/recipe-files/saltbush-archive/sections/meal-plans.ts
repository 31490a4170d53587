/** Weeks with their entries. A week that is planned here stays so. */
import { and, asc, between, eq, gt, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import { idSchema, lineSchema } from '@saltbush/contract/schemas/fields';
import { mealPlanLimits, planDateSchema } from '@saltbush/contract/plan/meal-plans';
import { listAmountSchema, shoppingListLimits } from '@saltbush/contract/plan/shopping-list';
import { maxLength } from '@saltbush/contract/schemas/lengths';
import { maxCookingQuantity } from '@saltbush/domain/plan/meal-plans/cooking-quantity';
import { addDays, isMonday } from '@saltbush/domain/plan/days/week';
import { ordersAfter } from '@saltbush/domain/plan/rows/orders/order-keys';
import { lineId } from '@saltbush/domain/plan/rows/rows';
import { say } from '@saltbush/domain/texts/say';
import type { Db } from '../../../../../platform/db/connect';
import { newId } from '../../../../../platform/ids';
import { mealPlanEntries, mealPlans } from '../../../../../schema/meal-plans';
import { addRows, stampAll, type NewRow } from '../../../../plan/sync';
import { pagesOf } from '../pages';
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
  leftoverOf: z.optional(idSchema),
  isUndated: z.optional(z.boolean()),
});

const planSchema = z.object({
  _id: idSchema,
  name: lineSchema(mealPlanLimits.name),
  startDate: planDateSchema.check(z.refine((date) => isMonday(date))),
  revision: revisionSchema,
  createdAt: momentSchema,
  updatedAt: momentSchema,
  entries: z.array(entrySchema).check(maxLength(7 * mealPlanLimits.entriesPerDay)),
  /** What an older Saltbush ticked off the list of the week. */
  ticks: z
    .array(
      z.object({
        line: lineSchema(shoppingListLimits.key),
        covered: z.array(listAmountSchema).check(maxLength(shoppingListLimits.amounts)),
        tickedAt: momentSchema,
      }),
    )
    .check(maxLength(shoppingListLimits.ticks)),
});
type Plan = z.output<typeof planSchema>;

export const mealPlansSection = section({
  name: 'meal-plans',
  label: say('weeks of meal plans'),
  item: planSchema,
  async *list(db, ownerId) {
    const pages = pagesOf<PlanRow>(weeksATime, (last) =>
      db
        .select()
        .from(mealPlans)
        .where(and(eq(mealPlans.ownerId, ownerId), last && gt(mealPlans.startDate, last.startDate)))
        .orderBy(asc(mealPlans.startDate))
        .limit(weeksATime),
    );
    for await (const page of pages) yield* await wholeWeeks(db, ownerId, page);
  },
  async save(tx, to, items) {
    let saved = 0;
    const idsHere: IdsHere = new Map();
    for (const plan of items) saved += Number(await insertWeek(tx, { ...to, idsHere }, plan));
    return saved;
  },
});

type PlanRow = typeof mealPlans.$inferSelect;

const weeksATime = 10;

async function wholeWeeks(db: Db, ownerId: string, plans: readonly PlanRow[]): Promise<Plan[]> {
  const [from, until] = [plans[0]!.startDate, plans.at(-1)!.endDate];
  const entries = await listEntries(db, ownerId, { from, until });
  return plans.map((plan) => ({
    _id: plan.id,
    name: plan.name,
    startDate: plan.startDate,
    revision: plan.revision,
    createdAt: plan.createdAt.toISOString(),
    updatedAt: plan.updatedAt.toISOString(),
    entries: inWeek(entries, plan).map((entry, index) => ({
      _id: entry.id,
      date: entry.date,
      meal: entry.meal,
      position: index,
      recipe: entry.recipeId ?? undefined,
      note: entry.note ?? undefined,
      quantity: entry.quantity,
      leftoverOf: entry.leftoverOf ?? undefined,
      isUndated: entry.isUndated || undefined,
    })),
    // They are among the lines; an older reader asks for the list.
    ticks: [],
  }));
}

interface Range {
  from: string;
  until: string;
}

const listEntries = (db: Db, ownerId: string, { from, until }: Range) =>
  db
    .select()
    .from(mealPlanEntries)
    .where(
      and(
        eq(mealPlanEntries.ownerId, ownerId),
        between(mealPlanEntries.date, from, until),
        eq(mealPlanEntries.isDeleted, false),
      ),
    )
    .orderBy(asc(mealPlanEntries.date), asc(mealPlanEntries.orderKey), asc(mealPlanEntries.id));

const inWeek = <Entry extends { date: string }>(
  entries: readonly Entry[],
  { startDate, endDate }: { startDate: string; endDate: string },
): Entry[] => entries.filter(({ date }) => date >= startDate && date <= endDate);

/** The ids of entries that have another one here, by their id in the file. */
type IdsHere = Map<string, string>;
type WeekTarget = ImportTarget & { idsHere: IdsHere };

async function insertWeek(tx: Db, target: WeekTarget, plan: Plan): Promise<boolean> {
  const added = await tx
    .insert(mealPlans)
    .values({
      id: await freeId(tx, plan._id),
      ownerId: target.ownerId,
      name: plan.name,
      startDate: plan.startDate,
      endDate: addDays(plan.startDate, 6),
      revision: plan.revision,
      createdAt: new Date(plan.createdAt),
      updatedAt: new Date(plan.updatedAt),
    })
    .onConflictDoNothing()
    .returning({ id: mealPlans.id });
  if (added.length === 0) return false;
  const meals = await mealsOf(tx, target, plan);
  await addRows(tx, target.ownerId, [...meals, ...linesOf(target, plan)]);
  return true;
}

async function freeId(tx: Db, id: string): Promise<string> {
  return (await tx.$count(mealPlans, eq(mealPlans.id, id))) > 0 ? newId() : id;
}

async function mealsOf(tx: Db, target: WeekTarget, plan: Plan): Promise<NewRow[]> {
  const { ownerId, recipeId, idsHere } = target;
  await replaceTakenIds(tx, idsHere, plan);
  const orders = ordersAfter(null, plan.entries.length);
  return plan.entries
    .toSorted((one, other) => one.position - other.position)
    .flatMap(
      ({ _id, recipe, note, date, meal, quantity, leftoverOf, isUndated }, index): NewRow[] => {
        const ours = recipe === undefined ? undefined : recipeId(recipe);
        // A recipe that did not come along leaves no empty entry behind.
        if (ours === undefined && !note) return [];
        const cooked = leftoverOf && (idsHere.get(leftoverOf) ?? leftoverOf);
        const fields = {
          date,
          meal,
          order: orders[index]!,
          quantity,
          ...(ours && { recipeId: ours }),
          ...(note && { note }),
          ...(cooked && { leftoverOf: cooked }),
          ...(isUndated && { isUndated }),
        };
        const stamps = stampAll(fields, new Date(plan.updatedAt), ownerId);
        return [{ kind: 'meals', id: idsHere.get(_id) ?? _id, fields, stamps }];
      },
    );
}

/** Ids that are taken here are replaced by new ones. */
async function replaceTakenIds(tx: Db, idsHere: IdsHere, { entries }: Plan): Promise<void> {
  const ids = entries.map(({ _id }) => _id);
  const taken = await tx
    .select({ id: mealPlanEntries.id })
    .from(mealPlanEntries)
    .where(inArray(mealPlanEntries.id, ids));
  for (const { id } of taken) idsHere.set(id, newId());
}

const linesOf = ({ ownerId }: ImportTarget, { startDate: week, ticks }: Plan): NewRow[] =>
  ticks.map(({ line: key, covered, tickedAt }) => {
    const fields = { week, key, covered };
    const stamps = stampAll(fields, new Date(tickedAt), ownerId);
    return { kind: 'lines', id: lineId(week, key), fields, stamps };
  });
