import type { FastifyInstance } from 'fastify';
import { AppError } from '@saltbush/contract/errors';
import { recipesRoutes } from '@saltbush/contract/recipes';
import { canEditRecipe, canReadRecipe } from '@saltbush/domain/recipes/permissions';
import type { Deps } from '../../deps';
import { authorize } from '../../platform/authorized';
import { serve } from '../../platform/http/serve';
import { keepForSavers } from '../collection';
import { getOwnRecipe } from './get-recipe';
import { serveUpkeep } from './recipe-upkeep';
import { presentRecipe } from './recipes.present';
import { findOwnership, findRecipe } from './recipes.store';
import { createRecipe, removeRecipe, restoreRecipe, updateRecipe } from './save-recipe';

export function serveRecipes(app: FastifyInstance, deps: Deps): void {
  const {
    database: { db },
    clock,
  } = deps;
  serveUpkeep(app, deps);
  serve(
    app,
    recipesRoutes,
  )({
    get: async ({ params, user }) => {
      const askerId = user?.userId;
      const found = await findRecipe(db, params.id, askerId);
      const isReadable = found && canReadRecipe({ ...found.recipe, ...found.access }, askerId);
      if (isReadable) return presentRecipe(found, askerId);
      // To a visitor, one that is not theirs to see and one that is not there look the same.
      throw new AppError(user ? 'NOT_FOUND' : 'NOT_SIGNED_IN');
    },

    create: async ({ body, user }) => {
      const id = await createRecipe(db, { ownerId: user.userId, input: body, now: clock() });
      return getRecipe(id, user.userId);
    },

    update: async ({ params, body, user }) => {
      const recipe = await getOwnRecipe(db, params.id, user.userId);
      await updateRecipe(db, recipe, { change: body, now: clock() });
      return getRecipe(recipe.id, user.userId);
    },

    remove: async ({ params, user }) => {
      const recipe = await getOwnRecipe(db, params.id, user.userId);
      await db.transaction(async (tx) => {
        await keepForSavers(tx, recipe, 'everyone');
        await removeRecipe(tx, recipe, clock());
      });
    },

    restore: async ({ params, user }) => {
      const recipe = authorize(await findOwnership(db, params.id), (found) =>
        canEditRecipe(found, user.userId),
      );
      await restoreRecipe(db, recipe);
      return getRecipe(recipe.id, user.userId);
    },
  });

  async function getRecipe(id: string, askerId: string) {
    const found = await findRecipe(db, id, askerId);
    if (!found) throw new AppError('NOT_FOUND');
    return presentRecipe(found, askerId);
  }
}
