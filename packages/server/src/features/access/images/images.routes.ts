import type { FastifyInstance } from 'fastify';
import { imagesRoutes } from '@saltbush/contract/recipe/images';
import type { Deps } from '../../../deps';
import { serve } from '../../../platform/http/serve';
import { serveImageFiles } from './image-files';
import { storeImage } from './store-image';
import type { WebImages } from './web-images';

export function serveImages(app: FastifyInstance, deps: Deps, webImages: WebImages): void {
  serve(
    app,
    imagesRoutes,
  )({
    upload: ({ user, file, signal }) =>
      storeImage(deps, { ownerId: user.userId, bytes: file, signal }),
    copyFromWeb: ({ user: { userId: ownerId }, body: { url: address }, signal }) =>
      webImages.store({ ownerId, address, signal }),
  });
  serveImageFiles(app, deps);
}
