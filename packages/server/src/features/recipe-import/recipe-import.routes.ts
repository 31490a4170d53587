import type { FastifyInstance } from 'fastify';
import { recipeImportRoutes } from '@saltbush/contract/recipe-import';
import type { Deps } from '../../deps';
import { openWebPages } from '../../outside/web-page';
import { serve } from '../../platform/http/serve';
import { importFromPage } from './import-from-page';
import { presentDraft } from './recipe-import.present';

export function serveRecipeImport(app: FastifyInstance, { config }: Deps): void {
  const webPages = openWebPages({ allowedPrivateHosts: config.allowedPrivateImportHosts });
  app.addHook('onClose', () => webPages.close());
  serve(
    app,
    recipeImportRoutes,
  )({
    scrape: async ({ body, signal }) => presentDraft(await importFromPage(body, webPages, signal)),
  });
}
