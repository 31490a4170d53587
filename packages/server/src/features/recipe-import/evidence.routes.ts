import type { FastifyInstance } from 'fastify';
import { AppError } from '@saltbush/contract/errors';
import { recipeEvidenceRoutes } from '@saltbush/contract/recipe-evidence';
import { sourceFields } from '@saltbush/domain/recipe-import/source-fields';
import type { Deps } from '../../deps';
import { serve } from '../../platform/http/serve';
import { getOwnRecipe } from '../recipes';
import { findEvidence, findPage } from './evidence.store';
import type { Origins } from './origins';
import { textOfPage } from './text-of-page';

/** Only for the owner: whoever may read a recipe need not see what its owner read. */
export function serveEvidence(app: FastifyInstance, { database: { db } }: Deps): void {
  serve(
    app,
    recipeEvidenceRoutes,
  )({
    get: async ({ params, user }) => {
      const evidence = await findEvidence(db, await getOwnRecipe(db, params.id, user.userId));
      if (!evidence) throw new AppError('NOT_FOUND');
      return {
        url: evidence.url ?? undefined,
        fetchedAt: evidence.fetchedAt.toISOString(),
        hasPage: evidence.hasPage,
        origins: presentOrigins(evidence.origins),
      };
    },

    getPage: async ({ params, user }) => {
      const html = await findPage(db, await getOwnRecipe(db, params.id, user.userId));
      if (html === undefined) throw new AppError('NOT_FOUND');
      return { text: textOfPage(html) };
    },
  });
}

function presentOrigins(origins: Origins) {
  return sourceFields.flatMap((field) => {
    const origin = origins[field];
    return origin ? [{ field, ...origin }] : [];
  });
}
