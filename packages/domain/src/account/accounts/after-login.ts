/**
 * Where a person goes once they are signed in (Spec 4, Login and Registration).
 *
 * After login:
 * 1. With `autoSave` and a redirect to a shared recipe: that recipe is saved, then /my-recipes.
 * 2. Otherwise, with an invitation token: /accept-invitation?token=…
 * 3. Otherwise the redirect, or /menu-maker.
 *
 * After registration:
 * 1. With an accepted invitation: /menu-maker?household=…
 * 2. Otherwise as steps 2 and 3 above.
 *
 * A redirect comes from the address bar, so anyone can write one: only a path of this app counts,
 * never another site ("//evil.example", "/\evil.example") and never the sign-in pages themselves.
 */
const defaultPath = '/menu-maker';

export interface LoginQuery {
  redirect?: string | undefined;
  /** Spec 2: "true" means save the recipe in `redirect` after login. */
  autoSave?: boolean | undefined;
  invitationToken?: string | undefined;
}

export interface NextPage {
  path: string;
  /** The recipe to add to "my recipes" on the way. */
  save?: { recipeId: string; shareToken?: string };
}

/**
 * @example afterLogin({ redirect: '/shared-recipe/42?token=x', autoSave: true })
 * // { path: '/my-recipes', save: { recipeId: '42', shareToken: 'x' } }
 * @example afterLogin({ redirect: 'https://evil.example' }) // { path: '/menu-maker' }
 */
export function afterLogin(query: LoginQuery): NextPage {
  const redirect = ownPath(query.redirect);
  const save = query.autoSave && redirect ? sharedRecipe(redirect) : undefined;
  if (save) return { path: '/my-recipes', save };
  return { path: invitationPath(query.invitationToken) ?? redirect ?? defaultPath };
}

/**
 * @example afterRegistration({}, { householdId: '7' }) // '/menu-maker?household=7'
 * @example afterRegistration({ redirect: '/browse' }) // '/browse'
 */
export function afterRegistration(
  query: Pick<LoginQuery, 'redirect' | 'invitationToken'>,
  acceptedInvitation?: { householdId: string },
): string {
  if (acceptedInvitation) {
    return `${defaultPath}?household=${encodeURIComponent(acceptedInvitation.householdId)}`;
  }
  return invitationPath(query.invitationToken) ?? ownPath(query.redirect) ?? defaultPath;
}

const signInPaths = new Set(['/login', '/register', '/request-password-reset', '/reset-password']);

function ownPath(redirect: string | undefined): string | undefined {
  // Browsers read "\" as "/" and drop tabs and line breaks, so both could hide a second slash.
  if (redirect === undefined || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(redirect)) return undefined;
  return signInPaths.has(pathname(redirect).replace(/\/+$/, '')) ? undefined : redirect;
}

function invitationPath(token: string | undefined): string | undefined {
  return token ? `/accept-invitation?token=${encodeURIComponent(token)}` : undefined;
}

/** Spec 2: a share link may carry its token as a query; the recipe is the last segment of the path. */
function sharedRecipe(path: string): NextPage['save'] {
  const recipeId = pathname(path).split('/').filter(Boolean).at(-1);
  const shareToken = /[?&]token=([\w-]+)/.exec(path)?.[1];
  return recipeId === undefined ? undefined : { recipeId, ...(shareToken && { shareToken }) };
}

const pathname = (path: string) => path.replace(/[?#].*$/s, '');
