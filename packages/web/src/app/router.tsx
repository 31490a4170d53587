/** All routes. Pages load on demand; the shell does not. */
import { createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { listParameters } from '../features/recipe-lists';
import { Spinner } from '../ui/feedback/spinner';
import { admin, adminPage } from './admin-routes';
import { open, root, signedIn } from './frames';
import { requireSignedOut, requireSignIn } from './guards';
import { acceptInvitation, household, households, invitation, vote } from './household-routes';
import { paths } from '../paths';
import { readPlan } from './read-plan';
import { checkout, feedback, subscriptionSuccess } from './more-routes';
import { only, parseSearch, stringifySearch } from './search';
import { ErrorScreen } from './shell/error-screen';

const landing = createRoute({
  getParentRoute: () => root,
  path: paths.landing,
  component: lazyRouteComponent(() => import('../features/landing/landing-page'), 'LandingPage'),
});
const login = createRoute({
  getParentRoute: () => root,
  path: paths.login,
  validateSearch: only('redirect', 'autoSave', 'invitationToken'),
  beforeLoad: requireSignedOut,
  component: lazyRouteComponent(
    () => import('../features/accounts/sign-in/login-page'),
    'LoginPage',
  ),
});
const register = createRoute({
  getParentRoute: () => root,
  path: paths.register,
  validateSearch: only('redirect', 'invitationToken'),
  beforeLoad: requireSignedOut,
  component: lazyRouteComponent(
    () => import('../features/accounts/sign-in/register-page'),
    'RegisterPage',
  ),
});
const requestPasswordReset = createRoute({
  getParentRoute: () => root,
  path: paths.requestPasswordReset,
  component: lazyRouteComponent(
    () => import('../features/accounts/email/request-password-reset-page'),
    'RequestPasswordResetPage',
  ),
});
const resetPassword = createRoute({
  getParentRoute: () => root,
  path: paths.resetPassword,
  validateSearch: only('token'),
  component: lazyRouteComponent(
    () => import('../features/accounts/email/reset-password-page'),
    'ResetPasswordPage',
  ),
});
const verifyEmail = createRoute({
  getParentRoute: () => root,
  path: paths.verifyEmail,
  validateSearch: only('token'),
  component: lazyRouteComponent(
    () => import('../features/accounts/email/verify-email-page'),
    'VerifyEmailPage',
  ),
});

const unverified = createRoute({
  getParentRoute: () => root,
  path: paths.unverified,
  beforeLoad: requireSignIn,
  component: lazyRouteComponent(
    () => import('../features/accounts/email/unverified-page'),
    'UnverifiedPage',
  ),
});
const providerCallback = createRoute({
  getParentRoute: () => root,
  path: paths.providerCallback,
  validateSearch: only('state', 'code', 'iss', 'error'),
  component: lazyRouteComponent(
    () => import('../features/accounts/sign-in/provider-callback-page'),
    'ProviderCallbackPage',
  ),
});

const myRecipes = createRoute({
  getParentRoute: () => signedIn,
  path: paths.myRecipes,
  validateSearch: only(...listParameters),
  component: lazyRouteComponent(
    () => import('../features/recipe-lists/my-recipes-page'),
    'MyRecipesPage',
  ),
});
const deletedRecipes = createRoute({
  getParentRoute: () => signedIn,
  path: paths.deletedRecipes,
  component: lazyRouteComponent(
    () => import('../features/deleted-recipes/deleted-recipes-page'),
    'DeletedRecipesPage',
  ),
});
const browse = createRoute({
  getParentRoute: () => signedIn,
  path: paths.browse,
  validateSearch: only(...listParameters),
  component: lazyRouteComponent(() => import('../features/recipe-lists/browse-page'), 'BrowsePage'),
});
const inspiration = createRoute({
  getParentRoute: () => signedIn,
  path: paths.inspiration,
  component: lazyRouteComponent(
    () => import('../features/inspiration/inspiration-page'),
    'InspirationPage',
  ),
});
const newRecipe = createRoute({
  getParentRoute: () => signedIn,
  path: paths.newRecipe,
  component: lazyRouteComponent(
    () => import('../features/recipe-form/new-recipe-page'),
    'NewRecipePage',
  ),
});
const importRecipe = createRoute({
  getParentRoute: () => signedIn,
  path: paths.importRecipe,
  validateSearch: only('url', 'text', 'title'),
  component: lazyRouteComponent(
    () => import('../features/recipe-import/import-recipe-page'),
    'ImportRecipePage',
  ),
});
const recipeFiles = createRoute({
  getParentRoute: () => signedIn,
  path: paths.recipeFiles,
  component: lazyRouteComponent(
    () => import('../features/recipe-files/recipe-files-page'),
    'RecipeFilesPage',
  ),
});
const uploadRecipes = createRoute({
  getParentRoute: () => signedIn,
  path: paths.uploadRecipes,
  component: lazyRouteComponent(
    () => import('../features/sample-recipes/upload-recipes-page'),
    'UploadRecipesPage',
  ),
});
const recipe = createRoute({
  getParentRoute: () => signedIn,
  path: paths.recipe,
  component: lazyRouteComponent(() => import('../features/recipe-page/recipe-page'), 'RecipePage'),
});
const editRecipe = createRoute({
  getParentRoute: () => signedIn,
  path: paths.editRecipe,
  component: lazyRouteComponent(
    () => import('../features/recipe-form/edit-recipe-page'),
    'EditRecipePage',
  ),
});
const cookRecipe = createRoute({
  getParentRoute: () => signedIn,
  path: paths.cookRecipe,
  validateSearch: only('serves'),
  component: lazyRouteComponent(() => import('../features/cooking/cooking-page'), 'CookingPage'),
});
const menuMaker = createRoute({
  getParentRoute: () => signedIn,
  path: paths.menuMaker,
  validateSearch: only('household', 'week'),
  loader: readPlan,
  component: lazyRouteComponent(
    () => import('../features/meal-plans/menu-maker-page'),
    'MenuMakerPage',
  ),
});
const shoppingList = createRoute({
  getParentRoute: () => signedIn,
  path: paths.shoppingList,
  validateSearch: only('household', 'week'),
  loader: readPlan,
  component: lazyRouteComponent(
    () => import('../features/shopping-list/shopping-list-page'),
    'ShoppingListPage',
  ),
});
const onboarding = createRoute({
  getParentRoute: () => open,
  path: paths.onboarding,
  component: lazyRouteComponent(
    () => import('../features/onboarding/onboarding-page'),
    'OnboardingPage',
  ),
});
const accountPage = lazyRouteComponent(
  () => import('../features/accounts/account/account-page'),
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
    () => import('../features/recipe-versions/recipe-history-page'),
    'RecipeHistoryPage',
  ),
});
const sharedRecipe = createRoute({
  getParentRoute: () => open,
  path: paths.sharedRecipe,
  validateSearch: only('token'),
  component: lazyRouteComponent(
    () => import('../features/recipe-page/shared-recipe/shared-recipe-page'),
    'SharedRecipePage',
  ),
});
const sharedRecipeShort = createRoute({
  getParentRoute: () => open,
  path: paths.sharedRecipeShort,
  validateSearch: only('token'),
  component: lazyRouteComponent(
    () => import('../features/recipe-page/shared-recipe/shared-recipe-page'),
    'SharedRecipePage',
  ),
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
  open.addChildren([onboarding, sharedRecipe, sharedRecipeShort, invitation]),
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
    checkout,
    subscriptionSuccess,
    feedback,
    admin,
    adminPage,
  ]),
  anyOther,
]);

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultPendingMs: 200,
  defaultPendingComponent: Spinner,
  defaultErrorComponent: ErrorScreen,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
