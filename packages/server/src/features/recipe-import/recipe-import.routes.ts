import type { FastifyInstance } from 'fastify';
import { recipeImportRoutes } from '@saltbush/contract/recipe-import';
import type { Deps } from '../../deps';
import { openWebPages } from '../../outside/web-page';
import { serve } from '../../platform/http/serve';
import { serveEvidence } from './evidence.routes';
import { keepEvidence } from './evidence.store';
import { importFromPage } from './import-from-page';
import { findKnownRecipe } from './known-recipes.store';
import { presentDraft } from './recipe-import.present';

export function serveRecipeImport(app: FastifyInstance, deps: Deps): void {
  const { config, clock, database } = deps;
  const { db } = database;
  const webPages = openWebPages({ allowedPrivateHosts: config.allowedPrivateImportHosts });
  app.addHook('onClose', () => webPages.close());
  serve(
    app,
    recipeImportRoutes,
  )({
    scrape: async ({ body, user: { userId }, signal }) => {
      const { draft, others, addresses, page } = await importFromPage(body, webPages, signal);
      const { title, ingredients } = draft;
      const foods = ingredients.map(({ name }) => name);
      const isOneOfSeveral = others.length > 0;
      const wanted = { userId, addresses, title, foods, isOneOfSeveral };
      return {
        ...presentDraft(draft),
        otherRecipes: isOneOfSeveral ? others : undefined,
        alreadyHave: await findKnownRecipe(db, wanted),
        evidenceId: page && (await keepEvidence(db, { userId, found: page, now: clock() })),
      };
    },
  });
  serveEvidence(app, deps);
}
