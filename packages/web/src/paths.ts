/** Two that the service worker knows, which does not take all the others in. */
export const importRecipePath = '/my-recipes/import';
export const recipeFilesPath = '/my-recipes/files';

/**
 * Every address of the app (Spec 2). `<Link>` accepts an address once the router has a page for it;
 * until then it leads to the landing page like any unknown path.
 */
export const paths = {
  landing: '/',
  login: '/login',
  register: '/register',
  requestPasswordReset: '/request-password-reset',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  unverified: '/verify-your-email',
  providerCallback: '/sign-in/callback',
  invitation: '/invitation/$token',
  vote: '/vote/$token',
  sharedRecipe: '/shared-recipe/$id',
  sharedRecipeShort: '/recipe/$id',
  onboarding: '/onboarding',

  myRecipes: '/my-recipes',
  newRecipe: '/my-recipes/new',
  importRecipe: importRecipePath,
  recipeFiles: recipeFilesPath,
  deletedRecipes: '/my-recipes/deleted',
  recipe: '/recipes/$id',
  editRecipe: '/recipes/$id/edit',
  cookRecipe: '/recipes/$id/cook',
  recipeHistory: '/recipes/$id/history',
  browse: '/browse',
  inspiration: '/inspiration',
  menuMaker: '/menu-maker',
  shoppingList: '/shopping-list',
  households: '/households',
  household: '/households/$id',
  acceptInvitation: '/accept-invitation',
  account: '/account',
  accountSection: '/account/$section',
  checkout: '/checkout',
  subscriptionSuccess: '/subscription-success',
  feedback: '/feedback',
  uploadRecipes: '/upload-recipes',

  admin: '/admin',
  adminPage: '/admin/$page',
} as const;
