import type { FastifyInstance } from 'fastify';
import { magicMenuRoutes } from '@saltbush/contract/plan/magic-menu';
import type { Deps } from '../../../deps';
import { serve } from '../../../platform/http/serve';
import { getPlanOwnerId } from '../meal-plans';
import { listReadableCards } from '../../recipe/recipes';
import { readCandidates } from './candidates.store';
import { proposeDinners } from './propose-dinners';

type Context = Pick<Deps, 'database' | 'clock' | 'computing'>;

/** Who may plan meals for the person or the household may have its candidates. */
export function serveMagicMenu(app: FastifyInstance, deps: Context): void {
  const { db, statementPool } = deps.database.heavy;
  const ownerOf = (householdId: string | undefined, userId: string) =>
    getPlanOwnerId(db, { householdId, userId, action: 'planMeals' });
  serve(
    app,
    magicMenuRoutes,
  )({
    candidates: async ({ query: { householdId, week }, user: { userId } }) => {
      const ownerId = await ownerOf(householdId, userId);
      return readCandidates(statementPool, { ownerId, userId, week });
    },

    cards: async ({ body: { ids }, user: { userId } }) => ({
      recipes: await listReadableCards(statementPool, { ids, userId }),
    }),

    propose: async ({ body, user: { userId } }) => {
      const ownerId = await ownerOf(body.householdId, userId);
      return proposeDinners(deps, { ...body, ownerId, userId });
    },
  });
}
