/** Planned meals for programs: the same plan as the app's, and changed by the same operations. */
import type { FastifyInstance } from 'fastify';
import { AppError } from '@saltbush/contract/errors';
import { mealsRoutes, type PlannedMeal } from '@saltbush/contract/plan/meals';
import { isInRange, type DayRange } from '@saltbush/domain/plan/days/day-range';
import { mondayOf, todayIn } from '@saltbush/domain/plan/days/week';
import type { MealClock } from '@saltbush/domain/plan/meal-plans/meal-times';
import { compareOrder } from '@saltbush/domain/plan/rows/orders/compare-order';
import type { Deps } from '../../../deps';
import { authorOf } from '../../../platform/http/session';
import { serve } from '../../../platform/http/serve';
import { newId } from '../../../platform/ids';
import { listReadableCards } from '../../recipe/recipes';
import { changePlan } from '../sync';
import { addMeal } from './change-meals';
import { authorizePlan, getPlanOwnerId } from './get-plan';
import { findMealClock } from './meal-times.store';
import { recipeIdsOf } from './meal-plans.present';
import { findPlanOfWeek, listPlans, type EntryRow } from './meal-plans.store';
import { presentMeal } from './meals.present';
import { createPlan } from './save-meal-plan';

const action = 'planMeals';

type Context = Pick<Deps, 'database' | 'clock' | 'planNotices' | 'config'>;

export function serveMeals(app: FastifyInstance, deps: Context): void {
  const { clock } = deps;
  const { db } = deps.database;
  serve(
    app,
    mealsRoutes,
  )({
    list: async ({ query: { householdId, ...range }, user: { userId } }) => {
      const ownerId = await getPlanOwnerId(db, { householdId, userId, action });
      const mealClock = await findMealClock(db, ownerId);
      const { from = todayIn(clock(), mealClock.timeZone) } = range;
      const { to = from } = range;
      const asked = { ownerId, viewerId: userId, from, to };
      return { meals: await listMeals(deps, mealClock, asked) };
    },

    add: async ({ body: { date, entry, householdId }, user }) => {
      const author = authorOf(user);
      const { userId } = author;
      const ownerId = await getPlanOwnerId(db, { householdId, userId, action });
      const week = { ownerId, viewerId: userId, startDate: mondayOf(date) };
      await createPlan(deps, { ...author, ownerId, input: { startDate: week.startDate } });
      const plan = authorizePlan(await findPlanOfWeek(db, week), { userId, action });
      const { _id = newId() } = entry;
      await addMeal(deps, plan, { ...author, date, meal: { ...entry, _id } });
      return { _id };
    },

    remove: async ({ params: { id }, body: { householdId }, user }) => {
      const ownerId = await getPlanOwnerId(db, { householdId, userId: user.userId, action });
      await changePlan(deps, {
        ...authorOf(user),
        ownerId,
        operations: () => [{ name: 'removeMeal', args: { id } }],
        refuse: () => new AppError('NOT_FOUND'),
      });
    },
  });
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
