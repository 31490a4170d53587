import type { FastifyInstance } from 'fastify';
import { curatedImageLimits, curatedImagesRoutes } from '@saltbush/contract/recipe/curated-images';
import type { Deps } from '../../../deps';
import { serve } from '../../../platform/http/serve';
import { openLibrary } from './open-library';
import { pageOf } from './page-of';

export function serveCuratedImages(app: FastifyInstance, { database }: Deps): void {
  const readLibrary = openLibrary(database.db);
  serve(
    app,
    curatedImagesRoutes,
  )({
    list: async ({ query: { page, limit, search = '' } }) => {
      const { searchShown } = await readLibrary();
      return pageOf(searchShown.byText(search), { page, limit });
    },
    byTags: async ({ query }) => {
      const { searchShown } = await readLibrary();
      const tags = query.tags.split(',').slice(0, curatedImageLimits.tags);
      return { images: searchShown.byTags(tags).slice(0, curatedImageLimits.unpaged) };
    },
    search: async ({ query }) => {
      const { searchShown } = await readLibrary();
      return { images: searchShown.byText(query.q).slice(0, curatedImageLimits.unpaged) };
    },
  });
}
