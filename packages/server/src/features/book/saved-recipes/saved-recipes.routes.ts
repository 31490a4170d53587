import type { FastifyInstance } from 'fastify';
import { savedRecipesRoutes } from '@saltbush/contract/book/saved-recipes';
import { AppError } from '@saltbush/contract/errors';
import { canSaveRecipe } from '@saltbush/domain/recipe/recipes/permissions';
import type { Deps } from '../../../deps';
import { authorize } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import { serve } from '../../../platform/http/serve';
import type { Demands } from '../../access/account-access';
import { listCards } from '../../recipe/recipes';
import { getReadableRecipe, getLinkedRecipe } from '../../access/recipe-access';
import {
  addFavourite,
  unsaveRecipe,
  listFavourites,
  removeFavourite,
  saveRecipe,
} from './saved-recipes.store';

export function serveSavedRecipes(
  app: FastifyInstance,
  { database: { db, heavy }, config, clock }: Deps,
): void {
  serve(
    app,
    savedRecipesRoutes,
  )({
    addToMyRecipes: async ({ params, body, user: { userId } }) => {
      const asked = { id: params.id, ...body, userId };
      await addToMyRecipes(db, { ...asked, now: clock(), demands: config });
    },

    removeFromMyRecipes: async ({ params, user }) => {
      const wasThere = await unsaveRecipe(db, user.userId, params.id);
      if (!wasThere) throw new AppError('NOT_FOUND');
    },

    listFavourites: async ({ query: { page, limit }, user: { userId } }) => {
      const { ids, total } = await listFavourites(heavy.db, { userId, page, limit });
      const recipes = await listCards(heavy.statementPool, { ids, viewerId: userId });
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

interface RecipeToSave {
  id: string;
  shareToken?: string | undefined;
  userId: string;
  now: Date;
  demands: Demands;
}

/** @throws AppError NOT_FOUND, ALREADY_IN_MY_RECIPES, LINK_ENDED */
async function addToMyRecipes(db: Db, { now, shareToken, ...asked }: RecipeToSave) {
  const { id, userId } = asked;
  const isLinked = shareToken !== undefined;
  const getRecipe = () =>
    isLinked ? getLinkedRecipe(db, { ...asked, shareToken }) : getReadableRecipe(db, id, userId);
  const recipe = authorize(
    await getRecipe(),
    (found) => canSaveRecipe(found, userId),
    'ALREADY_IN_MY_RECIPES',
  );
  if (await saveRecipe(db, recipe, { userId, now, isLinked })) return;
  // Meanwhile saved on another device, or deleted or hidden by its owner.
  await getRecipe();
  throw new AppError('ALREADY_IN_MY_RECIPES');
}
