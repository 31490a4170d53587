import type { FastifyInstance } from 'fastify';
import { AppError } from '@saltbush/contract/errors';
import { imageGenerationRoutes } from '@saltbush/contract/recipe/image-generation';
import type { Deps } from '../../../deps';
import { openImageGeneration } from '../../../outside/image-generation';
import { serve } from '../../../platform/http/serve';
import { openLiveClient } from '../../../outside/live-client';
import { generateImage } from './generate-image';
import { countLeftToday } from './image-generations.store';

export function serveImageGeneration(app: FastifyInstance, deps: Deps): void {
  const { config, database, clock, diagnostics, services } = deps;
  const live = openLiveClient({
    findSettings: () => services.find('image-generation'),
    open: (settings) => {
      const allowedPrivateHosts = config.allowedPrivateImportHosts;
      const opened = openImageGeneration({ ...settings, allowedPrivateHosts });
      return diagnostics.watch('image-generation', opened);
    },
    close: (generator) => generator.close(),
  });
  app.addHook('onClose', () => live.close());
  serve(
    app,
    imageGenerationRoutes,
  )({
    describe: async ({ user: { userId } }) => ({
      isSetUp: (await services.find('image-generation')) !== undefined,
      leftToday: await countLeftToday(database.db, { userId, now: clock() }),
    }),
    generateImage: async ({ body, user: { userId }, signal }) => {
      const generator = await live.find();
      if (!generator) throw new AppError('IMAGE_GENERATION_NOT_SET_UP');
      return generateImage(body, { deps, generator, userId, signal });
    },
  });
}
