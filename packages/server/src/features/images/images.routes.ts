import type { FastifyInstance } from 'fastify';
import { imagesRoutes } from '@saltbush/contract/images';
import type { Deps } from '../../deps';
import { openWebPictures } from '../../outside/web-picture';
import { serve } from '../../platform/http/serve';
import { servePictureFiles } from './picture-files';
import { storeImage } from './store-image';

export function serveImages(app: FastifyInstance, deps: Deps): void {
  const webPictures = openWebPictures({
    allowedPrivateHosts: deps.config.allowedPrivateImportHosts,
  });
  app.addHook('onClose', () => webPictures.close());
  serve(
    app,
    imagesRoutes,
  )({
    upload: ({ user, file }) => storeImage(deps, user.userId, file),
    copyFromWeb: async ({ user, body, signal }) =>
      storeImage(deps, user.userId, await webPictures.read(body.url, signal)),
  });
  servePictureFiles(app, deps);
}
