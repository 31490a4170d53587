/** Hangs every feature on the server, one line each. It neither listens nor reads the environment. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { allRoutes } from '@saltbush/contract/all-routes';
import type { Deps } from './deps';
import { serveAccounts } from './features/accounts/accounts.routes';
import { openSessions } from './features/accounts/sessions';
import { serveCollection } from './features/collection/collection.routes';
import { serveCooking } from './features/cooking/cooking.routes';
import { serveHealth } from './features/health/health.routes';
import { serveHouseholds } from './features/households/households.routes';
import { serveImages } from './features/images/images.routes';
import { serveInspiration } from './features/inspiration/inspiration.routes';
import { serveMail } from './features/mail/mail.routes';
import { serveMealPlans } from './features/meal-plans/meal-plans.routes';
import { serveOutsideServices } from './features/outside-services/outside-services.routes';
import { serveRecipeFiles } from './features/recipe-files/recipe-files.routes';
import { serveRecipeImport } from './features/recipe-import/recipe-import.routes';
import { serveRecipePhoto } from './features/recipe-photo/recipe-photo.routes';
import { serveRecipeLists } from './features/recipes/lists/lists.routes';
import { serveRecipes } from './features/recipes/recipes.routes';
import { serveRecipeVersions } from './features/recipes/versions/versions.routes';
import { serveReviews } from './features/reviews/reviews.routes';
import { serveShareLinks } from './features/sharing/share-links.routes';
import { serveSharing } from './features/sharing/sharing.routes';
import { serveSharedPages } from './features/sharing/shared-pages';
import { serveShoppingList } from './features/shopping-list/shopping-list.routes';
import { addErrorAnswers } from './platform/http/errors';
import { serveOpenApi } from './platform/http/openapi';
import { addPlugins } from './platform/http/plugins';
import { addSessions } from './platform/http/session';
import { trustOwnAnswers } from './platform/http/serve';
import { serveWeb } from './platform/http/serve-web';
import { repositoryFolder } from './platform/package-root';

export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { config } = deps;
  if (config.mode === 'production') trustOwnAnswers();
  const loggerInstance: FastifyBaseLogger = deps.log;
  const app = fastify({
    loggerInstance,
    // One line a request, written by platform/http/plugins.ts.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustsProxy,
  });
  addErrorAnswers(app);
  await addPlugins(app, config);
  const sessions = await openSessions(deps);
  addSessions(app, sessions.read);

  serveAccounts(app, deps, sessions);
  serveCollection(app, deps);
  serveCooking(app, deps);
  serveHealth(app, deps);
  serveHouseholds(app, deps);
  serveImages(app, deps);
  serveInspiration(app, deps);
  serveMail(app, deps);
  serveMealPlans(app, deps);
  serveOutsideServices(app, deps);
  serveRecipeFiles(app, deps);
  serveRecipeImport(app, deps);
  serveRecipePhoto(app, deps);
  serveRecipes(app, deps);
  serveRecipeLists(app, deps);
  serveRecipeVersions(app, deps);
  serveReviews(app, deps);
  serveShareLinks(app, deps);
  serveSharing(app, deps);
  serveShoppingList(app, deps);

  serveOpenApi(app, allRoutes);
  const webFolder = join(repositoryFolder, 'packages/web/dist');
  const page = join(webFolder, 'index.html');
  if (existsSync(page)) serveSharedPages(app, deps, readFileSync(page, 'utf8'));
  await serveWeb(app, webFolder);
  return app;
}
