import type { FastifyInstance } from 'fastify';
import { AppError } from '@saltbush/contract/errors';
import { mealPlanLimits, mealPlansRoutes } from '@saltbush/contract/plan/meal-plans';
import {
  addDays,
  addWeeks,
  mondayOf,
  todayIn,
  type PlainDate,
} from '@saltbush/domain/plan/days/week';
import type { Deps } from '../../../deps';
import type { Handlers } from '../../../platform/http/handler';
import { authorOf, type SignedIn } from '../../../platform/http/session';
import { serve } from '../../../platform/http/serve';
import { findTimeZone } from '../../account/households';
import { listReadableCards } from '../../recipe/recipes';
import { addMeal, removeMeal } from './change-meals';
import { authorizePlan, getPlan, getPlanOwnerId } from './get-plan';
import { presentHydratedPlan, presentPlan, recipeIdsOf } from './meal-plans.present';
import {
  findCurrentPlan,
  findPlan,
  findPlanOfWeek,
  listPlans,
  type PlanRow,
} from './meal-plans.store';
import { serveMeals } from './meals.routes';
import { createPlan, updatePlan, type MealPlanInput } from './save-meal-plan';

type Context = Pick<Deps, 'database' | 'clock' | 'planNotices' | 'config'>;
type MealPlanHandlers = Partial<Handlers<typeof mealPlansRoutes>>;

export function serveMealPlans(app: FastifyInstance, deps: Context): void {
  serve(app, mealPlansRoutes)({ ...readHandlers(deps), ...changeHandlers(deps) });
  serveMeals(app, deps);
}

const action = 'planMeals';
const reading = 'seeMeals';

function readHandlers({ database: { db, heavy, statementPool }, clock }: Context) {
  // Whoever may use a household's plan may read every recipe that it shows.
  const cardsFor = (plan: PlanRow, userId: string) =>
    listReadableCards(statementPool, { ids: recipeIdsOf(plan), userId });

  /** Where a range begins that names its end at most; it is as long as a range may be. */
  const beginOf = async (ownerId: string, to: PlainDate | undefined) =>
    to === undefined
      ? addWeeks(todayIn(clock(), await findTimeZone(db, ownerId)), -4)
      : addDays(to, -mealPlanLimits.rangeDays);

  return {
    list: async ({ query: { householdId, ...range }, user: { userId } }) => {
      const ownerId = await getPlanOwnerId(db, { householdId, userId, action: reading });
      const { from = await beginOf(ownerId, range.to) } = range;
      const to = range.to ?? addDays(from, mealPlanLimits.rangeDays);
      const asked = { ownerId, viewerId: userId, from: mondayOf(from), to };
      const plans = await listPlans(heavy.db, asked);
      return { mealPlans: plans.map(presentPlan) };
    },

    current: async ({ query: { week, householdId }, user: { userId } }) => {
      const ownerId = await getPlanOwnerId(db, { householdId, userId, action: reading });
      const asked = { ownerId, viewerId: userId };
      const plan =
        week === undefined
          ? await findCurrentPlan(db, { ...asked, now: clock() })
          : await findPlanOfWeek(db, { ...asked, startDate: mondayOf(week) });
      if (!plan) return { mealPlan: null, recipes: [] };
      return { mealPlan: presentPlan(plan), recipes: await cardsFor(plan, userId) };
    },

    getHydrated: async ({ params: { id }, user: { userId } }) => {
      const found = await findPlan(db, { id, viewerId: userId });
      const plan = authorizePlan(found, { userId, action: reading });
      return presentHydratedPlan(plan, await cardsFor(plan, userId));
    },
  } satisfies MealPlanHandlers;
}

function changeHandlers(context: Context) {
  const { db } = context.database;
  const create = async (
    input: MealPlanInput,
    { householdId, user }: { householdId: string | undefined; user: SignedIn },
  ) => {
    const { userId } = user;
    const ownerId = await getPlanOwnerId(db, { householdId, userId, action });
    await createPlan(context, { ...authorOf(user), ownerId, input });
    const { startDate } = input;
    return presentFound(await findPlanOfWeek(db, { ownerId, viewerId: userId, startDate }));
  };
  const presentPlanOf = async (id: string, viewerId: string) =>
    presentFound(await findPlan(db, { id, viewerId }));

  return {
    create: async ({ body: { household, ...input }, user }) =>
      create(input, { householdId: household, user }),

    createForHousehold: async ({ params, body, user }) =>
      create(body, { householdId: params.id, user }),

    update: async ({ params: { id }, body, user }) => {
      const plan = await getPlan(db, { id, userId: user.userId, action });
      await updatePlan(context, plan, { ...authorOf(user), change: body });
      return presentPlanOf(id, user.userId);
    },

    addMeal: async ({ params: { id }, body, user }) => {
      const plan = await getPlan(db, { id, userId: user.userId, action });
      await addMeal(context, plan, { ...authorOf(user), ...body });
      return presentPlanOf(id, user.userId);
    },

    removeMeal: async ({ params: { id }, body, user }) => {
      const plan = await getPlan(db, { id, userId: user.userId, action });
      await removeMeal(context, plan, { ...authorOf(user), ...body });
      return presentPlanOf(id, user.userId);
    },
  } satisfies MealPlanHandlers;
}

function presentFound(plan: PlanRow | undefined) {
  if (!plan) throw new AppError('NOT_FOUND');
  return presentPlan(plan);
}
