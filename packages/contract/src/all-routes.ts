/** Every call of every feature: for the OpenAPI document and for the tests that walk the contract. */
import { accountsRoutes } from './accounts';
import { healthRoutes } from './health';
import { imagesRoutes } from './images';
import { mailRoutes } from './mail';
import { mealPlansRoutes } from './meal-plans';
import { recipeEvidenceRoutes } from './recipe-evidence';
import { recipeImportRoutes } from './recipe-import';
import { recipeVersionsRoutes } from './recipe-versions';
import { recipesRoutes } from './recipes';
import { reviewsRoutes } from './reviews';
import type { Routes } from './route';
import { shareLinksRoutes } from './share-links';
import { shoppingListRoutes } from './shopping-list';

export const allRoutes: Record<string, Routes> = {
  accounts: accountsRoutes,
  health: healthRoutes,
  images: imagesRoutes,
  mail: mailRoutes,
  mealPlans: mealPlansRoutes,
  recipeEvidence: recipeEvidenceRoutes,
  recipeImport: recipeImportRoutes,
  recipeVersions: recipeVersionsRoutes,
  recipes: recipesRoutes,
  reviews: reviewsRoutes,
  shareLinks: shareLinksRoutes,
  shoppingList: shoppingListRoutes,
};
