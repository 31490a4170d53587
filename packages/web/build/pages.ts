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
}

const signedIn = 'app/shell/signed-in-frame';
/** Reads what the device has of a plan. */
const engine = 'features/device/sync/create-engine';

export const builtPages: readonly BuiltPage[] = [
  {
    path: '/',
    modules: ['features/visitors/landing/landing-page'],
    prerenderedFor: 'visitor',
    hasItalics: true,
  },
  {
    path: '/login',
    modules: ['features/account/accounts/sign-in/login-page'],
    prerenderedFor: 'visitor',
  },
  {
    path: '/register',
    modules: ['features/account/accounts/sign-in/register-page'],
    prerenderedFor: 'visitor',
    hasItalics: true,
  },
  {
    path: '/request-password-reset',
    modules: ['features/account/accounts/email/request-password-reset-page'],
    prerenderedFor: 'visitor',
  },
  { path: '/reset-password', modules: ['features/account/accounts/email/reset-password-page'] },
  { path: '/verify-email', modules: ['features/account/accounts/email/verify-email-page'] },
  { path: '/verify-your-email', modules: ['features/account/accounts/email/unverified-page'] },
  {
    path: '/my-recipes',
    modules: [signedIn, 'features/book/recipe-lists/my-recipes-page'],
    prerenderedFor: 'signed-in',
  },
  {
    path: '/browse',
    modules: [signedIn, 'features/book/recipe-lists/browse-page'],
    prerenderedFor: 'signed-in',
  },
  {
    path: '/recipes/$id',
    modules: [signedIn, 'features/book/recipe-page/recipe-page'],
  },
  {
    path: '/menu-maker',
    modules: [signedIn, engine, 'features/plan/meal-plans/menu-maker-page'],
  },
  {
    path: '/shopping-list',
    modules: [signedIn, engine, 'features/plan/shopping-list/shopping-list-page'],
  },
  { path: '/households', modules: [signedIn, 'features/account/households/list/households-page'] },
  {
    path: '/households/$id',
    modules: [signedIn, 'features/account/households/page/household-page'],
  },
  {
    path: '/invitation/$token',
    modules: ['app/shell/query-provider', 'features/account/households/landing/invitation-page'],
  },
  { path: '/vote/$token', modules: ['features/plan/votes/page/vote-page'] },
];
