/** Cookbooks: who may read one, who changes it, and what its owner alone does. */
import type { FastifyInstance } from 'fastify';
import { cookbooksRoutes } from '@saltbush/contract/book/cookbooks';
import type { Deps } from '../../../deps';
import type { Handlers } from '../../../platform/http/handler';
import { serve } from '../../../platform/http/serve';
import { newId } from '../../../platform/ids';
import { digestOf } from '../../../platform/secrets';
import { checkImage } from '../../access/images';
import { getHousehold } from '../../account/households';
import { findOwnDeleted, listCookbooks, readCookbook, shareCookbook } from './cookbook-actions';
import { cookbookLinkHandlers } from './cookbook-link-handlers';
import { cookbookRecipeHandlers } from './cookbook-recipe-handlers';
import { insertCookbook, removeCookbook, restoreCookbook, updateCookbook } from './cookbooks.store';
import { getChangeableCookbook, getOwnCookbook } from './get-cookbook';
import { listUnshared } from './unshared-recipes';

export function serveCookbooks(app: FastifyInstance, deps: Deps): void {
  const { clock } = deps;
  const { db, heavy } = deps.database;
  serve(
    app,
    cookbooksRoutes,
  )({
    list: async ({ query, user: { userId } }) => listCookbooks(heavy.db, { ...query, userId }),

    create: async ({ body, user: { userId } }) => {
      await checkImage(db, userId, body.imageUrl);
      const id = newId();
      await insertCookbook(db, { id, ownerId: userId, content: body, now: clock() });
      return readCookbook(db, id, { userId });
    },

    get: async ({ params, query, user }) =>
      readCookbook(db, params.id, {
        userId: user?.userId,
        tokenHash: query.shareToken && digestOf(query.shareToken),
      }),

    update: async ({ params, body, user: { userId } }) => {
      const cookbook = await getChangeableCookbook(db, params.id, userId);
      await checkImage(db, userId, body.imageUrl, cookbook.imageId);
      await updateCookbook(db, cookbook, { content: body, now: clock() });
      return readCookbook(db, params.id, { userId });
    },

    remove: async ({ params, user }) => {
      await removeCookbook(db, await getOwnCookbook(db, params.id, user.userId), clock());
    },

    restore: async ({ params, user }) => {
      const request = { id: params.id, userId: user.userId, now: clock() };
      await restoreCookbook(db, await findOwnDeleted(db, request));
    },

    ...cookbookRecipeHandlers(deps),
    ...cookbookSharingHandlers(deps),
    ...cookbookLinkHandlers(deps),
  });
}

function cookbookSharingHandlers({
  database: { db, heavy },
  clock,
}: Deps): Pick<Handlers<typeof cookbooksRoutes>, 'updateSharing' | 'listUnshared'> {
  return {
    updateSharing: async ({ params, body, user: { userId } }) => {
      await shareCookbook(db, await getOwnCookbook(db, params.id, userId), body);
      return readCookbook(db, params.id, { userId });
    },

    listUnshared: async ({ params, query: { householdId }, user: { userId } }) => {
      const cookbook = await getOwnCookbook(heavy.db, params.id, userId);
      if (householdId !== undefined) await getHousehold(heavy.db, householdId, userId);
      const asked = { householdId, now: clock() };
      return { recipeIds: await listUnshared(heavy.db, cookbook, asked) };
    },
  };
}
