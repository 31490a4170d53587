/** The pages that the build writes as HTML files of their own. */

export interface BuiltPage {
  /** As the router spells it: "/recipes/$id". */
  path: string;
  /** Below `src`, without ending: what the router loads for this page. */
  modules: readonly string[];
  /** Whose first view is prerendered; absent for a page that depends on more than its address. */
  prerenderedFor?: 'visitor' | 'signed-in';
  /** Whether its headings have words in italics. */
  hasItalics?: boolean;
  /** On a phone its own bar stands where the name is on others (`app/shell/shell.tsx`). */
  hasOwnBar?: boolean;
}

const signedIn = 'app/shell/signed-in-frame';
/** Reads what the device has of a plan. */
const engine = 'features/sync/engine/create-engine';

export const builtPages: readonly BuiltPage[] = [
  {
    path: '/',
    modules: ['features/landing/landing-page'],
    prerenderedFor: 'visitor',
    hasItalics: true,
  },
  {
    path: '/login',
    modules: ['features/accounts/sign-in/login-page'],
    prerenderedFor: 'visitor',
  },
  {
    path: '/register',
    modules: ['features/accounts/sign-in/register-page'],
    prerenderedFor: 'visitor',
    hasItalics: true,
  },
  {
    path: '/request-password-reset',
    modules: ['features/accounts/email/request-password-reset-page'],
    prerenderedFor: 'visitor',
  },
  { path: '/reset-password', modules: ['features/accounts/email/reset-password-page'] },
  { path: '/verify-email', modules: ['features/accounts/email/verify-email-page'] },
  { path: '/verify-your-email', modules: ['features/accounts/email/unverified-page'] },
  {
    path: '/my-recipes',
    modules: [signedIn, 'features/recipe-lists/my-recipes-page'],
    prerenderedFor: 'signed-in',
  },
  {
    path: '/browse',
    modules: [signedIn, 'features/recipe-lists/browse-page'],
    prerenderedFor: 'signed-in',
  },
  { path: '/recipes/$id', modules: [signedIn, 'features/recipe-page/recipe-page'] },
  {
    path: '/menu-maker',
    modules: [signedIn, engine, 'features/meal-plans/menu-maker-page'],
    hasOwnBar: true,
  },
  {
    path: '/shopping-list',
    modules: [signedIn, engine, 'features/shopping-list/shopping-list-page'],
    hasOwnBar: true,
  },
  { path: '/households', modules: [signedIn, 'features/households/list/households-page'] },
  { path: '/households/$id', modules: [signedIn, 'features/households/page/household-page'] },
  {
    path: '/invitation/$token',
    modules: ['app/shell/query-provider', 'features/households/landing/invitation-page'],
  },
  { path: '/vote/$token', modules: ['features/votes/page/vote-page'] },
];
