/** The history of a recipe; only its owner may see it or go back in it. */
import type { FastifyInstance } from 'fastify';
import { AppError } from '@saltbush/contract/errors';
import { recipeVersionsRoutes, type RecipeVersion } from '@saltbush/contract/recipe-versions';
import { whatChanged } from '@saltbush/domain/recipes/what-changed';
import type { Deps } from '../../../deps';
import type { Authorized } from '../../../platform/authorized';
import { serve } from '../../../platform/http/serve';
import { getOwnRecipe } from '../get-recipe';
import { presentRecipe } from '../recipes.present';
import { findRecipe, type OwnershipRow } from '../recipes.store';
import { updateRecipe } from '../save-recipe';
import { contentOf, findVersion, listVersions, type KeptVersion } from './versions.store';
import { presentVersionText } from './versions.present';

export function serveRecipeVersions(app: FastifyInstance, { database: { db }, clock }: Deps): void {
  serve(
    app,
    recipeVersionsRoutes,
  )({
    list: async ({ params, user }) => {
      const recipe = await getOwnRecipe(db, params.id, user.userId);
      const current = await getRecipe(recipe.id);
      const { revision, updatedAt: savedAt } = current.recipe;
      const kept = [
        { revision, savedAt, content: contentOf(current) },
        ...(await listVersions(db, recipe)).filter((version) => version.revision < revision),
      ];
      return { versions: kept.map((version, i) => presentVersion(version, kept[i + 1], i === 0)) };
    },

    get: async ({ params, user }) => {
      const recipe = await getOwnRecipe(db, params.id, user.userId);
      return presentVersionText((await getVersion(recipe, params.revision)).content);
    },

    restore: async ({ params, user }) => {
      const recipe = await getOwnRecipe(db, params.id, user.userId);
      const { content } = await getVersion(recipe, params.revision);
      await updateRecipe(db, recipe, {
        change: presentVersionText(content),
        now: clock(),
        pictureBefore: content.imageUrl,
      });
      return presentRecipe(await getRecipe(recipe.id, user.userId), user.userId);
    },
  });

  async function getVersion(recipe: Authorized<OwnershipRow>, revision: number) {
    const version = await findVersion(db, recipe, revision);
    if (!version) throw new AppError('NOT_FOUND');
    return version;
  }

  async function getRecipe(id: string, askerId?: string) {
    const found = await findRecipe(db, id, askerId);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  }
}

function presentVersion(
  { revision, savedAt, content }: KeptVersion,
  before: KeptVersion | undefined,
  isCurrent: boolean,
): RecipeVersion {
  return {
    revision,
    savedAt: savedAt.toISOString(),
    title: content.title,
    isCurrent,
    changes: before && whatChanged(before.content, content),
  };
}
