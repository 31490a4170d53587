/** Every route of every feature, for the OpenAPI document and for tests over the contract. */
import { accountDeletionRoutes } from './account/account-deletion';
import { accountsRoutes } from './account/accounts';
import { analyticsRoutes } from './admin/analytics';
import { apiTokensRoutes } from './account/api-tokens';
import { backupsRoutes } from './admin/backups';
import { curatedImageAdminRoutes } from './admin/curated-image-admin';
import { instanceHealthRoutes } from './admin/instance-health';
import { savedRecipesRoutes } from './book/saved-recipes';
import { calendarFeedRoutes } from './plan/calendar-feed';
import { cookLogRoutes } from './plan/cook-log';
import { cookbooksRoutes } from './book/cookbooks';
import { cooksRoutes, followedCooksRoutes } from './book/cooks';
import { nutritionGoalsRoutes } from './plan/nutrition-goals';
import { substitutionsRoutes } from './plan/substitutions';
import { cookingRoutes } from './book/cooking';
import { savedSearchesRoutes } from './book/saved-searches';
import { curatedImagesRoutes } from './recipe/curated-images';
import { adminFeedbackRoutes, feedbackRoutes } from './account/feedback';
import { healthRoutes } from './admin/health';
import { householdInvitationsRoutes } from './account/household-invitations';
import { householdsRoutes } from './account/households';
import { imageGenerationRoutes } from './recipe/image-generation';
import { imagesRoutes } from './recipe/images';
import { inspirationRoutes } from './book/inspiration';
import { instanceSettingsRoutes } from './account/instance-settings';
import { magicMenuRoutes } from './plan/magic-menu';
import { listItemsRoutes } from './plan/list-items';
import { mailRoutes } from './admin/mail';
import { mealPlansRoutes } from './plan/meal-plans';
import { mealsRoutes } from './plan/meals';
import { notificationsRoutes } from './account/notifications';
import { oauthRoutes } from './account/oauth';
import { outsideServicesRoutes } from './admin/outside-services';
import { serviceSettingsRoutes } from './admin/service-settings';
import { priceFilesRoutes } from './plan/prices/price-files';
import { pricesRoutes } from './plan/prices';
import { profileRoutes } from './account/profile';
import { productFeedsRoutes } from './admin/product-feeds';
import { receiptsRoutes } from './plan/receipts';
import { directImportRoutes } from './recipe/recipe-import/direct-import';
import { importSourceRoutes } from './recipe/recipe-import/import-source';
import { recipeFilesRoutes } from './book/recipe-files';
import { recipeImportRoutes } from './recipe/recipe-import/recipe-import';
import { recipePhotoRoutes } from './recipe/recipe-photo';
import { recipeListsRoutes } from './book/recipe-lists';
import { recipeQueriesRoutes } from './book/recipe-queries';
import { recipeVariationsRoutes } from './book/recipe-variations';
import { recipeVersionsRoutes } from './book/recipe-versions';
import { recipeNutritionRoutes } from './recipe/recipe-nutrition';
import { recipesRoutes } from './recipe/recipes';
import { adminReportsRoutes, reportsRoutes } from './book/reports';
import { adminReviewReportsRoutes, reviewReportsRoutes } from './book/review-reports';
import { restoreRoutes } from './admin/restore';
import { commentsRoutes } from './recipe/comments';
import { reviewsRoutes } from './recipe/reviews';
import { subRecipesRoutes } from './recipe/sub-recipes';
import type { Routes } from './route';
import { sampleRecipesRoutes } from './book/sample-recipes';
import { shareLinksRoutes } from './recipe/sharing/share-links';
import { sharingRoutes } from './recipe/sharing/sharing';
import { shoppingListRoutes } from './plan/shopping-list';
import { signInRoutes } from './account/sign-in-methods/sign-in';
import { signInMethodsRoutes } from './account/sign-in-methods/sign-in-methods';
import { stockPhotosRoutes } from './recipe/stock-photos';
import { storageUseRoutes } from './account/storage-use';
import { subscriptionsRoutes } from './account/subscriptions';
import { userAdminRoutes } from './admin/user-admin';
import { syncRoutes } from './plan/sync';
import { tagManagerRoutes } from './admin/tag-manager';
import { versionRoutes } from './admin/version';
import { kitchenRoutes } from './plan/kitchen';
import { smallJobsRoutes } from './plan/small-jobs';
import { votesRoutes } from './plan/votes';
import { webhooksRoutes } from './account/webhooks';

export const allRoutes: Record<string, Routes> = {
  accountDeletion: accountDeletionRoutes,
  accounts: accountsRoutes,
  analytics: analyticsRoutes,
  apiTokens: apiTokensRoutes,
  restore: restoreRoutes,
  backups: backupsRoutes,
  instanceHealth: instanceHealthRoutes,
  savedRecipes: savedRecipesRoutes,
  savedSearches: savedSearchesRoutes,
  calendarFeed: calendarFeedRoutes,
  cookLog: cookLogRoutes,
  cookbooks: cookbooksRoutes,
  cooks: cooksRoutes,
  followedCooks: followedCooksRoutes,
  nutritionGoals: nutritionGoalsRoutes,
  substitutions: substitutionsRoutes,
  cooking: cookingRoutes,
  curatedImageAdmin: curatedImageAdminRoutes,
  curatedImages: curatedImagesRoutes,
  feedback: feedbackRoutes,
  adminFeedback: adminFeedbackRoutes,
  health: healthRoutes,
  households: householdsRoutes,
  householdInvitations: householdInvitationsRoutes,
  imageGeneration: imageGenerationRoutes,
  images: imagesRoutes,
  inspiration: inspirationRoutes,
  instanceSettings: instanceSettingsRoutes,
  magicMenu: magicMenuRoutes,
  listItems: listItemsRoutes,
  mail: mailRoutes,
  mealPlans: mealPlansRoutes,
  meals: mealsRoutes,
  notifications: notificationsRoutes,
  oauth: oauthRoutes,
  outsideServices: outsideServicesRoutes,
  priceFiles: priceFilesRoutes,
  prices: pricesRoutes,
  productFeeds: productFeedsRoutes,
  profile: profileRoutes,
  receipts: receiptsRoutes,
  directImport: directImportRoutes,
  importSource: importSourceRoutes,
  recipeFiles: recipeFilesRoutes,
  recipeImport: recipeImportRoutes,
  recipePhoto: recipePhotoRoutes,
  recipeLists: recipeListsRoutes,
  recipeQueries: recipeQueriesRoutes,
  recipeVariations: recipeVariationsRoutes,
  recipeVersions: recipeVersionsRoutes,
  recipes: recipesRoutes,
  recipeNutrition: recipeNutritionRoutes,
  reports: reportsRoutes,
  adminReports: adminReportsRoutes,
  reviews: reviewsRoutes,
  comments: commentsRoutes,
  reviewReports: reviewReportsRoutes,
  adminReviewReports: adminReviewReportsRoutes,
  serviceSettings: serviceSettingsRoutes,
  sampleRecipes: sampleRecipesRoutes,
  shareLinks: shareLinksRoutes,
  sharing: sharingRoutes,
  shoppingList: shoppingListRoutes,
  signIn: signInRoutes,
  signInMethods: signInMethodsRoutes,
  stockPhotos: stockPhotosRoutes,
  storageUse: storageUseRoutes,
  subRecipes: subRecipesRoutes,
  subscriptions: subscriptionsRoutes,
  sync: syncRoutes,
  userAdmin: userAdminRoutes,
  tagManager: tagManagerRoutes,
  version: versionRoutes,
  kitchen: kitchenRoutes,
  smallJobs: smallJobsRoutes,
  votes: votesRoutes,
  webhooks: webhooksRoutes,
};
