/** Only the owner changes who a recipe is shared with; everyone who may read it may copy it. */
import type { FastifyInstance } from 'fastify';
import { sharingRoutes } from '@saltbush/contract/recipe/sharing/sharing';
import type { Deps } from '../../../deps';
import type { Authorized } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import type { Handlers } from '../../../platform/http/handler';
import { serve } from '../../../platform/http/serve';
import { newId } from '../../../platform/ids';
import { copyRecipe, getRecipe } from '../recipes';
import { changeSharings, type RecipeSharingChange } from './change-sharing';
import {
  getLinkedRecipe,
  getOwnRecipe,
  getOwnRecipes,
  getReadableRecipe,
  type AccessLostListener,
} from '../../access/recipe-access';
import { presentChange, sharingChangeOf } from './sharing-change';
import { listReaders } from './sharing.store';
import { listUnsharedSubRecipes } from './sub-recipe-sharing';

export function serveSharing(
  app: FastifyInstance,
  { database: { db }, config, clock }: Deps,
  onAccessLost: AccessLostListener,
): void {
  const context = () => ({ now: clock(), onAccessLost });
  serve(
    app,
    sharingRoutes,
  )({
    update: async ({ params, body, user: { userId } }) => {
      const recipe = await getOwnRecipe(db, params.id, userId);
      await changeSharings(db, [{ recipe, change: sharingChangeOf(body) }], context());
      return getRecipe(db, recipe.id, userId);
    },

    updateBatch: async ({ body: { updates }, user: { userId } }) => {
      const ids = updates.map(({ recipeId }) => recipeId);
      const recipes = await getOwnRecipes(db, ids, userId);
      const changes = recipes.map((recipe, i) => ({
        recipe,
        change: sharingChangeOf(updates[i]!),
      }));
      const back = await changeSharings(db, changes, context());
      return { updated: changes.length, before: back.map(presentSharing) };
    },

    ...sharedNowHandlers(db),

    copy: async ({ params, body, user: { userId } }) => {
      const { shareToken } = body;
      const original: Authorized<{ id: string }> = shareToken
        ? await getLinkedRecipe(db, { id: params.id, shareToken, userId, demands: config })
        : await getReadableRecipe(db, params.id, userId);
      const copy = { id: newId(), ownerId: userId, createdAt: clock() };
      await db.transaction((tx) => copyRecipe(tx, original, [copy]));
      return getRecipe(db, copy.id, userId);
    },
  });
}

/** For the owner alone. */
function sharedNowHandlers(
  db: Db,
): Pick<Handlers<typeof sharingRoutes>, 'listReaders' | 'listUnsharedSubRecipes'> {
  return {
    listReaders: async ({ params, user: { userId } }) => {
      const recipe = await getOwnRecipe(db, params.id, userId);
      return { readers: await listReaders(db, recipe) };
    },

    listUnsharedSubRecipes: async ({ params, user: { userId } }) => {
      const recipe = await getOwnRecipe(db, params.id, userId);
      const unshared = await listUnsharedSubRecipes(db, recipe);
      return {
        recipes: unshared.map(({ id, title, change }) => ({
          _id: id,
          title,
          change: presentChange(change),
        })),
      };
    },
  };
}

const presentSharing = ({ recipe, change }: RecipeSharingChange) => ({
  recipeId: recipe.id,
  ...presentChange(change),
});
