/** The calls on the recipes of a cookbook. */
import type { cookbooksRoutes } from '@saltbush/contract/book/cookbooks';
import { AppError } from '@saltbush/contract/errors';
import type { Deps } from '../../../deps';
import type { Handlers } from '../../../platform/http/handler';
import { digestOf } from '../../../platform/secrets';
import { listReadableCards } from '../../recipe/recipes';
import { addRecipes, moveRecipe, takeOut } from './cookbook-recipes.store';
import { getHandMadeCookbook, getReadableCookbook } from './get-cookbook';
import { listCookbookRecipes } from './list-cookbook-recipes';

type RecipeCalls = 'listRecipes' | 'addRecipes' | 'moveRecipe' | 'removeRecipe';

export function cookbookRecipeHandlers({
  database,
  clock,
}: Deps): Pick<Handlers<typeof cookbooksRoutes>, RecipeCalls> {
  const { db, heavy } = database;
  return {
    listRecipes: async ({ params, query: { page, limit, shareToken }, user }) => {
      const userId = user?.userId;
      const reader = { userId, tokenHash: shareToken && digestOf(shareToken) };
      const cookbook = await getReadableCookbook(heavy.db, params.id, reader);
      const asked = { userId, page, limit, now: clock() };
      return { ...(await listCookbookRecipes(heavy, cookbook, asked)), page, limit };
    },

    addRecipes: async ({ params, body: { recipeIds, after }, user: { userId } }) => {
      const cookbook = await getHandMadeCookbook(db, params.id, userId);
      const readable = await listReadableCards(database.statementPool, { ids: recipeIds, userId });
      const known = new Set(readable.map(({ _id }) => _id));
      if (!recipeIds.every((id) => known.has(id))) throw new AppError('NOT_FOUND');
      const request = { recipeIds, after, now: clock() };
      return { added: await db.transaction((tx) => addRecipes(tx, cookbook, request)) };
    },

    moveRecipe: async ({ params, body: { after }, user }) => {
      const cookbook = await getHandMadeCookbook(db, params.id, user.userId);
      const request = { recipeId: params.recipeId, after };
      await db.transaction((tx) => moveRecipe(tx, cookbook, request));
    },

    removeRecipe: async ({ params, user }) => {
      const cookbook = await getHandMadeCookbook(db, params.id, user.userId);
      return { after: await db.transaction((tx) => takeOut(tx, cookbook, params.recipeId)) };
    },
  };
}
