import type { FastifyInstance } from 'fastify';
import { accountDeletionRoutes } from '@saltbush/contract/account/account-deletion';
import type { Deps } from '../../../deps';
import { serve } from '../../../platform/http/serve';
import { callerOf, presentSignedIn, type Sessions } from '../accounts';
import { openCancelPlan } from '../subscriptions';
import { scheduleDeletions, type DeletionListeners } from './deletion-maintenance';
import { keepAccount } from './keep-account';
import { previewDeletion } from './preview-deletion';
import { requestDeletion } from './request-deletion';

export function serveAccountDeletion(
  app: FastifyInstance,
  deps: Deps,
  { sessions, ...listeners }: DeletionListeners & { sessions: Sessions },
): void {
  const cancelPlan = openCancelPlan(deps);
  serve(
    app,
    accountDeletionRoutes,
  )({
    preview: async ({ user }) => previewDeletion(deps, user.userId),
    request: async ({ user, body: { password } }) => {
      const dueAt = await requestDeletion(deps, user, { password, cancelPlan });
      return { dueAt: dueAt.toISOString() };
    },
    keep: async ({ body, request }) =>
      presentSignedIn(
        deps,
        await keepAccount(deps, sessions, { ...body, caller: callerOf(request) }),
      ),
  });
  scheduleDeletions(app, deps, listeners);
}
