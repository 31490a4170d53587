/**
 * Renders pages while Saltbush is built (`build/prerender-pages.ts`), in a process without a screen.
 * The markup must be what the app renders first, or React would render the page again.
 */
import { standInCountry } from '@saltbush/domain/account/countries/stand-in-country';
import { RouterContextProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import type { User } from '@saltbush/contract/account/session';
import { endSession, startSession } from '../api/session';
import { App } from '../app/app';
import { router } from '../app/router';
import { LoadingShell, type LoadingShellProps } from '../app/shell/loading-shell';
import { paths } from '../paths';
import { ThemeProvider } from '../ui/theme/theme-provider';

export { documentTexts } from './document-texts';

/** @returns the markup inside the root element, as `reader` sees it before any answer has come. */
export async function prerenderPage(
  path: string,
  reader: 'visitor' | 'signed-in',
): Promise<string> {
  if (reader === 'signed-in') startSession(fakeToken, fakeUser);
  else endSession();
  router.history.replace(basePath + path);
  await router.load();
  const markup = renderToString(<App />);
  // React replaces a component that fails by the nearest loading screen and goes on.
  if (markup.includes(failedMark)) throw new Error(`${path} could not be prerendered.`);
  return markup;
}

/**
 * @param pages the paths of those that have a file of their own
 * @returns the markup of the shell that is seen while the app loads: for visitors, and for those signed in by the path of
 * the page; that of all other pages by ""
 */
export async function prerenderShells(pages: readonly string[]) {
  // A page to which no link of the shell leads.
  router.history.replace(basePath + paths.verifyEmail);
  await router.load();
  endSession();
  const visitor = renderShell({ isSignedIn: false });
  startSession(fakeToken, fakeUser);
  const signedIn = ['', ...pages].map((path) => [
    path,
    renderShell({ isSignedIn: true, address: path || undefined }),
  ]);
  return { visitor, signedIn: Object.fromEntries(signedIn) as Record<string, string> };
}

const renderShell = (props: LoadingShellProps): string =>
  renderToString(
    <ThemeProvider>
      <RouterContextProvider router={router}>
        <LoadingShell {...props} />
      </RouterContextProvider>
    </ThemeProvider>,
  );

/** How React marks the loading screen of the page, the only one with an image. */
const failedMark = '<!--$!--><template></template><output';

const fakeToken = { token: 'none', expiresAt: '9999-01-01T00:00:00.000Z' };

/** Nobody: a prerendered page shows nothing of the person who will read it. */
const fakeUser: User = {
  _id: 'nobody',
  username: '',
  displayUsername: '',
  email: '',
  isVerified: true,
  isAdmin: false,
  hasCompletedOnboarding: true,
  isNewCommunityMember: false,
  defaultHousehold: null,
  defaultMeasures: 'written',
  timeZone: 'Australia/Sydney',
  firstWeekday: null,
  country: null,
  homeCountry: standInCountry,
  language: null,
  favouriteRecipes: [],
  createdAt: '',
  updatedAt: '',
};
