/**
 * What a program with an API token may call, by the scope it needs, and what every program may call. A call that stands
 * in no list is open to no program: ways to sign in, other addresses and links that give access, money, and everything
 * of admins.
 */
import { hasScope, type TokenScope } from '@saltbush/domain/account/accounts/token-scopes';
import { apiTokensRoutes } from './account/api-tokens';
import { householdsRoutes } from './account/households';
import { mcpRoute } from './account/mcp';
import { notificationsRoutes } from './account/notifications';
import { profileRoutes } from './account/profile';
import { sessionRoutes } from './account/session';
import { storageUseRoutes } from './account/storage-use';
import { versionRoutes } from './admin/version';
import { cookbooksRoutes } from './book/cookbooks';
import { cookingRoutes } from './book/cooking';
import { cooksRoutes, followedCooksRoutes } from './book/cooks';
import { inspirationRoutes } from './book/inspiration';
import { recipeFilesRoutes } from './book/recipe-files';
import { recipeListsRoutes } from './book/recipe-lists';
import { recipeQueriesRoutes } from './book/recipe-queries';
import { recipeVariationsRoutes } from './book/recipe-variations';
import { recipeVersionsRoutes } from './book/recipe-versions';
import { reportsRoutes } from './book/reports';
import { reviewReportsRoutes } from './book/review-reports';
import { sampleRecipesRoutes } from './book/sample-recipes';
import { savedRecipesRoutes } from './book/saved-recipes';
import { savedSearchesRoutes } from './book/saved-searches';
import { cookLogRoutes } from './plan/cook-log';
import { substitutionsRoutes } from './plan/substitutions';
import { listItemsRoutes } from './plan/list-items';
import { magicMenuRoutes } from './plan/magic-menu';
import { mealPlansRoutes } from './plan/meal-plans';
import { mealsRoutes } from './plan/meals';
import { priceFilesRoutes } from './plan/prices/price-files';
import { pricesRoutes } from './plan/prices';
import { receiptsRoutes } from './plan/receipts';
import { shoppingListRoutes } from './plan/shopping-list';
import { kitchenRoutes } from './plan/kitchen';
import { smallJobsRoutes } from './plan/small-jobs';
import { syncRoutes } from './plan/sync';
import { curatedImagesRoutes } from './recipe/curated-images';
import { imageGenerationRoutes } from './recipe/image-generation';
import { imagesRoutes } from './recipe/images';
import { directImportRoutes } from './recipe/recipe-import/direct-import';
import { importSourceRoutes } from './recipe/recipe-import/import-source';
import { recipeImportRoutes } from './recipe/recipe-import/recipe-import';
import { recipePhotoRoutes } from './recipe/recipe-photo';
import { recipeNutritionRoutes } from './recipe/recipe-nutrition';
import { recipesRoutes } from './recipe/recipes';
import { reviewsRoutes } from './recipe/reviews';
import { commentsRoutes } from './recipe/comments';
import { sharingRoutes } from './recipe/sharing/sharing';
import { subRecipesRoutes } from './recipe/sub-recipes';
import { stockPhotosRoutes } from './recipe/stock-photos';
import type { Route, Routes } from './route';

const all = (...features: Routes[]): Route[] => features.flatMap((routes) => Object.values(routes));

const { get: getRecipe, getSeveral } = recipesRoutes;
const { listFavourites, ...savingRoutes } = savedRecipesRoutes;
const { prepareExport: _prepareExport, exportAll: _exportAll, ...fileRoutes } = recipeFilesRoutes;
const { restore: restoreVersion, ...versionsRead } = recipeVersionsRoutes;
const { list: listReviews, ...reviewing } = reviewsRoutes;
const { list: listComments, ...commenting } = commentsRoutes;
const { list: listCookings, getRecipe: getCookedRecipe, ...cookLogging } = cookLogRoutes;
const { list: listSubstitutions, ...substituting } = substitutionsRoutes;
const { list: listHouseholds, get: getHousehold, getDefault } = householdsRoutes;
const { list: listPlans, current, getHydrated, ...planning } = mealPlansRoutes;

const { list: listSearches, ...searchSaving } = savedSearchesRoutes;
const { list: listCookbooks, get: getCookbook, listRecipes: listCookbookRecipes } = cookbooksRoutes;

const callsOfScope: Record<TokenScope, readonly Route[]> = {
  'recipes:read': [
    getRecipe,
    getSeveral,
    ...all(subRecipesRoutes),
    listFavourites,
    listReviews,
    listComments,
    recipeVariationsRoutes.list,
    recipeVariationsRoutes.compare,
    ...all(recipeNutritionRoutes),
    ...all(smallJobsRoutes),
    ...all(
      recipeListsRoutes,
      recipeQueriesRoutes,
      versionsRead,
      importSourceRoutes,
      curatedImagesRoutes,
    ),
    inspirationRoutes.find,
    listSearches,
    listCookbooks,
    getCookbook,
    listCookbookRecipes,
    ...all(cooksRoutes),
    followedCooksRoutes.list,
    followedCooksRoutes.listRecipes,
  ],
  'recipes:write': [
    recipesRoutes.create,
    recipesRoutes.update,
    recipesRoutes.remove,
    recipesRoutes.restore,
    recipeVariationsRoutes.create,
    restoreVersion,
    ...all(savingRoutes, fileRoutes, reviewing, commenting, searchSaving),
    cookbooksRoutes.create,
    cookbooksRoutes.update,
    cookbooksRoutes.remove,
    cookbooksRoutes.restore,
    cookbooksRoutes.addRecipes,
    cookbooksRoutes.moveRecipe,
    cookbooksRoutes.removeRecipe,
    ...all(recipeImportRoutes, recipePhotoRoutes, directImportRoutes),
    imagesRoutes.upload,
    imagesRoutes.copyFromWeb,
  ],
  'plan:read': [
    listPlans,
    current,
    getHydrated,
    listCookings,
    getCookedRecipe,
    listSubstitutions,
    listHouseholds,
    getHousehold,
    getDefault,
    mealsRoutes.list,
    kitchenRoutes.show,
  ],
  'plan:write': [
    ...all(planning, cookLogging, substituting, magicMenuRoutes),
    mealsRoutes.add,
    mealsRoutes.addSeveral,
    mealsRoutes.change,
    mealsRoutes.swap,
    mealsRoutes.remove,
  ],
  list: all(listItemsRoutes, shoppingListRoutes),
  everything: [
    sessionRoutes.me,
    profileRoutes.updateProfile,
    notificationsRoutes.get,
    storageUseRoutes.get,
    reportsRoutes.report,
    ...all(reviewReportsRoutes),
    ...all(cookingRoutes, sampleRecipesRoutes, sharingRoutes, stockPhotosRoutes),
    ...all(imageGenerationRoutes, priceFilesRoutes, pricesRoutes, receiptsRoutes, syncRoutes),
    cookbooksRoutes.updateSharing,
    cookbooksRoutes.listUnshared,
    followedCooksRoutes.follow,
    followedCooksRoutes.unfollow,
    versionRoutes.get,
  ],
};

const { get: _ofPlan, tick: _tick, untick: _untick, ...listSettings } = shoppingListRoutes;

/** What a program may call with a token for one community: calls that take its `householdId`. */
const communityCalls: readonly Route[] = [
  ...all(listItemsRoutes, listSettings, mealsRoutes),
  listPlans,
  current,
];

/** They say what the token may do, and do no more than its scopes. */
const callsOfEveryProgram: ReadonlySet<object> = new Set([apiTokensRoutes.current, mcpRoute]);

const scopes = new Map(
  Object.entries(callsOfScope).flatMap(([scope, routes]) =>
    // The keys of the table are scopes.
    routes.map((route) => [route, scope as TokenScope] as const),
  ),
);

/**
 * The scope that a program needs for a call; undefined of one that is open to no program, or to every one.
 *
 * @example scopeOfCall(recipesRoutes.get) // 'recipes:read'
 */
export const scopeOfCall = (route: object): TokenScope | undefined => scopes.get(route as Route);

/** Whether any token opens a call. */
export const isCallOfEveryProgram = (route: object): boolean => callsOfEveryProgram.has(route);

/** Whether a token for one community opens a call too, for that community. */
export const isCommunityCall = (route: object): boolean => communityCalls.includes(route as Route);

/** Whether a program with these scopes may make a call. */
export function mayProgramCall(granted: readonly TokenScope[], route: object): boolean {
  if (isCallOfEveryProgram(route)) return true;
  const needed = scopeOfCall(route);
  return needed !== undefined && hasScope(granted, needed);
}
