import type { FastifyInstance } from 'fastify';
import { magicMenuRoutes } from '@saltbush/contract/plan/magic-menu';
import type { Deps } from '../../../deps';
import { serve } from '../../../platform/http/serve';
import { getPlanOwnerId } from '../meal-plans';
import { listReadableCards } from '../../recipe/recipes';
import { readCandidates } from './candidates.store';

/** Who may plan meals for the person or the household may have its candidates. */
export function serveMagicMenu(app: FastifyInstance, { database }: Pick<Deps, 'database'>): void {
  const { db, statementPool } = database.heavy;
  serve(
    app,
    magicMenuRoutes,
  )({
    candidates: async ({ query: { householdId, week }, user: { userId } }) => {
      const ownerId = await getPlanOwnerId(db, { householdId, userId, action: 'planMeals' });
      return readCandidates(statementPool, { ownerId, userId, week });
    },

    cards: async ({ body: { ids }, user: { userId } }) => ({
      recipes: await listReadableCards(statementPool, { ids, userId }),
    }),
  });
}
