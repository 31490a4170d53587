/** Planned meals for programs: the same plan as the app's, and changed by the same operations. */
import type { FastifyInstance } from 'fastify';
import { mealsRoutes, type PlannedMeal } from '@saltbush/contract/plan/meals';
import { isInRange, type DayRange } from '@saltbush/domain/plan/days/day-range';
import { addDays, mondayOf, todayIn } from '@saltbush/domain/plan/days/week';
import { defaultCookingQuantity } from '@saltbush/domain/plan/meal-plans/cooking-quantity';
import { defaultMeal } from '@saltbush/domain/plan/meal-plans/menu';
import type { MealClock } from '@saltbush/domain/plan/meal-plans/meal-times';
import { compareOrder } from '@saltbush/domain/plan/rows/orders/compare-order';
import type { MealRow } from '@saltbush/domain/plan/rows/rows';
import type { Deps } from '../../../deps';
import type { Handlers } from '../../../platform/http/handler';
import { authorOf } from '../../../platform/http/session';
import { serve } from '../../../platform/http/serve';
import { newId } from '../../../platform/ids';
import { listReadableCards } from '../../recipe/recipes';
import { addMeal, addMeals } from './change-meals';
import { authorizePlan, getPlanOwnerId } from './get-plan';
import { findMealClock } from './meal-times.store';
import { recipeIdsOf } from './meal-plans.present';
import { findPlanOfWeek, listPlans, type EntryRow } from './meal-plans.store';
import { presentMeal } from './meals.present';
import { changeMeal, swapMeals, takeOffMeal } from './move-meals';
import { newEntry, refuseTaken } from './plan-entries';
import { createPlan } from './save-meal-plan';

const action = 'planMeals';

type Context = Pick<Deps, 'database' | 'clock' | 'planNotices' | 'config'>;

type MealHandlers = Handlers<typeof mealsRoutes>;

export function serveMeals(app: FastifyInstance, deps: Context): void {
  const { db } = deps.database;
  /** Whose meals somebody may plan. */
  const ownerOf: OwnerOf = (householdId, { userId }) =>
    getPlanOwnerId(db, { householdId, userId, action });
  const readableOwnerOf: OwnerOf = (householdId, { userId }) =>
    getPlanOwnerId(db, { householdId, userId, action: 'seeMeals' });
  serve(
    app,
    mealsRoutes,
  )({
    list: listHandler(deps, readableOwnerOf),
    ...addHandlers(deps, ownerOf),

    change: async ({ params: { id }, body: { householdId, ...change }, user }) => {
      const ownerId = await ownerOf(householdId, user);
      const was = await changeMeal(deps, { ...authorOf(user), ownerId, id }, change);
      return { was: presentBefore(was) };
    },

    swap: async ({ params: { id }, body, user }) => {
      const ownerId = await ownerOf(body.householdId, user);
      await swapMeals(deps, { ...authorOf(user), ownerId, id }, body.with);
    },

    remove: async ({ params: { id }, body: { householdId }, user }) => {
      const ownerId = await ownerOf(householdId, user);
      await takeOffMeal(deps, { ...authorOf(user), ownerId, id });
    },
  });
}

type OwnerOf = (householdId: string | undefined, user: { userId: string }) => Promise<string>;

const listHandler =
  (deps: Context, ownerOf: OwnerOf): MealHandlers['list'] =>
  async ({ query: { householdId, days, ...range }, user }) => {
    const { clock, database } = deps;
    const ownerId = await ownerOf(householdId, user);
    const mealClock = await findMealClock(database.db, ownerId);
    const { from = todayIn(clock(), mealClock.timeZone) } = range;
    const to = days === undefined ? (range.to ?? from) : addDays(from, days - 1);
    const meals = await listMeals(deps, mealClock, { ownerId, viewerId: user.userId, from, to });
    return { from, to, meals };
  };

function addHandlers(deps: Context, ownerOf: OwnerOf) {
  const { db } = deps.database;
  return {
    add: async ({ body: { date, entry, householdId }, user }) => {
      const author = authorOf(user);
      const { userId } = author;
      const ownerId = await ownerOf(householdId, user);
      const week = { ownerId, viewerId: userId, startDate: mondayOf(date) };
      await createPlan(deps, { ...author, ownerId, input: { startDate: week.startDate } });
      const plan = authorizePlan(await findPlanOfWeek(db, week), { userId, action });
      const { _id = newId() } = entry;
      await addMeal(deps, plan, { ...author, date, meal: { ...entry, _id } });
      return { _id };
    },

    addSeveral: async ({ body: { meals, householdId }, user }) => {
      const ownerId = await ownerOf(householdId, user);
      const entries = meals.map(({ date, entry }, place) =>
        newEntry(entry, { date, field: `meals.${place}.entry` }),
      );
      // Two of one call may not have one id, in whatever weeks they are.
      refuseTaken(entries, new Set());
      await addMeals(deps, { ...authorOf(user), ownerId, entries });
      return { ids: entries.map(({ id }) => id) };
    },
  } satisfies Partial<MealHandlers>;
}

/** By day, in the order that a phone shows them in. */
async function listMeals(
  { database: { heavy, statementPool }, config }: Context,
  mealClock: MealClock,
  { viewerId, ownerId, ...range }: DayRange & { ownerId: string; viewerId: string },
): Promise<PlannedMeal[]> {
  const asked = { ownerId, viewerId, from: mondayOf(range.from), to: range.to };
  const plans = await listPlans(heavy.db, asked);
  const ids = [...new Set(plans.flatMap(recipeIdsOf))];
  const cards = await listReadableCards(statementPool, { ids, userId: viewerId });
  const titles = new Map(cards.map(({ _id, title }) => [_id, title]));
  return plans
    .flatMap(({ entries }) => entries)
    .filter(({ date }) => isInRange(date, range))
    .toSorted((a, b) => a.date.localeCompare(b.date) || compareOrder(ordered(a), ordered(b)))
    .flatMap((entry) => presentMeal(entry, { titles, mealClock, publicUrl: config.publicUrl }));
}

const ordered = ({ orderKey: order, id }: EntryRow) => ({ order, id });

const presentBefore = ({ date, meal, recipeId, note, quantity }: Partial<MealRow>) => ({
  date: date!,
  meal: meal ?? defaultMeal,
  ...(recipeId !== undefined && { recipe: recipeId }),
  ...(note !== undefined && { note }),
  quantity: quantity ?? defaultCookingQuantity,
});
