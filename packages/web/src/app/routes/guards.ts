/** Route guards (Spec 2): they run before the page is loaded. */
import { redirect, type ParsedLocation } from '@tanstack/react-router';
import type { LoginQuery } from '@saltbush/domain/account/accounts/after-login';
import { getSession } from '../../api/session';
import { loadUser } from '../load-user';
import { paths } from '../../paths';
import { whereNext } from './where-next.lazy';

interface Visit {
  location: ParsedLocation;
}

/** Redirects a visitor, mostly to the login page, which stores the address they wanted. */
export async function requireSignIn({ location }: Visit): Promise<void> {
  if (!getSession()) throw await redirectVisitor(location);
  await loadUser();
  // Loading the profile may have ended the session (401).
  if (!getSession()) throw await redirectVisitor(location);
}

async function redirectVisitor({ pathname, href }: ParsedLocation) {
  const view = pathname.startsWith('/recipes/') && (await findPublicView(pathname));
  return view
    ? redirect({ href: basePath + view, replace: true })
    : redirect({ to: paths.login, search: { redirect: href }, replace: true });
}

const findPublicView = (pathname: string): Promise<string | undefined> =>
  whereNext.load().then(
    (next) => next.findPublicView(pathname),
    () => undefined,
  );

/**
 * For public pages that show more to signed-in users: they open even if the profile cannot be
 * loaded.
 */
export async function allowAnyone(): Promise<void> {
  if (getSession()) await loadUser().catch(() => undefined);
}

export function requireAdmin(): void {
  if (!getSession()?.user?.isAdmin) throw redirect({ to: paths.landing, replace: true });
}

/** Redirects signed-in users away from the sign-in pages. */
export async function requireSignedOut({
  search,
}: {
  search: Pick<LoginQuery, 'redirect' | 'invitationToken'>;
}): Promise<void> {
  if (getSession()) {
    const { redirect: path, invitationToken } = search;
    const { afterLogin } = await whereNext.load();
    const next = afterLogin({ redirect: path, invitationToken }).path;
    throw redirect({ href: basePath + next, replace: true });
  }
}
