/** Registers every feature, one line each. Does not listen and does not read the environment. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { allRoutes } from '@saltbush/contract/all-routes';
import type { Deps } from './deps';
import { serveAccountDeletion } from './features/account/account-deletion/account-deletion.routes';
import { serveAccounts } from './features/account/accounts/accounts.routes';
import { recordVisits } from './features/account/activity';
import { openTokenTexts, withPrograms } from './features/account/api-tokens';
import { serveApiTokens } from './features/account/api-tokens/api-tokens.routes';
import { serveBackups } from './features/admin/backups/backups.routes';
import { serveAnalytics } from './features/admin/analytics/analytics.routes';
import { loadSessionSecret } from './features/account/accounts';
import { addRefreshCookie } from './features/account/accounts/sessions/refresh-cookie';
import { openSessions, type Sessions } from './features/account/accounts/sessions/sessions';
import { serveSavedRecipes } from './features/book/saved-recipes/saved-recipes.routes';
import { serveSavedSearches } from './features/book/saved-searches/saved-searches.routes';
import { serveCaldav } from './features/plan/caldav/caldav.routes';
import { serveCalendarFeed } from './features/plan/calendar-feed/calendar-feed.routes';
import { serveCookLog } from './features/plan/cook-log/cook-log.routes';
import { serveCookPages } from './features/book/cooks/cook-pages';
import { serveCooks } from './features/book/cooks/cooks.routes';
import { serveCookbooks } from './features/book/cookbooks/cookbooks.routes';
import { serveNutritionGoals } from './features/plan/nutrition-goals/nutrition-goals.routes';
import { serveSubstitutions } from './features/plan/substitutions/substitutions.routes';
import { serveCooking } from './features/book/cooking/cooking.routes';
import { serveCuratedImageAdmin } from './features/admin/curated-image-admin/curated-image-admin.routes';
import { serveCuratedImages } from './features/access/curated-images/curated-images.routes';
import { serveFeedback } from './features/account/feedback/feedback.routes';
import { serveHealth } from './features/admin/health/health.routes';
import { serveHouseholds } from './features/account/households/households.routes';
import { serveHouseholdInvitations } from './features/account/households/invitations/household-invitations.routes';
import { serveImageGeneration } from './features/recipe/image-generation/image-generation.routes';
import { openWebImages, type WebImages } from './features/access/images';
import { serveImages } from './features/access/images/images.routes';
import { serveInspiration } from './features/book/inspiration/inspiration.routes';
import { serveMetrics } from './features/admin/metrics/metrics.routes';
import { serveInstanceHealth } from './features/admin/instance-health/instance-health.routes';
import { serveInstanceSettings } from './features/account/instance-settings/instance-settings.routes';
import { openMenuSources } from './features/book/menu-sources';
import { serveMagicMenu } from './features/plan/magic-menu/magic-menu.routes';
import { serveMail } from './features/account/mail/mail.routes';
import { serveMealPlans } from './features/plan/meal-plans/meal-plans.routes';
import { serveModeration } from './features/admin/moderation/moderation.routes';
import { serveOAuth } from './features/account/oauth/oauth.routes';
import { serveNotifications } from './features/account/notifications/notifications.routes';
import { serveOutsideServices } from './features/admin/outside-services/outside-services.routes';
import { serveServiceSettings } from './features/admin/outside-services/service-settings.routes';
import { servePriceFiles } from './features/plan/prices/price-files/price-files.routes';
import { servePrices } from './features/plan/prices/prices.routes';
import { serveProductFeeds } from './features/plan/prices/feed/product-feeds.routes';
import { serveReceipts } from './features/plan/prices/receipts/receipts.routes';
import { callEach, type AccessLostListener } from './features/access/recipe-access';
import { serveRecipeFiles } from './features/book/recipe-files/recipe-files.routes';
import { serveDirectImport } from './features/recipe/direct-import/direct-import.routes';
import {
  openPageImport,
  openRecipeReader,
  type RecipeReader,
} from './features/recipe/recipe-import';
import { serveRecipeImport } from './features/recipe/recipe-import/recipe-import.routes';
import { openPhotoImport } from './features/recipe/recipe-photo';
import { serveRecipePhoto } from './features/recipe/recipe-photo/recipe-photo.routes';
import { serveRecipeLists } from './features/book/recipe-lists/recipe-lists.routes';
import type { ShareOnSave } from './features/recipe/recipes';
import { serveSubRecipes } from './features/recipe/recipes/sub-recipes/sub-recipes.routes';
import { serveRecipeNutrition } from './features/recipe/recipe-nutrition/recipe-nutrition.routes';
import { serveRecipes } from './features/recipe/recipes/recipes.routes';
import { serveRecipeVariations } from './features/book/recipe-variations/recipe-variations.routes';
import { serveRecipeVersions } from './features/book/recipe-versions/recipe-versions.routes';
import { scheduleRecurringMeals } from './features/plan/recurring-meals/recurring-maintenance';
import { serveRestore } from './features/admin/restore/restore.routes';
import { removeRatingsOf } from './features/book/reviews';
import { serveReviews } from './features/book/reviews/reviews.routes';
import { copyForSavers } from './features/book/saved-recipes';
import {
  scheduleSampleRecipes,
  serveSampleRecipes,
} from './features/book/sample-recipes/sample-recipes.routes';
import { shareOnSave } from './features/recipe/sharing';
import { serveShareLinks } from './features/recipe/sharing/share-links.routes';
import { serveSearchEngines } from './features/book/search-engines/search-engines.routes';
import { serveSharing } from './features/recipe/sharing/sharing.routes';
import { serveSharedPages } from './features/recipe/sharing/shared-pages';
import { openSecondStep } from './features/account/sign-in-methods';
import { serveSignInMethods } from './features/account/sign-in-methods/sign-in-methods.routes';
import { serveStockPhotos } from './features/recipe/stock-photos/stock-photos.routes';
import { serveSubscriptions } from './features/account/subscriptions/subscriptions.routes';
import { openRecipeNeeds } from './features/plan/recipe-needs';
import { forgetChanges, renewEpoch } from './features/plan/sync';
import { serveSync } from './features/plan/sync/sync.routes';
import { serveTagManager } from './features/admin/tag-manager/tag-manager.routes';
import { serveUserAdmin } from './features/admin/user-admin/user-admin.routes';
import { serveStorageUse } from './features/account/storage-use/storage-use.routes';
import { serveKitchen } from './features/plan/kitchen/kitchen.routes';
import { serveSmallJobs } from './features/plan/small-jobs/small-jobs.routes';
import { scheduleSmallJobs } from './features/plan/small-jobs/small-jobs-maintenance';
import { serveVotes } from './features/plan/votes/votes.routes';
import { openComputedLists } from './features/plan/shopping-list';
import { serveWebhooks } from './features/plan/webhooks/webhooks.routes';
import { serveShoppingList } from './features/plan/shopping-list/shopping-list.routes';
import { openHttpServer } from './http-server';
import { serveMcp } from './mcp/serve-mcp';
import { openPhotoReader } from './outside/photo-reader';
import { basePathOf, leadToBasePath } from './platform/http/base-path';
import { serveOpenApi } from './platform/http/openapi/serve-openapi';
import { addSessions } from './platform/http/session';
import { openPageLanguages } from './platform/http/web-pages/page-languages';
import { readBuiltPage, type BuiltPageReader } from './platform/http/web-pages/read-built-page';
import { serveWeb } from './platform/http/web-pages/serve-web';
import { prepareWebFolder } from './platform/http/web-pages/web-folder';
import { repositoryFolder } from './platform/package-root';

export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const app = await openHttpServer(deps);
  await serveFeatures(app, deps);
  const basePath = basePathOf(deps.config.publicUrl);
  serveOpenApi(app, allRoutes, basePath);
  serveSearchEngines(app, deps);
  const { dataFolder } = deps.config;
  const built = join(repositoryFolder, 'packages/web/dist');
  const webFolder = await prepareWebFolder({ built, basePath, dataFolder });
  const languages = openPageLanguages(webFolder);
  if (existsSync(join(webFolder, 'index.html'))) {
    servePublicPages(app, deps, readBuiltPage(webFolder, languages));
  }
  leadToBasePath(app, basePath);
  await serveWeb(app, { webFolder, languages, basePath });
  return app;
}

/** @param readPage the app's page, as built, into whose head they write what they show */
function servePublicPages(app: FastifyInstance, deps: Deps, readPage: BuiltPageReader): void {
  serveSharedPages(app, deps, readPage);
  serveCookPages(app, deps, readPage);
}

async function serveFeatures(app: FastifyInstance, deps: Deps): Promise<void> {
  const sessions = await serveSignIn(app, deps);
  const reader = openRecipeReader();
  deps.diagnostics.addPool('recipe-reader', reader.state);
  // Before the server waits for open requests: one may be a page that takes seconds to read.
  app.addHook('preClose', reader.close);
  const webImages = openWebImages(app, deps);
  const onAccessLost = callEach([copyForSavers]);

  serveAccountDeletion(app, deps, { sessions, onAccessLost, onAccountDeleted: removeRatingsOf });
  serveAdmin(app, deps, onAccessLost);
  serveSavedRecipes(app, deps);
  serveCookLog(app, deps);
  serveNutritionGoals(app, deps);
  serveCooking(app, deps);
  serveHealth(app, deps);
  serveHouseholds(app, deps, onAccessLost);
  serveHouseholdInvitations(app, deps);
  serveInspiration(app, deps);
  serveMail(app, deps);
  serveMealPlans(app, deps);
  await serveMetrics(app, deps);
  await serveNotifications(app, deps);
  serveAllImages(app, deps, webImages);
  await serveMoney(app, deps);
  serveReading(app, deps, { reader, webImages });
  const share = shareOnSave(onAccessLost);
  serveRecipes(app, deps, { webImages, onAccessLost, shareOnSave: share });
  serveBook(app, deps);
  scheduleRecurringMeals(app, deps);
  scheduleSmallJobs(app, deps);
  serveReviews(app, deps);
  serveSamples(app, deps, share);
  serveShareLinks(app, deps);
  serveSharing(app, deps, onAccessLost);
  serveLists(app, deps);
  serveStorageUse(app, deps, forgetChanges);
  await servePlansOutside(app, deps);
}

/** How recipes are found, gathered, compared and looked into. */
function serveBook(app: FastifyInstance, deps: Deps): void {
  serveSubRecipes(app, deps);
  serveSubstitutions(app, deps);
  serveRecipeLists(app, deps);
  serveSavedSearches(app, deps);
  serveCookbooks(app, deps);
  serveCooks(app, deps);
  serveRecipeVariations(app, deps);
  serveRecipeVersions(app, deps);
  serveRecipeNutrition(app, deps);
}

/** What calendars, people without an account and other programs have of plans and lists. */
async function servePlansOutside(app: FastifyInstance, deps: Deps): Promise<void> {
  serveCalendarFeed(app, deps);
  serveKitchen(app, deps);
  serveSmallJobs(app, deps);
  serveVotes(app, deps);
  await serveWebhooks(app, deps);
}

/** What a recipe needs is read once for lists that calls ask for, for those of devices and for proposed weeks. */
function serveLists(app: FastifyInstance, deps: Deps): void {
  const needs = openRecipeNeeds();
  const lists = openComputedLists(deps.database.heavy.statementPool, { ...deps, needs });
  serveShoppingList(app, { ...deps, lists, needs });
  serveCaldav(app, { ...deps, lists, needs });
  serveSync(app, deps, needs);
  serveMagicMenu(app, { ...deps, needs }, openMenuSources(deps));
}

function serveSamples(app: FastifyInstance, deps: Deps, share: ShareOnSave): void {
  serveSampleRecipes(app, deps, share);
  scheduleSampleRecipes(app, deps, share);
}

/** Prices of food, and the plans that people pay for. */
async function serveMoney(app: FastifyInstance, deps: Deps): Promise<void> {
  servePriceFiles(app, deps);
  servePrices(app, deps);
  serveProductFeeds(app, deps);
  await serveSubscriptions(app, deps);
}

/** Recipes, scans in files of recipes and receipts share the process that reads photos; drafts and recipes that are stored at once, what reads them. */
function serveReading(
  app: FastifyInstance,
  deps: Deps,
  { reader, webImages }: { reader: RecipeReader; webImages: WebImages },
): void {
  const photoReader = openPhotoReader(deps);
  deps.diagnostics.addPool('photo-reader', photoReader.state);
  // Before the server waits for its last calls: one may be a photo that takes a minute.
  app.addHook('preClose', photoReader.close);
  serveRecipeFiles(app, { ...deps, photoReader });
  const readPage = openPageImport(app, deps, reader);
  const readPhotos = openPhotoImport(deps, { reader, photoReader });
  serveRecipeImport(app, deps, { reader, readPage });
  serveRecipePhoto(app, deps, readPhotos);
  serveDirectImport(app, deps, { reader, readPage, readPhotos, webImages });
  serveReceipts(app, deps, photoReader);
}

function serveAdmin(app: FastifyInstance, deps: Deps, onAccessLost: AccessLostListener): void {
  recordVisits(app, deps);
  serveFeedback(app, deps);
  serveAnalytics(app, deps);
  serveBackups(app, deps);
  serveInstanceHealth(app, deps);
  serveInstanceSettings(app, deps);
  serveModeration(app, deps, onAccessLost);
  serveOutsideServices(app, deps);
  serveServiceSettings(app, deps);
  serveRestore(app, deps, renewEpoch);
  serveTagManager(app, deps);
  serveUserAdmin(app, deps);
}

/** First of all: every other call asks for the session. */
async function serveSignIn(app: FastifyInstance, deps: Deps): Promise<Sessions> {
  const sessions = await openSessions(deps);
  const secret = await loadSessionSecret(deps.database.db, deps.config.sessionSecret);
  const tokenTexts = openTokenTexts(secret);
  const refreshTexts = openTokenTexts(secret, 'refresh-token');
  addSessions(app, withPrograms(deps, sessions, tokenTexts));
  addRefreshCookie(app, deps.config.publicUrl);
  const askSecondStep = openSecondStep(deps);
  serveAccounts(app, deps, sessions, askSecondStep);
  serveApiTokens(app, { ...deps, tokenTexts });
  serveOAuth(app, deps, { access: tokenTexts, refresh: refreshTexts });
  serveMcp(app, deps);
  await serveSignInMethods(app, deps, { sessions, askSecondStep });
  return sessions;
}

function serveAllImages(app: FastifyInstance, deps: Deps, webImages: WebImages): void {
  deps.diagnostics.addPool('image-encoder', deps.imageEncoder.state);
  deps.diagnostics.addPool('computing', deps.computing.state);
  serveCuratedImageAdmin(app, deps);
  serveCuratedImages(app, deps);
  serveImageGeneration(app, deps);
  serveImages(app, deps, webImages);
  serveStockPhotos(app, deps, webImages);
}
