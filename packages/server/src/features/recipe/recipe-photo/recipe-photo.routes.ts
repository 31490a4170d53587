import type { FastifyInstance } from 'fastify';
import { recipePhotoRoutes } from '@saltbush/contract/recipe/recipe-photo';
import type { Deps } from '../../../deps';
import { serve } from '../../../platform/http/serve';
import type { PhotoImport } from './open-photo-import';

export function serveRecipePhoto(
  app: FastifyInstance,
  { services }: Deps,
  readPhotos: PhotoImport,
): void {
  serve(
    app,
    recipePhotoRoutes,
  )({
    describeReader: async () => ({
      isVisionSetUp: (await services.find('photo-reading')) !== undefined,
    }),
    extractRecipe: async ({ files, user: { userId }, signal }) => {
      const { draft, ...rest } = await readPhotos(files, { userId, signal });
      return { ...draft, origin: 'photo' as const, ...rest };
    },
  });
}
