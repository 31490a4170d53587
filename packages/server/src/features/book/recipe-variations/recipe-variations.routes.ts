/** Variations of recipes: whoever may read a recipe makes one, and sees those that they may read. */
import type { FastifyInstance } from 'fastify';
import { recipeVariationsRoutes } from '@saltbush/contract/book/recipe-variations';
import { recipeChanges } from '@saltbush/domain/recipe/recipes/recipe-changes';
import { changesOfVariation } from '@saltbush/domain/recipe/recipes/variations';
import type { RecipeContent } from '@saltbush/recipe-parser/recipe';
import { AppError } from '@saltbush/contract/errors';
import type { Deps } from '../../../deps';
import type { Authorized } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import { serve } from '../../../platform/http/serve';
import { authorOf } from '../../../platform/http/session';
import { inOwnTurn } from '../../../platform/in-turns';
import { getReadableRecipe } from '../../access/recipe-access';
import { contentOf, findRecipe, getRecipe } from '../../recipe/recipes';
import { createVariation } from './create-variation';
import { listVariations } from './variations.store';

export function serveRecipeVariations(app: FastifyInstance, deps: Deps): void {
  const { database, clock, computing } = deps;
  const { db } = database;
  serve(
    app,
    recipeVariationsRoutes,
  )({
    create: async ({ params, body, user }) => {
      const { userId, program } = authorOf(user);
      const original = await getReadableRecipe(db, params.id, userId);
      const given = { ...body, ownerId: userId, program, now: clock() };
      const id = await createVariation({ db, computing }, original, given);
      return getRecipe(db, id, userId);
    },

    list: async ({ params, user: { userId } }) => {
      const recipe = await getReadableRecipe(db, params.id, userId);
      return listVariations(database, recipe, userId);
    },

    compare: async ({ params, user: { userId } }) => {
      const heavy = database.heavy.db;
      const before = await readContent(heavy, await getReadableRecipe(heavy, params.id, userId));
      const other = await getReadableRecipe(heavy, params.otherId, userId);
      const after = await readContent(heavy, other);
      return { changes: await inOwnTurn(() => changesOfVariation(recipeChanges(before, after))) };
    },
  });
}

/** @throws AppError NOT_FOUND when it was deleted meanwhile */
async function readContent(db: Db, { id }: Authorized<{ id: string }>): Promise<RecipeContent> {
  const recipe = await findRecipe(db, id);
  if (!recipe) throw new AppError('NOT_FOUND');
  return contentOf(recipe);
}
