import type { FastifyInstance } from 'fastify';
import { recipePhotoRoutes } from '@saltbush/contract/recipe-photo';
import type { Deps } from '../../deps';
import { openPhotoReader } from '../../outside/photo-reader';
import { openVision } from '../../outside/vision';
import { serve } from '../../platform/http/serve';
import { presentDraft } from '../recipe-import';
import { importFromPhoto } from './import-from-photo';

export function serveRecipePhoto(app: FastifyInstance, { config, log }: Deps): void {
  const reader = openPhotoReader({ log });
  const vision = config.vision && openVision(config.vision);
  // Before the server waits for its last calls: one may be a photo that takes a minute.
  app.addHook('preClose', () => reader.close());
  serve(
    app,
    recipePhotoRoutes,
  )({
    describeReader: async () => ({ isVisionSetUp: vision !== undefined }),
    extractRecipe: async ({ files, signal }) => {
      const { draft, ...rest } = await importFromPhoto(files, { reader, vision, log }, signal);
      return { ...presentDraft(draft), ...rest };
    },
  });
}
