/** Every route of every feature, for the OpenAPI document and for tests over the contract. */
import { accountDeletionRoutes } from './account-deletion';
import { accountsRoutes } from './accounts';
import { analyticsRoutes } from './admin/analytics';
import { curatedImageAdminRoutes } from './admin/curated-image-admin';
import { instanceHealthRoutes } from './admin/instance-health';
import { savedRecipesRoutes } from './saved-recipes';
import { calendarFeedRoutes } from './calendar-feed';
import { cookLogRoutes } from './cook-log';
import { cookingRoutes } from './cooking';
import { curatedImagesRoutes } from './curated-images';
import { adminFeedbackRoutes, feedbackRoutes } from './feedback';
import { healthRoutes } from './health';
import { householdInvitationsRoutes } from './household-invitations';
import { householdsRoutes } from './households';
import { imageGenerationRoutes } from './image-generation';
import { imagesRoutes } from './images';
import { inspirationRoutes } from './inspiration';
import { instanceSettingsRoutes } from './instance-settings';
import { magicMenuRoutes } from './magic-menu';
import { mailRoutes } from './mail';
import { mealPlansRoutes } from './meal-plans';
import { notificationsRoutes } from './notifications';
import { outsideServicesRoutes } from './outside-services';
import { pricesRoutes } from './prices';
import { productFeedsRoutes } from './product-feeds';
import { receiptsRoutes } from './receipts';
import { importSourceRoutes } from './recipe-import/import-source';
import { recipeFilesRoutes } from './recipe-files';
import { recipeImportRoutes } from './recipe-import/recipe-import';
import { recipePhotoRoutes } from './recipe-photo';
import { recipeListsRoutes } from './recipe-lists';
import { recipeVersionsRoutes } from './recipe-versions';
import { recipesRoutes } from './recipes';
import { adminReportsRoutes, reportsRoutes } from './reports';
import { reviewsRoutes } from './reviews';
import type { Routes } from './route';
import { sampleRecipesRoutes } from './sample-recipes';
import { shareLinksRoutes } from './sharing/share-links';
import { sharingRoutes } from './sharing/sharing';
import { shoppingListRoutes } from './shopping-list';
import { signInRoutes } from './sign-in-methods/sign-in';
import { signInMethodsRoutes } from './sign-in-methods/sign-in-methods';
import { stockPhotosRoutes } from './stock-photos';
import { storageUseRoutes } from './storage-use';
import { subscriptionsRoutes } from './subscriptions';
import { userAdminRoutes } from './admin/user-admin';
import { syncRoutes } from './sync';
import { tagManagerRoutes } from './tag-manager';
import { votesRoutes } from './votes';

export const allRoutes: Record<string, Routes> = {
  accountDeletion: accountDeletionRoutes,
  accounts: accountsRoutes,
  analytics: analyticsRoutes,
  instanceHealth: instanceHealthRoutes,
  savedRecipes: savedRecipesRoutes,
  calendarFeed: calendarFeedRoutes,
  cookLog: cookLogRoutes,
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
  mail: mailRoutes,
  mealPlans: mealPlansRoutes,
  notifications: notificationsRoutes,
  outsideServices: outsideServicesRoutes,
  prices: pricesRoutes,
  productFeeds: productFeedsRoutes,
  receipts: receiptsRoutes,
  importSource: importSourceRoutes,
  recipeFiles: recipeFilesRoutes,
  recipeImport: recipeImportRoutes,
  recipePhoto: recipePhotoRoutes,
  recipeLists: recipeListsRoutes,
  recipeVersions: recipeVersionsRoutes,
  recipes: recipesRoutes,
  reports: reportsRoutes,
  adminReports: adminReportsRoutes,
  reviews: reviewsRoutes,
  sampleRecipes: sampleRecipesRoutes,
  shareLinks: shareLinksRoutes,
  sharing: sharingRoutes,
  shoppingList: shoppingListRoutes,
  signIn: signInRoutes,
  signInMethods: signInMethodsRoutes,
  stockPhotos: stockPhotosRoutes,
  storageUse: storageUseRoutes,
  subscriptions: subscriptionsRoutes,
  sync: syncRoutes,
  userAdmin: userAdminRoutes,
  tagManager: tagManagerRoutes,
  votes: votesRoutes,
};
