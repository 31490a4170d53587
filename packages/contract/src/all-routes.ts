/** Every call of every feature: for the OpenAPI document and for the tests that walk the contract. */
import { accountsRoutes } from './accounts';
import { collectionRoutes } from './collection';
import { cookingRoutes } from './cooking';
import { healthRoutes } from './health';
import { householdsRoutes } from './households';
import { imagesRoutes } from './images';
import { inspirationRoutes } from './inspiration';
import { mailRoutes } from './mail';
import { mealPlansRoutes } from './meal-plans';
import { outsideServicesRoutes } from './outside-services';
import { recipeEvidenceRoutes } from './recipe-evidence';
import { recipeFilesRoutes } from './recipe-files';
import { recipeImportRoutes } from './recipe-import';
import { recipePhotoRoutes } from './recipe-photo';
import { recipeListsRoutes } from './recipe-lists';
import { recipeVersionsRoutes } from './recipe-versions';
import { recipesRoutes } from './recipes';
import { reviewsRoutes } from './reviews';
import type { Routes } from './route';
import { shareLinksRoutes } from './share-links';
import { sharingRoutes } from './sharing';
import { shoppingListRoutes } from './shopping-list';

export const allRoutes: Record<string, Routes> = {
  accounts: accountsRoutes,
  collection: collectionRoutes,
  cooking: cookingRoutes,
  health: healthRoutes,
  households: householdsRoutes,
  images: imagesRoutes,
  inspiration: inspirationRoutes,
  mail: mailRoutes,
  mealPlans: mealPlansRoutes,
  outsideServices: outsideServicesRoutes,
  recipeEvidence: recipeEvidenceRoutes,
  recipeFiles: recipeFilesRoutes,
  recipeImport: recipeImportRoutes,
  recipePhoto: recipePhotoRoutes,
  recipeLists: recipeListsRoutes,
  recipeVersions: recipeVersionsRoutes,
  recipes: recipesRoutes,
  reviews: reviewsRoutes,
  shareLinks: shareLinksRoutes,
  sharing: sharingRoutes,
  shoppingList: shoppingListRoutes,
};
