/** All routes. Pages load on demand; the shell does not. */
import { createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { listParameters } from '../features/book/recipe-lists';
import { Spinner } from '../ui/feedback/spinner';
import { admin, adminPage } from './routes/admin-routes';
import { open, root, signedIn } from './routes/frames';
import {
  acceptInvitation,
  household,
  households,
  invitation,
  vote,
} from './routes/household-routes';
import { paths } from '../paths';
import { readPlan } from './routes/read-plan';
import { moreOpenRoutes, moreRoutes } from './routes/more-routes';
import { only, parseSearch, stringifySearch } from './routes/search';
import { ErrorScreen } from './shell/error-screen';
import { trackScroll } from './track-scroll';
import {
  login,
  providerCallback,
  register,
  requestPasswordReset,
  resetPassword,
  unverified,
  verifyEmail,
} from './routes/sign-in-routes';

const landing = createRoute({
  getParentRoute: () => root,
  path: paths.landing,
  component: lazyRouteComponent(
    () => import('../features/visitors/landing/landing-page'),
    'LandingPage',
  ),
});
const myRecipes = createRoute({
  getParentRoute: () => signedIn,
  path: paths.myRecipes,
  validateSearch: only(...listParameters),
  component: lazyRouteComponent(
    () => import('../features/book/recipe-lists/my-recipes-page'),
    'MyRecipesPage',
  ),
});
const deletedRecipes = createRoute({
  getParentRoute: () => signedIn,
  path: paths.deletedRecipes,
  component: lazyRouteComponent(
    () => import('../features/book/deleted-recipes/deleted-recipes-page'),
    'DeletedRecipesPage',
  ),
});
const browse = createRoute({
  getParentRoute: () => signedIn,
  path: paths.browse,
  validateSearch: only(...listParameters),
  component: lazyRouteComponent(
    () => import('../features/book/recipe-lists/browse-page'),
    'BrowsePage',
  ),
});
const inspiration = createRoute({
  getParentRoute: () => signedIn,
  path: paths.inspiration,
  component: lazyRouteComponent(
    () => import('../features/book/inspiration/inspiration-page'),
    'InspirationPage',
  ),
});
const newRecipe = createRoute({
  getParentRoute: () => signedIn,
  path: paths.newRecipe,
  component: lazyRouteComponent(
    () => import('../features/recipe/recipe-form/new-recipe-page'),
    'NewRecipePage',
  ),
});
const importRecipe = createRoute({
  getParentRoute: () => signedIn,
  path: paths.importRecipe,
  validateSearch: only('url', 'text', 'title'),
  component: lazyRouteComponent(
    () => import('../features/book/recipe-import/import-recipe-page'),
    'ImportRecipePage',
  ),
});
const recipeFiles = createRoute({
  getParentRoute: () => signedIn,
  path: paths.recipeFiles,
  component: lazyRouteComponent(
    () => import('../features/book/recipe-files/recipe-files-page'),
    'RecipeFilesPage',
  ),
});
const uploadRecipes = createRoute({
  getParentRoute: () => signedIn,
  path: paths.uploadRecipes,
  component: lazyRouteComponent(
    () => import('../features/book/sample-recipes/upload-recipes-page'),
    'UploadRecipesPage',
  ),
});
const recipe = createRoute({
  getParentRoute: () => signedIn,
  path: paths.recipe,
  validateSearch: only('serves'),
  component: lazyRouteComponent(
    () => import('../features/book/recipe-page/recipe-page'),
    'RecipePage',
  ),
});
const editRecipe = createRoute({
  getParentRoute: () => signedIn,
  path: paths.editRecipe,
  validateSearch: only('check'),
  component: lazyRouteComponent(
    () => import('../features/recipe/recipe-form/edit-recipe-page'),
    'EditRecipePage',
  ),
});
const cookRecipe = createRoute({
  getParentRoute: () => signedIn,
  path: paths.cookRecipe,
  validateSearch: only('serves'),
  component: lazyRouteComponent(
    () => import('../features/book/cooking/cooking-page'),
    'CookingPage',
  ),
});
const menuMaker = createRoute({
  getParentRoute: () => signedIn,
  path: paths.menuMaker,
  validateSearch: only('household', 'week'),
  loader: readPlan,
  component: lazyRouteComponent(
    () => import('../features/plan/meal-plans/menu-maker-page'),
    'MenuMakerPage',
  ),
});
const shoppingList = createRoute({
  getParentRoute: () => signedIn,
  path: paths.shoppingList,
  validateSearch: only('household', 'week', 'from', 'to'),
  loader: readPlan,
  component: lazyRouteComponent(
    () => import('../features/plan/shopping-list/shopping-list-page'),
    'ShoppingListPage',
  ),
});
const onboarding = createRoute({
  getParentRoute: () => open,
  path: paths.onboarding,
  component: lazyRouteComponent(
    () => import('../features/visitors/onboarding/onboarding-page'),
    'OnboardingPage',
  ),
});
const accountPage = lazyRouteComponent(
  () => import('../features/account/accounts/account/account-page'),
  'AccountPage',
);
const account = createRoute({
  getParentRoute: () => signedIn,
  path: paths.account,
  component: accountPage,
});
const accountSection = createRoute({
  getParentRoute: () => signedIn,
  path: paths.accountSection,
  component: accountPage,
});
const recipeHistory = createRoute({
  getParentRoute: () => signedIn,
  path: paths.recipeHistory,
  component: lazyRouteComponent(
    () => import('../features/book/recipe-versions/recipe-history-page'),
    'RecipeHistoryPage',
  ),
});
const sharedRecipePage = lazyRouteComponent(
  () => import('../features/book/recipe-page/shared-recipe/shared-recipe-page'),
  'SharedRecipePage',
);
const sharedRecipe = createRoute({
  getParentRoute: () => open,
  path: paths.sharedRecipe,
  validateSearch: only('token'),
  component: sharedRecipePage,
});
const sharedRecipeShort = createRoute({
  getParentRoute: () => open,
  path: paths.sharedRecipeShort,
  validateSearch: only('token'),
  component: sharedRecipePage,
});
const anyOther = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: paths.landing, replace: true });
  },
});

const routeTree = root.addChildren([
  landing,
  login,
  register,
  requestPasswordReset,
  resetPassword,
  verifyEmail,
  unverified,
  providerCallback,
  vote,
  open.addChildren([onboarding, sharedRecipe, sharedRecipeShort, invitation, ...moreOpenRoutes]),
  signedIn.addChildren([
    myRecipes,
    deletedRecipes,
    browse,
    inspiration,
    newRecipe,
    importRecipe,
    recipeFiles,
    uploadRecipes,
    recipe,
    editRecipe,
    cookRecipe,
    recipeHistory,
    menuMaker,
    shoppingList,
    households,
    household,
    acceptInvitation,
    account,
    accountSection,
    ...moreRoutes,
    admin,
    adminPage,
  ]),
  anyOther,
]);

export const router = createRouter({
  routeTree,
  basepath: basePath,
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultPendingMs: 200,
  // The spinner fades in; a page that has come must not wait for it.
  defaultPendingMinMs: 0,
  defaultPendingComponent: Spinner,
  defaultErrorComponent: ErrorScreen,
  scrollRestoration: true,
});
trackScroll(router);

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
