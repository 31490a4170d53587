import type { FastifyInstance } from 'fastify';
import { calendarFeedRoutes } from '@saltbush/contract/plan/calendar-feed';
import type { Deps } from '../../../deps';
import { serve } from '../../../platform/http/serve';
import { digestOf, newSecret } from '../../../platform/secrets';
import { getPlanOwnerId } from '../meal-plans';
import { findFeed, putFeed, removeFeed } from './calendar-feed.store';
import { serveCalendar } from './serve-calendar';

/** Who may plan meals for the person or the household may have an address of the plan. */
export function serveCalendarFeed(app: FastifyInstance, deps: Deps): void {
  const { config, clock, database } = deps;
  const { db } = database;
  const feedOf = async (householdId: string | undefined, userId: string) => ({
    ownerId: await getPlanOwnerId(db, { householdId, userId, action: 'seeMeals' }),
    userId,
  });
  serve(
    app,
    calendarFeedRoutes,
  )({
    get: async ({ query: { householdId }, user: { userId } }) => {
      const feed = await findFeed(db, await feedOf(householdId, userId));
      return { createdAt: feed?.createdAt.toISOString() ?? null };
    },

    create: async ({ body: { householdId }, user: { userId } }) => {
      const feed = await feedOf(householdId, userId);
      const token = newSecret();
      await putFeed(db, { ...feed, tokenHash: digestOf(token), now: clock() });
      return { url: `${config.publicUrl}/calendar/${token}.ics` };
    },

    remove: async ({ query: { householdId }, user: { userId } }) => {
      await removeFeed(db, await feedOf(householdId, userId));
    },
  });
  serveCalendar(app, deps);
}
