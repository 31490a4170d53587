/** Only its owner says with whom a recipe is shared; whoever may read it may copy it. */
import type { FastifyInstance } from 'fastify';
import { AppError } from '@saltbush/contract/errors';
import { sharingRoutes, type SharingUpdate } from '@saltbush/contract/sharing';
import type { SharingChange } from '@saltbush/domain/sharing/sharing-settings';
import type { Deps } from '../../deps';
import type { Authorized } from '../../platform/authorized';
import { serve } from '../../platform/http/serve';
import { newId } from '../../platform/ids';
import { copyRecipe, getOwnRecipe, getOwnRecipes, getReadableRecipe, readRecipe } from '../recipes';
import { changeSharings } from './change-sharing';
import { getLinkedRecipe } from './get-linked-recipe';
import { listReaders } from './sharing.store';

export function serveSharing(app: FastifyInstance, { database: { db }, clock }: Deps): void {
  serve(
    app,
    sharingRoutes,
  )({
    update: async ({ params, body, user: { userId } }) => {
      const recipe = await getOwnRecipe(db, params.id, userId);
      await changeSharings(db, [{ recipe, change: changeOf(body) }], clock());
      return getWhole(recipe.id, userId);
    },

    updateBatch: async ({ body: { updates }, user: { userId } }) => {
      const ids = updates.map(({ recipeId }) => recipeId);
      const recipes = await getOwnRecipes(db, ids, userId);
      const changes = recipes.map((recipe, i) => ({ recipe, change: changeOf(updates[i]!) }));
      const back = await changeSharings(db, changes, clock());
      const before = back.map(({ recipe, change }) => ({
        recipeId: recipe.id,
        ...presentChange(change),
      }));
      return { updated: changes.length, before };
    },

    listReaders: async ({ params, user: { userId } }) => {
      const recipe = await getOwnRecipe(db, params.id, userId);
      return { readers: await listReaders(db, recipe) };
    },

    copy: async ({ params, body, user: { userId } }) => {
      const original: Authorized<{ id: string }> = body.shareToken
        ? await getLinkedRecipe(db, { id: params.id, shareToken: body.shareToken, userId })
        : await getReadableRecipe(db, params.id, userId);
      const copy = { id: newId(), ownerId: userId, createdAt: clock() };
      await db.transaction((tx) => copyRecipe(tx, original, [copy]));
      return getWhole(copy.id, userId);
    },
  });

  async function getWhole(id: string, userId: string) {
    const recipe = await readRecipe(db, id, userId);
    if (!recipe) throw new AppError('NOT_FOUND');
    return recipe;
  }
}

const changeOf = ({ sharingSettings, sharedWith }: SharingUpdate): SharingChange => ({
  mode: sharingSettings?.mode,
  readerIds: sharingSettings?.approvedUsers,
  isListed: sharedWith?.saltbush,
  householdIds: sharedWith?.communities,
});

/** `changeOf` the other way round. */
const presentChange = ({
  mode,
  readerIds,
  isListed,
  householdIds,
}: SharingChange): SharingUpdate => ({
  sharingSettings: { mode, approvedUsers: readerIds && [...readerIds] },
  sharedWith: { saltbush: isListed, communities: householdIds && [...householdIds] },
});
