import type { FastifyInstance } from 'fastify';
import { AppError } from '@saltbush/contract/errors';
import { stockPhotosRoutes } from '@saltbush/contract/recipe/stock-photos';
import type { Deps } from '../../../deps';
import { openPhotoServices } from '../../../outside/stock-photos';
import { serve } from '../../../platform/http/serve';
import type { WebImages } from '../../access/images';
import { choosePhoto } from './choose-photo';
import { searchPhotos } from './search-photos';

export function serveStockPhotos(app: FastifyInstance, deps: Deps, webImages: WebImages): void {
  const { config, log, diagnostics } = deps;
  const services = openPhotoServices(config.stockPhotos).map((service) =>
    diagnostics.watch(service.name, service),
  );
  serve(
    app,
    stockPhotosRoutes,
  )({
    search: async ({ query: { query }, signal }) => {
      if (services.length === 0) throw new AppError('STOCK_PHOTOS_NOT_SET_UP');
      return { photos: await searchPhotos(query, { services, log, signal }) };
    },
    choose: async ({ body: { provider, id }, user: { userId: ownerId }, signal }) => {
      const service = services.find(({ name }) => name === provider);
      if (!service) throw new AppError('STOCK_PHOTOS_NOT_SET_UP');
      return choosePhoto(service, id, { deps, webImages, ownerId, signal });
    },
  });
}
