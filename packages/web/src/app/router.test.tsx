import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { RouterProvider } from '@tanstack/react-router';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { instanceSettingsRoutes } from '@saltbush/contract/account/instance-settings';
import type { User } from '@saltbush/contract/account/session';
import { AppError } from '@saltbush/contract/errors';
import { mailRoutes } from '@saltbush/contract/admin/mail';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { announce } from '../api/announcements';
import { writeText } from '../api/stored/local-store';
import { getSession, renewToken, startSession } from '../api/session';
import { viewModeKey } from '../api/view-mode';
import { priya, token } from '../testing/people';
import { laksa } from '../testing/recipes';
import { answer, fakeApi, type Answer } from '../testing/fake-api';
import { ThemeProvider } from '../ui/theme/theme-provider';
import { noteVisits } from '../ui/layout/visited-pages';
import { loadAdminPage, ownPages, publicPages } from './admin/admin-pages';
import { followNavigation } from './follow-navigation';
import { leaveWhenSignedOut } from './leave-when-signed-out';
import { router } from './router';

const { me, listSessions, logout } = accountsRoutes;
const noDevices = answer(listSessions, { sessions: [] });

beforeAll(() => {
  window.history.replaceState(null, '', '/request-password-reset');
  leaveWhenSignedOut(router);
  followNavigation(router);
  noteVisits(router);
});

// The router outlives a test: leave it on a page that anyone may open.
afterEach(() => act(() => router.navigate({ to: '/request-password-reset' })));

async function open(href: string, user: User | null, ...api: Answer[]) {
  fakeApi([answer(me, user ?? new AppError('NOT_SIGNED_IN')), noDevices, ...api]);
  if (user) startSession(token, user);
  render(
    <ThemeProvider>
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
  await act(() => router.navigate({ href }));
  return userEvent.setup({ delay: null });
}

const address = () => router.state.location.href;
const addressesIn = (part: Pick<typeof screen, 'getAllByRole'>) =>
  part.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('a visitor', () => {
  test.each(['/account', '/my-recipes', '/recipes/42/edit?from=plan', '/admin', '/admin/outbox'])(
    'a visitor on %s goes to the login page, which remembers the way',
    async (href) => {
      await open(href, null);
      expect(router.state.location.pathname).toBe('/login');
      expect(router.state.location.search).toEqual({ redirect: href });
    },
  );

  test.each(['/nowhere', '/browse/extra', '/admin/outbox/extra', '/my-recipes/new/extra'])(
    'a visitor on %s, which is no page, goes to the landing page',
    async (href) => {
      await open(href, null);
      expect(address()).toBe('/');
    },
  );

  test('a visitor at the address of a public recipe reads it', async () => {
    await open(`/recipes/${laksa._id}`, null, answer(recipesRoutes.get, laksa));
    expect(address()).toBe(`/recipe/${laksa._id}`);
  });

  test('a visitor at the address of a private recipe goes to the login page', async () => {
    const refused = answer(recipesRoutes.get, new AppError('NOT_SIGNED_IN'));
    await open(`/recipes/${laksa._id}`, null, refused);
    expect(router.state.location.search).toEqual({ redirect: `/recipes/${laksa._id}` });
  });

  test('a visitor finds a way to sign in', async () => {
    await open('/request-password-reset', null);
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
    expect(screen.queryByRole('button', { name: 'Open menu' })).toBeNull();
  });
});

describe('someone signed in', () => {
  test.each([
    ['/login', '/menu-maker'],
    ['/register?redirect=/shopping-list', '/shopping-list'],
    ['/login?redirect=https://evil.example', '/menu-maker'],
  ])('a signed-in person on %s goes to %s', async (href, destination) => {
    await open(href, priya);
    expect(address()).toBe(destination);
  });

  test('a signed-in person opens their pages, with focus on the heading', async () => {
    await open('/account', priya);
    const heading = await screen.findByRole('heading', { level: 1, name: 'Manage Account' });
    expect(document.activeElement).toBe(heading);
    expect(document.title).toBe('Manage Account · Saltbush');
  });

  test('a signed-in person has the main links in the bar of phones and in that of wide screens', async () => {
    await open('/account', priya);
    const barOf = (name: string) => within(screen.getByRole('navigation', { name }));
    const linksOf = (name: string) =>
      barOf(name)
        .getAllByRole('link')
        .map((link) => link.textContent);
    const main = ['Recipes', 'Meal Plan', 'Shopping List'];
    expect(linksOf('Main, at the bottom')).toEqual([...main, 'Community']);
    expect(linksOf('Main')).toEqual(main);
    expect(barOf('Main').getByRole('button').textContent).toBe('Community');
  });

  test.each(['/admin', '/admin/outbox', '/admin/services'])(
    'a signed-in person is not let into the admin page %s',
    async (href) => {
      await open(href, priya);
      expect(address()).toBe('/');
    },
  );

  test('an admin finds every admin page from /admin', async () => {
    await open('/admin', { ...priya, isAdmin: true });
    expect(await screen.findByRole('heading', { name: 'Admin Panel', level: 1 })).toBeDefined();
    const addresses = [...ownPages, ...publicPages].map(({ page }) => `/admin/${page}`);
    const navigation = within(screen.getByRole('navigation', { name: 'Admin Panel' }));
    expect(addressesIn(navigation)).toEqual(['/admin', ...addresses]);
    expect(addressesIn(within(screen.getByRole('main')))).toEqual(
      expect.arrayContaining(addresses),
    );
  });

  test('the admin of a household alone finds no links to what a public instance needs, but its pages', async () => {
    const shown = answer(instanceSettingsRoutes.shown, { isForPublic: false });
    await open('/admin', { ...priya, isAdmin: true }, shown);
    const navigation = within(await screen.findByRole('navigation', { name: 'Admin Panel' }));
    const own = ownPages.map(({ page }) => `/admin/${page}`);
    await vi.waitFor(() => expect(addressesIn(navigation)).toEqual(['/admin', ...own]));
    expect(await loadAdminPage('analytics')).toBe(true);
  });

  test('an admin is sent to the landing page from an admin page that does not exist', async () => {
    await open('/admin/nowhere', { ...priya, isAdmin: true });
    await vi.waitFor(() => expect(address()).toBe('/'));
  });

  test('an admin is let into an admin page, with focus on the heading', async () => {
    const list = { isMailSetUp: true, messages: [], total: 0, page: 1, limit: 50, hasMore: false };
    await open('/admin/outbox', { ...priya, isAdmin: true }, answer(mailRoutes.listOutbox, list));
    const heading = await screen.findByRole('heading', { name: 'Outbox' });
    expect(document.activeElement).toBe(heading);
    const link = screen.getByRole('link', { name: 'Outbox' });
    expect(link.getAttribute('aria-current')).toBe('page');
  });

  test('a signed-in person goes to the login page when the session ends, and comes back from there', async () => {
    await open('/account/sign-in', priya, answer(listSessions, new AppError('SESSION_EXPIRED')));
    expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeDefined();
    expect(address()).toBe('/login?redirect=%2Faccount%2Fsign-in');
    expect(getSession()).toBeUndefined();
  });
});

describe('the way back', () => {
  const goBack = async (person: ReturnType<typeof userEvent.setup>) =>
    person.click(await screen.findByRole('link', { name: 'Back' }));

  test('the way back leads to the page that one came from', async () => {
    const person = await open('/my-recipes/import', priya);
    await act(() => router.navigate({ href: '/account/preferences' }));
    await goBack(person);
    await vi.waitFor(() => expect(address()).toBe('/my-recipes/import'));
  });

  test('the way back leaves all filters of a page behind', async () => {
    const person = await open('/my-recipes/import', priya);
    await act(() => router.navigate({ href: '/account/preferences?only=1' }));
    await act(() => router.navigate({ href: '/account/preferences?only=2' }));
    await goBack(person);
    await vi.waitFor(() => expect(address()).toBe('/my-recipes/import'));
  });

  test('the tab of the page above is lit on a phone', async () => {
    await open('/inspiration', priya);
    const tabs = within(await screen.findByRole('navigation', { name: 'Main, at the bottom' }));
    expect(tabs.getByRole('link', { name: 'Recipes' }).getAttribute('aria-current')).toBe('true');
  });
});

test('the page of someone who must verify the address first offers no way to pages that refuse them', async () => {
  await open('/verify-your-email', { ...priya, isVerified: false });
  await screen.findByRole('heading', { name: 'Verify your email', level: 1 });
  expect(screen.queryAllByRole('navigation')).toEqual([]);
  expect(addressesIn(screen)).toEqual(['#main']);
  expect(screen.queryByRole('button', { name: 'Open menu' })).toBeNull();
});

test('a household that refuses access makes the view personal and says so', async () => {
  writeText(viewModeKey, priya._id);
  await open('/account', priya);
  await screen.findByRole('heading', { name: 'Manage Account' });
  act(() => announce('householdAccessDenied'));
  expect(await screen.findByText('You can’t open this community')).toBeDefined();
  expect(localStorage.getItem(viewModeKey)).toBeNull();
});

describe('the menu', () => {
  test('the menu leads everywhere, and out', async () => {
    const person = await open('/account', priya, answer(logout, undefined));
    await person.click(await screen.findByRole('button', { name: 'Open menu' }));
    const menu = within(await screen.findByRole('navigation', { name: 'Menu' }));
    expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Recipes',
      'Meal Plan',
      'Shopping List',
      'Community Household: invite people, share a plan',
      'Saltbush Browse recipes',
      'What can I cook?',
      'Favourites',
      'Cookbooks',
      'Import',
      'Manage Account',
      'Feedback',
      'Getting started',
    ]);
    await person.click(menu.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeDefined();
    expect(address()).toBe('/login');
    expect(getSession()).toBeUndefined();
  });

  test('the menu gives the focus back when it closes', async () => {
    const person = await open('/account', priya);
    const button = await screen.findByRole('button', { name: 'Open menu' });
    await person.click(button);
    await screen.findByRole('navigation', { name: 'Menu' });
    await person.keyboard('{Escape}');
    await vi.waitFor(() => expect(document.activeElement).toBe(button));
  });

  test('the menu has the admin panel for admins', async () => {
    const person = await open('/account', { ...priya, isAdmin: true });
    await person.click(await screen.findByRole('button', { name: 'Open menu' }));
    const link = await screen.findByRole('link', { name: 'Admin Panel' });
    expect(link.getAttribute('href')).toBe('/admin');
  });
});

describe('while nothing is known of the person', () => {
  test('a page waits for the profile under a loading screen', async () => {
    let reply: (user: User) => void = () => {};
    renewToken(token);
    fakeApi([answer(me, () => new Promise((resolve) => (reply = resolve))), noDevices]);
    render(
      <ThemeProvider>
        <RouterProvider router={router} />
      </ThemeProvider>,
    );
    void router.navigate({ to: '/account' });
    expect(await screen.findByText('Loading your recipes...')).toBeDefined();
    await act(async () => reply(priya));
    expect(await screen.findByRole('heading', { name: 'Manage Account' })).toBeDefined();
  });

  test('a page says when the profile cannot be loaded, and the session stays', async () => {
    // React tells the console of every error that a screen shows.
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(console, 'warn').mockReturnValue();
    renewToken(token);
    await open('/account', null, answer(me, new AppError('INTERNAL')));
    expect(await screen.findByText('Something went wrong')).toBeDefined();
    expect(getSession()?.token).toBe(token.token);
    const again = screen.getByRole('button', { name: 'Try again' });
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    fireEvent.click(again);
    vi.unstubAllGlobals();
    expect(reload).toHaveBeenCalledOnce();
  });
});

test('a profile that fails later leaves the copy of the last visit', async () => {
  await open('/account', priya, answer(me, new AppError('INTERNAL')));
  expect(await screen.findByRole('heading', { name: 'Manage Account' })).toBeDefined();
  expect(getSession()?.user).toEqual(priya);
});
