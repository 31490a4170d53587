import type { FastifyInstance } from 'fastify';
import { collectionRoutes } from '@saltbush/contract/collection';
import { AppError } from '@saltbush/contract/errors';
import { canSaveRecipe } from '@saltbush/domain/recipes/permissions';
import type { Deps } from '../../deps';
import { authorize } from '../../platform/authorized';
import { serve } from '../../platform/http/serve';
import { findCards, getReadableRecipe, presentCard } from '../recipes';
import { getLinkedRecipe } from '../sharing';
import {
  addFavourite,
  letGoOfRecipe,
  listFavourites,
  removeFavourite,
  saveRecipe,
} from './collection.store';

export function serveCollection(app: FastifyInstance, { database: { db }, clock }: Deps): void {
  serve(
    app,
    collectionRoutes,
  )({
    addToMyRecipes: async ({ params, body: { shareToken }, user: { userId } }) => {
      const getRecipe = () =>
        shareToken === undefined
          ? getReadableRecipe(db, params.id, userId)
          : getLinkedRecipe(db, { id: params.id, shareToken, userId });
      const recipe = authorize(
        await getRecipe(),
        (found) => canSaveRecipe(found, userId),
        'ALREADY_IN_MY_RECIPES',
      );
      const isLinked = shareToken !== undefined;
      if (await saveRecipe(db, recipe, { userId, now: clock(), isLinked })) return;
      // In the meantime: saved on another device, or taken away by its owner.
      await getRecipe();
      throw new AppError('ALREADY_IN_MY_RECIPES');
    },

    removeFromMyRecipes: async ({ params, user }) => {
      const wasThere = await letGoOfRecipe(db, user.userId, params.id);
      if (!wasThere) throw new AppError('NOT_FOUND');
    },

    listFavourites: async ({ query: { page, limit }, user: { userId } }) => {
      const { ids, total } = await listFavourites(db, { userId, page, limit });
      const cards = await findCards(db, { ids, askerId: userId });
      const recipes = cards.map(presentCard);
      return { recipes, total, page, limit, hasMore: page * limit < total };
    },

    addFavourite: async ({ params, user: { userId } }) => {
      const recipe = await getReadableRecipe(db, params.id, userId);
      await addFavourite(db, recipe, { userId, now: clock() });
    },

    removeFavourite: async ({ params, user }) => {
      await removeFavourite(db, user.userId, params.id);
    },
  });
}
