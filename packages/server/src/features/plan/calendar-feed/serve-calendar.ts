/**
 * The calendar of a plan, beside the API rather than in it: calendar apps cannot send a bearer token. Its address
 * is the secret. Apps ask every hour; an unchanged calendar is answered with 304.
 */
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { AppError } from '@saltbush/contract/errors';
import { maxLength } from '@saltbush/contract/schemas/lengths';
import { parseInput } from '@saltbush/contract/schemas/parse-input';
import { timeZoneOr } from '@saltbush/domain/account/households/stand-in-time-zone';
import { renderCalendar } from '@saltbush/domain/plan/meal-plans/calendar-feed';
import { todayIn } from '@saltbush/domain/plan/days/week';
import { say } from '@saltbush/domain/texts/say';
import type { Deps } from '../../../deps';
import { withLanguage } from '../../../platform/language/current-language';
import { digestOf } from '../../../platform/secrets';
import { findFeedByToken } from './calendar-feed.store';
import { calendarMealsOf } from './calendar-meals';

export function serveCalendar(app: FastifyInstance, deps: Deps): void {
  app.get('/calendar/:token(^[\\w-]+).ics', { config: { rateLimit } }, async (request, reply) => {
    const params = parseInput(paramsSchema, request.params);
    const calendar = params.success && (await calendarOf(deps, params.data.token));
    if (!calendar) throw new AppError('NOT_FOUND');
    const etag = `"${digestOf(calendar(unchanging))}"`;
    // Only the app that subscribed may store it, and it asks each time.
    reply.header('cache-control', 'private, no-cache').header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="meals.ics"')
      .send(calendar(deps.clock()));
  });
}

const rateLimit = { max: 60, timeWindow: 60_000 };
const paramsSchema = z.object({
  token: z.string().check(maxLength(100), z.regex(/^[\w-]+$/)),
});
/** The time of making it is no change. */
const unchanging = new Date(0);

/** @returns what renders it for a time; nothing for an address that has ended */
async function calendarOf({ database: { db }, config, clock }: Deps, token: string) {
  const feed = await findFeedByToken(db, digestOf(token), config);
  if (!feed) return undefined;
  const mealClock = { mealTimes: feed.mealTimes ?? [], timeZone: timeZoneOr(feed.timeZone) };
  const today = todayIn(clock(), mealClock.timeZone);
  const { ownerId, household, language } = feed;
  const meals = await withLanguage(language, () =>
    calendarMealsOf({ db, config }, { ownerId, today, mealClock }),
  );
  const render = (now: Date) =>
    renderCalendar({
      name: household ? say('Meals, {household}', { household }) : say('Meals'),
      meals,
      now,
    });
  // A calendar app asks in no language, or in that of its maker.
  return (now: Date) => withLanguage(language, () => render(now));
}
