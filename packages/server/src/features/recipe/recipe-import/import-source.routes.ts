import type { FastifyInstance } from 'fastify';
import { AppError } from '@saltbush/contract/errors';
import { importSourceRoutes } from '@saltbush/contract/recipe/recipe-import/import-source';
import { sourceFields } from '@saltbush/recipe-parser/text';
import type { Deps } from '../../../deps';
import { serve } from '../../../platform/http/serve';
import { getOwnRecipe } from '../../access/recipe-access';
import { findImportSource, findPage } from './import-source.store';
import type { Provenance } from '@saltbush/recipe-parser/page';
import type { RecipeReader } from './reading/recipe-reader';

/** Only for the owner: whoever may read a recipe need not see what its owner read. */
export function serveImportSource(
  app: FastifyInstance,
  { database: { db } }: Deps,
  reader: RecipeReader,
): void {
  serve(
    app,
    importSourceRoutes,
  )({
    get: async ({ params, user }) => {
      const source = await findImportSource(db, await getOwnRecipe(db, params.id, user.userId));
      if (!source) throw new AppError('NOT_FOUND');
      return {
        url: source.url ?? undefined,
        fetchedAt: source.fetchedAt.toISOString(),
        hasPage: source.hasPage,
        origins: presentProvenance(source.origins),
      };
    },

    getPage: async ({ params, user: { userId }, signal }) => {
      const page = await findPage(db, await getOwnRecipe(db, params.id, userId));
      if (page === undefined) throw new AppError('NOT_FOUND');
      return { text: await reader.textOfPage(page, { userId, signal }) };
    },
  });
}

function presentProvenance(origins: Provenance) {
  return sourceFields.flatMap((field) => {
    const origin = origins[field];
    return origin ? [{ field, ...origin }] : [];
  });
}
