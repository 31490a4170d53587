import type { FastifyInstance } from 'fastify';
import { instanceHealthRoutes } from '@saltbush/contract/admin/instance-health';
import { AppError } from '@saltbush/contract/errors';
import { findAttention } from '@saltbush/domain/admin/attention';
import type { Deps } from '../../../deps';
import { serve } from '../../../platform/http/serve';
import { readAnalytics } from '../analytics';
import { observe } from './observe';
import { presentHealth } from './instance-health.present';

export function serveInstanceHealth(app: FastifyInstance, deps: Deps): void {
  const { database, clock, diagnostics } = deps;
  serve(
    app,
    instanceHealthRoutes,
  )({
    state: async () => presentHealth(deps),
    runJob: async ({ params: { name } }) => {
      const job = diagnostics.jobs.get(name);
      // Not every instance has every job: without sample recipes nothing lists them.
      if (!job) throw new AppError('NOT_FOUND');
      job.wake();
    },
    overview: async () => {
      const figures = await readAnalytics(database.db, { period: 'week', now: clock() });
      return {
        users: figures.totalUsers!,
        newUsersThisWeek: figures.newUsersInPeriod!,
        activeUsersThisWeek: figures.activeUsers!,
        recipesAdded: figures.totalRecipesCreated!,
        recipesAddedThisWeek: figures.recipesCreatedInPeriod!,
        attention: findAttention(await observe(deps)),
      };
    },
  });
}
