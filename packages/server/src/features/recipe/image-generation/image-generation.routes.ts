import type { FastifyInstance } from 'fastify';
import { AppError } from '@saltbush/contract/errors';
import { imageGenerationRoutes } from '@saltbush/contract/recipe/image-generation';
import type { Deps } from '../../../deps';
import { openImageGeneration } from '../../../outside/image-generation';
import { serve } from '../../../platform/http/serve';
import { generateImage } from './generate-image';
import { countLeftToday } from './image-generations.store';

export function serveImageGeneration(app: FastifyInstance, deps: Deps): void {
  const { config, database, clock, diagnostics } = deps;
  const opened =
    config.imageGeneration &&
    openImageGeneration({
      ...config.imageGeneration,
      allowedPrivateHosts: config.allowedPrivateImportHosts,
    });
  const generator = opened && diagnostics.watch('image-generation', opened);
  if (generator) app.addHook('onClose', () => generator.close());
  serve(
    app,
    imageGenerationRoutes,
  )({
    describe: async ({ user: { userId } }) => ({
      isSetUp: generator !== undefined,
      leftToday: await countLeftToday(database.db, { userId, now: clock() }),
    }),
    generateImage: async ({ body, user: { userId }, signal }) => {
      if (!generator) throw new AppError('IMAGE_GENERATION_NOT_SET_UP');
      return generateImage(body, { deps, generator, userId, signal });
    },
  });
}
