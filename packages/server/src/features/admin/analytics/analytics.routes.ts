import type { FastifyInstance } from 'fastify';
import { analyticsRoutes } from '@saltbush/contract/admin/analytics';
import { cutoffOf, daysOf } from '@saltbush/domain/admin/analytics/periods';
import type { Deps } from '../../../deps';
import { serve } from '../../../platform/http/serve';
import { rankingOf, readAnalytics } from './analytics.present';
import { countTopPeople } from './analytics.store';

export function serveAnalytics(app: FastifyInstance, { database, clock }: Deps): void {
  const { db } = database.heavy;
  serve(
    app,
    analyticsRoutes,
  )({
    analytics: async ({ query: { period } }) => readAnalytics(db, { period, now: clock() }),
    topUsers: async ({ query: { period } }) => {
      const now = clock();
      const people = await countTopPeople(db, { period, now });
      return {
        topRecipeCreators: rankingOf(people, 'added'),
        topActiveUsers: rankingOf(people, 'visits'),
        topSharedUsers: rankingOf(people, 'shared'),
        topRecipeCollectors: rankingOf(people, 'saved'),
        overallTopUsers: rankingOf(people, 'overall'),
        timePeriod: period,
        days: daysOf[period],
        cutoffDate: cutoffOf(period, now).toISOString(),
      };
    },
  });
}
