/**
 * The kitchen screen. Who may see the meals sees it; who may plan them makes and ends links to it. Whoever has the token of a
 * link sees the same and changes nothing.
 */
import type { FastifyInstance } from 'fastify';
import { AppError } from '@saltbush/contract/errors';
import { kitchenLimits, kitchenRoutes } from '@saltbush/contract/plan/kitchen';
import { say } from '@saltbush/domain/texts/say';
import type { Deps } from '../../../deps';
import type { Handlers } from '../../../platform/http/handler';
import { serve } from '../../../platform/http/serve';
import { newId } from '../../../platform/ids';
import { digestOf, newSecret } from '../../../platform/secrets';
import { getPlanOwnerId } from '../meal-plans';
import {
  addLink,
  findByToken,
  getOwner,
  listLinks,
  noteSeen,
  removeLink,
  type KitchenLinkRow,
} from './kitchen-links.store';
import { showKitchen } from './kitchen-screen';

export function serveKitchen(app: FastifyInstance, deps: Deps): void {
  serve(app, kitchenRoutes)({ ...screenHandlers(deps), ...linkHandlers(deps) });
}

type KitchenHandlers = Handlers<typeof kitchenRoutes>;

function screenHandlers(deps: Deps): Pick<KitchenHandlers, 'show' | 'open'> {
  const { config, clock } = deps;
  const { db } = deps.database;
  return {
    show: async ({ query: { householdId }, user: { userId } }) => {
      const ownerId = await getPlanOwnerId(db, { householdId, userId, action: 'seeMeals' });
      return showKitchen(deps, await getOwner(db, ownerId));
    },

    open: async ({ params: { token } }) => {
      const link = await findByToken(db, digestOf(token), config);
      if (!link) throw new AppError('NOT_FOUND', say('This link does not work any more.'));
      await noteSeen(db, link.id, clock());
      return showKitchen(deps, link);
    },
  };
}

function linkHandlers(deps: Deps): Pick<KitchenHandlers, 'listLinks' | 'makeLink' | 'removeLink'> {
  const { clock, config } = deps;
  const { db } = deps.database;
  const ownerOf = (householdId: string | undefined, userId: string) =>
    getPlanOwnerId(db, { householdId, userId, action: 'planMeals' });
  return {
    listLinks: async ({ query: { householdId }, user: { userId } }) => {
      const links = await listLinks(db, await ownerOf(householdId, userId));
      return { links: links.map(present) };
    },

    makeLink: async ({ body: { householdId, name }, user: { userId } }) => {
      const ownerId = await ownerOf(householdId, userId);
      if ((await listLinks(db, ownerId)).length >= kitchenLimits.links) {
        throw new AppError('CONFLICT', say('End another link first: there are ten.'));
      }
      const token = newSecret();
      const link = { id: newId(), name, createdAt: clock(), seenAt: null };
      await addLink(db, { ...link, ownerId, createdBy: userId, tokenHash: digestOf(token) });
      return { ...present(link), url: `${config.publicUrl}/today/${token}` };
    },

    removeLink: async ({ params: { id }, query: { householdId }, user: { userId } }) => {
      const ownerId = await ownerOf(householdId, userId);
      if (!(await removeLink(db, { ownerId, id }))) throw new AppError('NOT_FOUND');
    },
  };
}

const present = ({
  id: _id,
  name,
  createdAt,
  seenAt,
}: Pick<KitchenLinkRow, 'id' | 'name' | 'createdAt' | 'seenAt'>) => ({
  _id,
  name,
  createdAt: createdAt.toISOString(),
  ...(seenAt && { seenAt: seenAt.toISOString() }),
});
