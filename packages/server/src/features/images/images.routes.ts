import type { FastifyInstance } from 'fastify';
import { imagesRoutes } from '@saltbush/contract/images';
import type { Deps } from '../../deps';
import { serve } from '../../platform/http/serve';
import { servePictureFiles } from './picture-files';
import { storeImage } from './store-image';

export function serveImages(app: FastifyInstance, deps: Deps): void {
  serve(
    app,
    imagesRoutes,
  )({
    upload: ({ user, file }) => storeImage(deps, user.userId, file),
  });
  servePictureFiles(app, deps);
}
