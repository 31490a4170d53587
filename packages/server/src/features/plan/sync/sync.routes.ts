import type { FastifyInstance } from 'fastify';
import { syncRoutes } from '@saltbush/contract/plan/sync';
import type { Deps } from '../../../deps';
import type { Handlers } from '../../../platform/http/handler';
import { serve } from '../../../platform/http/serve';
import type { RecipeNeeds } from '../recipe-needs';
import { openAnswerParts } from './exchange/answer-parts';
import { begin, exchange } from './exchange/exchange';
import { listHistory } from './exchange/operations.store';
import { openPushes } from './exchange/push';
import { authorizeSync, namesFor } from './sync-access';
import { scheduleSyncMaintenance } from './maintenance/sync-maintenance';
import { readSyncState } from './sync-state.store';
import { serveSyncStream } from './stream/stream.routes';

/** @param needs of planned recipes, which lists share */
export function serveSync(app: FastifyInstance, deps: Deps, needs: RecipeNeeds): void {
  serve(app, syncRoutes)(syncHandlers(deps, needs));
  serveSyncStream(app, deps);
  scheduleSyncMaintenance(app, deps);
}

/** Changes that one answer of the history has. */
const historyPage = 50;

function syncHandlers(deps: Deps, needs: RecipeNeeds): Handlers<typeof syncRoutes> {
  const { heavy, statementPool } = deps.database;
  const parts = openAnswerParts(deps.database, needs);
  const context = { ...deps, parts, push: openPushes(deps) };
  return {
    exchange: {
      withSession: async ({ body, claim, inTurn }) => {
        const begun = await begin(context, { body, claim, inTurn });
        return { isOpen: begun.state.isOpen, answer: () => exchange(context, begun) };
      },
    },

    history: {
      withSession: async ({ query: { householdId, before }, claim }) => {
        const asked = { householdId, deviceId: undefined };
        const { isOpen, household } = await readSyncState(statementPool, asked, claim);
        const answer = async () => {
          const access = authorizeSync({ userId: claim.userId, householdId, household });
          const names = namesFor(access);
          const asking = { ownerId: access.ownerId, names, before, limit: historyPage + 1 };
          const found = await listHistory(heavy.db, asking);
          return {
            changes: found
              .slice(0, historyPage)
              .map(({ at, userId, userName, program, ...change }) => ({
                ...change,
                at: at.toISOString(),
                by: { _id: userId, name: userName },
                ...(program !== null && { program }),
              })),
            hasMore: found.length > historyPage,
          };
        };
        return { isOpen, answer };
      },
    },
  };
}
