/** The versions of a recipe; only its owner may list and restore them. */
import type { FastifyInstance } from 'fastify';
import { AppError } from '@saltbush/contract/errors';
import { recipeVersionsRoutes, type RecipeVersion } from '@saltbush/contract/recipe-versions';
import type { RecipeContent } from '@saltbush/recipe-parser/recipe';
import { recipeChanges } from '@saltbush/domain/recipes/recipe-changes';
import type { Deps } from '../../deps';
import { serve } from '../../platform/http/serve';
import { getOwnRecipe } from '../recipe-access';
import { contentOf, findRecipe, getRecipe, updateRecipe, withoutLostImages } from '../recipes';
import { getVersion, listVersions, type StoredVersion } from './recipe-versions.store';
import { presentVersionText } from './recipe-versions.present';

export function serveRecipeVersions(
  app: FastifyInstance,
  { database: { db }, clock, computing }: Deps,
): void {
  serve(
    app,
    recipeVersionsRoutes,
  )({
    list: async ({ params, user }) => {
      const recipe = await getOwnRecipe(db, params.id, user.userId);
      const current = await findRecipe(db, recipe.id);
      if (!current) throw new AppError('NOT_FOUND');
      const { updatedAt: savedAt } = current;
      const { revision } = current.shown;
      const saved = [
        { revision, savedAt, content: contentOf(current) },
        ...(await listVersions(db, recipe)).filter((version) => version.revision < revision),
      ];
      return {
        versions: saved.map((version, i) => presentVersion(version, saved[i + 1], i === 0)),
      };
    },

    get: async ({ params, user }) => {
      const recipe = await getOwnRecipe(db, params.id, user.userId);
      const { content } = await getVersion(db, recipe, params.revision);
      return presentVersionText(await withoutLostImages(db, content));
    },

    restore: async ({ params, user }) => {
      const recipe = await getOwnRecipe(db, params.id, user.userId);
      const version = await getVersion(db, recipe, params.revision);
      const content = await withoutLostImages(db, version.content);
      const change = presentVersionText(content);
      const imagesBefore = imagesOf(content);
      await updateRecipe(db, recipe, { computing, change, now: clock(), imagesBefore });
      return getRecipe(db, recipe.id, user.userId);
    },
  });
}

const imagesOf = ({ imageUrl, moreImageUrls = [], steps }: RecipeContent): string[] =>
  [imageUrl, ...moreImageUrls, ...steps.map((step) => step.imageUrl)].filter(
    (url) => url !== undefined,
  );

function presentVersion(
  { revision, savedAt, content }: StoredVersion,
  before: StoredVersion | undefined,
  isCurrent: boolean,
): RecipeVersion {
  return {
    revision,
    savedAt: savedAt.toISOString(),
    title: content.title,
    isCurrent,
    changes: before && recipeChanges(before.content, content),
  };
}
