/** Who may see a page (Spec 2): asked before the page is loaded. */
import { redirect, type ParsedLocation } from '@tanstack/react-router';
import { afterLogin, type LoginQuery } from '@saltbush/domain/accounts/after-login';
import { getSession } from '../api/session';
import { loadUser } from './load-user';
import { paths } from './paths';

interface Visit {
  location: ParsedLocation;
}

/** A visitor goes to the login page, which remembers where they wanted to be. */
export async function requireSignIn({ location }: Visit): Promise<void> {
  if (!getSession()) {
    throw redirect({ to: paths.login, search: { redirect: location.href }, replace: true });
  }
  await loadUser();
  // The profile may have shown that the session is over.
  if (!getSession()) {
    throw redirect({ to: paths.login, search: { redirect: location.href }, replace: true });
  }
}

/** A page for everyone that shows more to whoever is signed in: it opens even when nothing is known of them. */
export async function greetAnyone(): Promise<void> {
  if (getSession()) await loadUser().catch(() => undefined);
}

export function requireAdmin(): void {
  if (!getSession()?.user?.isAdmin) throw redirect({ to: paths.landing, replace: true });
}

/** Who is signed in has no business on the sign-in pages. */
export function requireSignedOut({
  search,
}: {
  search: Pick<LoginQuery, 'redirect' | 'invitationToken'>;
}): void {
  if (getSession()) {
    const { redirect: path, invitationToken } = search;
    throw redirect({ href: afterLogin({ redirect: path, invitationToken }).path, replace: true });
  }
}
