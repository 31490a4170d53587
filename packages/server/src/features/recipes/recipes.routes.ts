import type { FastifyInstance } from 'fastify';
import { AppError } from '@saltbush/contract/errors';
import { recipesRoutes } from '@saltbush/contract/recipes';
import { canEditRecipe, canReadRecipe } from '@saltbush/domain/recipes/permissions';
import type { Deps } from '../../deps';
import { authorize } from '../../platform/authorized';
import { serve } from '../../platform/http/serve';
import { presentCard, presentRecipe } from './recipes.present';
import { findOwnership, findRecipe, listOwnRecipes, type OwnershipRow } from './recipes.store';
import { createRecipe, removeRecipe, restoreRecipe, updateRecipe } from './save-recipe';

export function serveRecipes(app: FastifyInstance, { database: { db }, clock }: Deps): void {
  serve(
    app,
    recipesRoutes,
  )({
    listMyRecipes: async ({ query: { page, limit }, user }) => {
      const { cards, total } = await listOwnRecipes(db, { ownerId: user.userId, page, limit });
      const recipes = cards.map(presentCard);
      return { recipes, total, page, limit, hasMore: page * limit < total };
    },

    get: async ({ params, user }) => {
      const found = authorize(await findRecipe(db, params.id), ({ recipe }) =>
        canReadRecipe(recipe, user.userId),
      );
      return presentRecipe(found);
    },

    create: async ({ body, user }) => {
      const id = await createRecipe(db, { ownerId: user.userId, input: body, now: clock() });
      return getRecipe(id);
    },

    update: async ({ params, body, user }) => {
      const recipe = authorize(
        await findOwnership(db, params.id),
        (found) => isKept(found) && canEditRecipe(found, user.userId),
      );
      await updateRecipe(db, recipe, { change: body, now: clock() });
      return getRecipe(recipe.id);
    },

    remove: async ({ params, user }) => {
      const recipe = authorize(
        await findOwnership(db, params.id),
        (found) => isKept(found) && canEditRecipe(found, user.userId),
      );
      await removeRecipe(db, recipe, clock());
    },

    restore: async ({ params, user }) => {
      const recipe = authorize(await findOwnership(db, params.id), (found) =>
        canEditRecipe(found, user.userId),
      );
      await restoreRecipe(db, recipe);
      return getRecipe(recipe.id);
    },
  });

  async function getRecipe(id: string) {
    const found = await findRecipe(db, id);
    if (!found) throw new AppError('NOT_FOUND');
    return presentRecipe(found);
  }
}

const isKept = (recipe: OwnershipRow): boolean => recipe.deletedAt === null;
