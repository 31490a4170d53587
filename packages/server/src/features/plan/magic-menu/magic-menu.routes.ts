import type { FastifyInstance } from 'fastify';
import { magicMenuRoutes } from '@saltbush/contract/plan/magic-menu';
import type { Deps } from '../../../deps';
import { serve } from '../../../platform/http/serve';
import { getPlanOwnerId } from '../meal-plans';
import type { RecipeNeeds } from '../recipe-needs';
import { listReadableCards } from '../../recipe/recipes';
import { readCandidates } from './candidates.store';
import { readRuleTopics } from './menu-rows.store';
import type { FindSources } from './menu-sources';
import { proposeDinners } from './propose-dinners';

type Context = Pick<Deps, 'database' | 'clock' | 'computing'> & { needs: RecipeNeeds };

/** Who may plan meals for the person or the household may have its candidates. */
export function serveMagicMenu(
  app: FastifyInstance,
  deps: Context,
  findSources: FindSources,
): void {
  const { db, statementPool } = deps.database.heavy;
  const ownerOf = (householdId: string | undefined, userId: string) =>
    getPlanOwnerId(db, { householdId, userId, action: 'planMeals' });
  serve(
    app,
    magicMenuRoutes,
  )({
    candidates: async ({ query: { householdId, week, sources = [] }, user: { userId } }) => {
      const ownerId = await ownerOf(householdId, userId);
      const inRules = sources.length === 0 ? [] : (await readRuleTopics(db, ownerId)).sources;
      const found = await findSources({ sources, inRules, userId, ownerId });
      return readCandidates(statementPool, { ownerId, userId, week, found });
    },

    cards: async ({ body: { ids }, user: { userId } }) => ({
      recipes: await listReadableCards(statementPool, { ids, userId }),
    }),

    propose: async ({ body, user: { userId } }) => {
      const ownerId = await ownerOf(body.householdId, userId);
      return proposeDinners({ ...deps, findSources }, { ...body, ownerId, userId });
    },
  });
}
