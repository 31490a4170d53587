/** The versions of a recipe; only its owner may list and restore them. */
import type { FastifyInstance } from 'fastify';
import { recipeVersionsRoutes } from '@saltbush/contract/book/recipe-versions';
import type { RecipeContent } from '@saltbush/recipe-parser/recipe';
import { recipeChanges } from '@saltbush/domain/recipe/recipes/recipe-changes';
import { subRecipeIdsOf } from '@saltbush/domain/recipe/sub-recipes/sub-recipe';
import type { Deps } from '../../../deps';
import { serve } from '../../../platform/http/serve';
import { authorOf } from '../../../platform/http/session';
import { inOwnTurn } from '../../../platform/in-turns';
import { getOwnRecipe } from '../../access/recipe-access';
import {
  getRecipe,
  presentVersionText,
  updateRecipe,
  withoutLostImages,
} from '../../recipe/recipes';
import {
  findVersionBefore,
  getAnyVersion,
  getVersion,
  listVersions,
} from './recipe-versions.store';
import { presentListed } from './recipe-versions.present';

export function serveRecipeVersions(app: FastifyInstance, deps: Deps): void {
  const { database, clock, computing } = deps;
  const { db } = database.heavy;
  serve(
    app,
    recipeVersionsRoutes,
  )({
    list: async ({ params, query: { page, limit }, user }) => {
      const recipe = await getOwnRecipe(db, params.id, user.userId);
      const all = await listVersions(db, recipe);
      const from = (page - 1) * limit;
      const versions = all.slice(from, from + limit).map((version, i) => {
        const isCurrent = from + i === 0;
        return presentListed(version, all[from + i + 1], isCurrent);
      });
      return { versions, total: all.length, page, limit, hasMore: page * limit < all.length };
    },

    changes: async ({ params, user }) => {
      const recipe = await getOwnRecipe(db, params.id, user.userId);
      const after = await getAnyVersion(db, recipe, params.revision);
      const before = await findVersionBefore(db, recipe, params.revision);
      return { changes: before ? await inOwnTurn(() => recipeChanges(before, after)) : [] };
    },

    get: async ({ params, user }) => {
      const recipe = await getOwnRecipe(db, params.id, user.userId);
      const content = await getVersion(db, recipe, params.revision);
      return presentVersionText(await withoutLostImages(db, content));
    },

    restore: async ({ params, user }) => {
      const recipe = await getOwnRecipe(db, params.id, user.userId);
      const version = await getVersion(db, recipe, params.revision);
      const content = await withoutLostImages(db, version);
      const change = presentVersionText(content);
      const before = thingsBefore(content);
      const saved = { computing, change, now: clock(), ...authorOf(user), ...before };
      await updateRecipe(database.db, recipe, saved);
      return getRecipe(database.db, recipe.id, user.userId);
    },
  });
}

/** What a restored version may have again, whoever may read it now. */
const thingsBefore = (content: RecipeContent) => ({
  imagesBefore: imagesOf(content),
  subRecipesBefore: subRecipeIdsOf(content.ingredients),
});

const imagesOf = ({ imageUrl, moreImageUrls = [], steps }: RecipeContent): string[] =>
  [imageUrl, ...moreImageUrls, ...steps.map((step) => step.imageUrl)].filter(
    (url) => url !== undefined,
  );
