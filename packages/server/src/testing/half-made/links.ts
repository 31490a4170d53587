/** The addresses that somebody with an account can give away, and what they answer. */
import type { FastifyInstance } from 'fastify';
import { calendarFeedRoutes } from '@saltbush/contract/plan/calendar-feed';
import { recipeFilesRoutes } from '@saltbush/contract/book/recipe-files';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { shareLinksRoutes } from '@saltbush/contract/recipe/sharing/share-links';
import { votesRoutes } from '@saltbush/contract/plan/votes';
import { newId } from '../../platform/ids';
import { openDevice } from '../sync-device';
import { visitorOf, type Visitor } from '../test-users';

export interface Links {
  calendar: string;
  exportTicket: string;
  shareToken: string;
  voteToken: string;
}

export async function addLinks(person: Visitor): Promise<Links> {
  const calendar = await person.ask(calendarFeedRoutes.create, { body: {} });
  const ticket = await person.ask(recipeFilesRoutes.prepareExport, {
    body: { format: 'saltbush' },
  });
  const recipe = await person.ask(recipesRoutes.create, { body: { title: 'Soup' } });
  const params = { id: recipe.body._id };
  const eaterId = newId();
  const device = openDevice(person);
  await device.sync([device.make('setEater', { id: eaterId, change: { name: 'Leo' } })]);
  const vote = await person.ask(votesRoutes.makeLink, { body: { eaterId } });
  return {
    calendar: new URL(calendar.body.url).pathname,
    exportTicket: ticket.body.url,
    shareToken: (await person.ask(shareLinksRoutes.create, { params })).body.token,
    voteToken: vote.body.url.split('/').at(-1)!,
  };
}

export const openCalendar = (app: FastifyInstance, { calendar }: Links) => get(app, calendar);

export const openExport = (app: FastifyInstance, { exportTicket }: Links) => get(app, exportTicket);

export const openShare = (app: FastifyInstance, { shareToken }: Links) =>
  visitorOf(app).ask(shareLinksRoutes.open, { params: { shareToken } });

export const openVote = (app: FastifyInstance, { voteToken: token }: Links) =>
  visitorOf(app).ask(votesRoutes.open, { params: { token } });

async function get(app: FastifyInstance, url: string): Promise<{ status: number }> {
  const { statusCode: status } = await app.inject({ url });
  return { status };
}
