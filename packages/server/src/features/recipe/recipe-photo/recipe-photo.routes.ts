import type { FastifyInstance } from 'fastify';
import { recipePhotoRoutes } from '@saltbush/contract/recipe/recipe-photo';
import type { Deps } from '../../../deps';
import type { PhotoReader } from '../../../outside/photo-reader';
import { openVision } from '../../../outside/vision';
import { serve } from '../../../platform/http/serve';
import { openLiveClient } from '../../../outside/live-client';
import type { RecipeReader } from '../recipe-import';
import { importFromPhoto } from './import-from-photo';

export function serveRecipePhoto(
  app: FastifyInstance,
  { services, log, diagnostics }: Deps,
  { reader, photoReader }: { reader: RecipeReader; photoReader: PhotoReader },
): void {
  const vision = openLiveClient({
    findSettings: () => services.find('photo-reading'),
    open: (settings) => diagnostics.watch('photo-reading', openVision(settings)),
  });
  serve(
    app,
    recipePhotoRoutes,
  )({
    describeReader: async () => ({
      isVisionSetUp: (await services.find('photo-reading')) !== undefined,
    }),
    extractRecipe: async ({ files, user: { userId }, signal }) => {
      const readers = { photoReader, reader, vision: await vision.find(), log };
      const { draft, ...rest } = await importFromPhoto(files, readers, { userId, signal });
      return { ...draft, origin: 'photo' as const, ...rest };
    },
  });
}
