import type { FastifyInstance } from 'fastify';
import { shoppingListRoutes } from '@saltbush/contract/shopping-list';
import { canUseMealPlan } from '@saltbush/domain/meal-plans/permissions';
import { mondayOf, todayIn } from '@saltbush/domain/meal-plans/week';
import type { Deps } from '../../deps';
import { authorize } from '../../platform/authorized';
import { serve } from '../../platform/http/serve';
import { findPlanOwnership } from '../meal-plans';
import { keepAisleCorrection, removeAisleCorrection } from './aisle-corrections.store';
import { presentShoppingList } from './shopping-list.present';
import { findNeeds, findNeedsOfWeek, keepTick, removeTick } from './shopping-list.store';
import { keepSplit, removeSplit } from './splits.store';
import { keepStaple, removeStaple } from './staples.store';

export function serveShoppingList(app: FastifyInstance, { database: { db }, clock }: Deps): void {
  serve(
    app,
    shoppingListRoutes,
  )({
    get: async ({ params, user }) => {
      const needs = authorize(await findNeeds(db, params.id), (plan) =>
        canUseMealPlan(plan, user.userId),
      );
      return presentShoppingList(needs);
    },

    ofWeek: async ({ query, user }) => {
      const week = mondayOf(query.week ?? todayIn(clock()));
      const needs = await findNeedsOfWeek(db, user.userId, week);
      return { shoppingList: needs ? presentShoppingList(needs) : null };
    },

    tick: async ({ params, body, user }) => {
      const plan = await ownPlan(params.id, user.userId);
      await keepTick(db, plan, { lineKey: body.line, covered: body.covered, now: clock() });
    },

    untick: async ({ params, body, user }) => {
      await removeTick(db, await ownPlan(params.id, user.userId), body.line);
    },

    moveToAisle: async ({ body, user }) => {
      await keepAisleCorrection(db, user.userId, { ...body, now: clock() });
    },

    moveToUsualAisle: async ({ body, user }) => {
      await removeAisleCorrection(db, user.userId, body.key);
    },

    keepStaple: async ({ body, user }) => {
      await keepStaple(db, user.userId, { ...body, now: clock() });
    },

    removeStaple: async ({ body, user }) => {
      await removeStaple(db, user.userId, body.key);
    },

    split: async ({ body, user }) => {
      await keepSplit(db, user.userId, { ...body, now: clock() });
    },

    join: async ({ body, user }) => {
      await removeSplit(db, user.userId, body);
    },
  });

  async function ownPlan(id: string, userId: string) {
    return authorize(await findPlanOwnership(db, id), (plan) => canUseMealPlan(plan, userId));
  }
}
