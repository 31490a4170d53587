import type { FastifyInstance } from 'fastify';
import { curatedImageLimits, curatedImagesRoutes } from '@saltbush/contract/curated-images';
import { indexCuratedImages } from '@saltbush/domain/curated-images/find-curated-images';
import { serve } from '../../platform/http/serve';
import { curatedImages } from './library';

export function serveCuratedImages(app: FastifyInstance): void {
  const { byTags, byText } = indexCuratedImages(curatedImages);
  serve(
    app,
    curatedImagesRoutes,
  )({
    list: async ({ query: { page, limit, search = '' } }) => {
      const found = byText(search);
      const images = found.slice((page - 1) * limit, page * limit);
      const pages = Math.ceil(found.length / limit);
      return { images, pagination: { page, limit, total: found.length, pages } };
    },
    byTags: async ({ query }) => {
      const tags = query.tags.split(',').slice(0, curatedImageLimits.tags);
      return { images: byTags(tags).slice(0, curatedImageLimits.unpaged) };
    },
    search: async ({ query }) => ({ images: byText(query.q).slice(0, curatedImageLimits.unpaged) }),
  });
}
