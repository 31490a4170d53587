/** The goals of a person are theirs alone. */
import type { FastifyInstance } from 'fastify';
import { nutritionGoalsRoutes } from '@saltbush/contract/plan/nutrition-goals';
import type { Deps } from '../../../deps';
import { serve } from '../../../platform/http/serve';
import { findNutritionGoals, replaceNutritionGoals } from './nutrition-goals.store';

export function serveNutritionGoals(app: FastifyInstance, { database: { db } }: Deps): void {
  serve(
    app,
    nutritionGoalsRoutes,
  )({
    get: ({ user }) => findNutritionGoals(db, user.userId),

    replace: async ({ body, user }) => {
      await replaceNutritionGoals(db, user.userId, body);
      return body;
    },
  });
}
