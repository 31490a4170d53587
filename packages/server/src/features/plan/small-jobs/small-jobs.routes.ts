import type { FastifyInstance } from 'fastify';
import { smallJobsRoutes } from '@saltbush/contract/plan/small-jobs';
import type { Deps } from '../../../deps';
import { serve } from '../../../platform/http/serve';
import { isReadableBy } from '../../access/recipe-access';
import { listRecipeJobs } from './recipe-jobs.store';

/** Who may read a recipe may see its small jobs. */
export function serveSmallJobs(app: FastifyInstance, { database: { db } }: Deps): void {
  serve(
    app,
    smallJobsRoutes,
  )({
    ofRecipes: async ({ body: { ids }, user: { userId } }) => {
      const found = await listRecipeJobs(db, [...new Set(ids)], isReadableBy(userId));
      return {
        recipes: [...found].map(([_id, { jobs }]) => ({
          _id,
          jobs: jobs.map((job) => ({ ...job, things: [...job.things] })),
        })),
      };
    },
  });
}
