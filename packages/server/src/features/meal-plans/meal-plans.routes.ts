import type { FastifyInstance } from 'fastify';
import { AppError } from '@saltbush/contract/errors';
import { mealPlanLimits, mealPlansRoutes } from '@saltbush/contract/meal-plans';
import { canUseMealPlan } from '@saltbush/domain/meal-plans/permissions';
import { addDays, addWeeks, mondayOf, todayIn } from '@saltbush/domain/meal-plans/week';
import type { Deps } from '../../deps';
import { authorize } from '../../platform/authorized';
import { serve } from '../../platform/http/serve';
import { listReadableCards } from '../recipes';
import { addMeal, removeMeal } from './change-meals';
import { presentHydratedPlan, presentPlan, recipeIdsOf } from './meal-plans.present';
import { findPlan, findPlanOfWeek, findPlanOwnership, listPlans } from './meal-plans.store';
import { createPlan, updatePlan } from './save-meal-plan';

export function serveMealPlans(app: FastifyInstance, { database: { db }, clock }: Deps): void {
  serve(
    app,
    mealPlansRoutes,
  )({
    list: async ({ query, user }) => {
      const plans = await listPlans(db, { ownerId: user.userId, ...weeksAsked(query, clock()) });
      return { mealPlans: plans.map(presentPlan) };
    },

    current: async ({ query, user }) => {
      const week = mondayOf(query.week ?? todayIn(clock()));
      const plan = await findPlanOfWeek(db, user.userId, week);
      if (!plan) return { mealPlan: null, recipes: [] };
      return { mealPlan: presentPlan(plan), recipes: await cardsFor(plan) };
    },

    getHydrated: async ({ params, user }) => {
      const plan = authorize(await findPlan(db, params.id), (found) =>
        canUseMealPlan(found, user.userId),
      );
      return presentHydratedPlan(plan, await cardsFor(plan));
    },

    create: async ({ body, user }) => {
      await createPlan(db, { ownerId: user.userId, input: body, now: clock() });
      const plan = await findPlanOfWeek(db, user.userId, body.startDate);
      if (!plan) throw new AppError('NOT_FOUND');
      return presentPlan(plan);
    },

    update: async ({ params, body, user }) => {
      const plan = await ownPlan(params.id, user.userId);
      await updatePlan(db, plan, { change: body, now: clock() });
      return getPlan(plan.id);
    },

    addMeal: async ({ params, body, user }) => {
      const plan = await ownPlan(params.id, user.userId);
      await addMeal(db, plan, { ...body, now: clock() });
      return getPlan(plan.id);
    },

    removeMeal: async ({ params, body, user }) => {
      const plan = await ownPlan(params.id, user.userId);
      await removeMeal(db, plan, { ...body, now: clock() });
      return getPlan(plan.id);
    },
  });

  async function ownPlan(id: string, userId: string) {
    return authorize(await findPlanOwnership(db, id), (plan) => canUseMealPlan(plan, userId));
  }

  async function getPlan(id: string) {
    const plan = await findPlan(db, id);
    if (!plan) throw new AppError('NOT_FOUND');
    return presentPlan(plan);
  }

  const cardsFor = (plan: NonNullable<Awaited<ReturnType<typeof findPlan>>>) =>
    listReadableCards(db, { ids: recipeIdsOf(plan), userId: plan.ownerId });
}

/** The Mondays between which plans are asked for: at most a year, from four weeks ago unless said. */
function weeksAsked(query: { from?: string | undefined; to?: string | undefined }, now: Date) {
  const from =
    query.from ??
    (query.to === undefined
      ? addWeeks(todayIn(now), -4)
      : addDays(query.to, -mealPlanLimits.rangeDays));
  return { from: mondayOf(from), to: query.to ?? addDays(from, mealPlanLimits.rangeDays) };
}
