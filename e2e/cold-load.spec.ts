import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFindings } from './setup/axe-findings';
import { openPage, openSignedIn, phone, shareBrowser } from './setup/browser';
import { hold, holdScripts } from './setup/hold';
import { looks } from './setup/inspect';
import { layoutShift } from './setup/layout-shift';
import { registerByCall } from './setup/people';

shareBrowser();

const words = (page: Page) => page.getByText('Loading your recipes...');
const bars = (page: Page) => page.getByRole('navigation', { name: /^Main/ });

/** Without styles, the shells for other readers are shown too. */
const untilStyled = (page: Page) =>
  page.waitForFunction(() => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    return sheets.length > 0 && sheets.every(({ sheet }) => sheet !== null);
  });

async function expectStill(page: Page, path: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await words(page).waitFor({ state: 'detached' });
  expect(await layoutShift(page), path).toBeLessThan(0.02);
}

it.each(looks)(
  'the shell says before the scripts are there that the recipes are loading $name',
  async ({ name: _name, ...look }) => {
    const cook = await registerByCall('Waiter');
    for (const path of ['/menu-maker', '/shopping-list', '/account', '/households', '/login']) {
      const page = await openSignedIn(cook, look);
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await untilStyled(page);
      await words(page).waitFor();
      await bars(page).waitFor();
      expect(await axeFindings(page), path).toEqual([]);
      release();
      await expectStill(page, path);
      await page.context().close();
    }
  },
);

it('the shell marks the page that is loading', async () => {
  const page = await openSignedIn('Waiter', phone);
  await holdScripts(page);
  await page.goto('/menu-maker', { waitUntil: 'commit' });
  await untilStyled(page);
  await bars(page).waitFor();
  const current = bars(page).locator('[aria-current=page]');
  expect(await current.allTextContents()).toEqual(['Meal Plan']);
});

it('the app shows its shell while the script of a page is on its way', async () => {
  // A service worker that is quick enough would have the script stored.
  const page = await openSignedIn('Waiter', { ...phone, serviceWorkers: 'block' });
  const release = await hold(page, '**/assets/account-page-*.js');
  await page.goto('/account', { waitUntil: 'commit' });
  await untilStyled(page);
  // Of the page, or of the profile when that came later than the app.
  await page
    .locator('#main')
    .getByText(/^Loading/)
    .waitFor();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('navigation', { name: 'Menu' }).waitFor();
  release();
  await page.getByRole('heading', { level: 1, name: 'Manage Account' }).waitFor();
  expect(await layoutShift(page)).toBeLessThan(0.02);
});

it('a page that is loaded on demand shows a spinner until its script is there', async () => {
  const page = await openSignedIn('Waiter', { ...phone, serviceWorkers: 'block' });
  const release = await hold(page, '**/assets/account-page-*.js');
  await page.goto('/my-recipes');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('link', { name: 'Account' })
    .click();
  await page.locator('#main').getByText('Loading…').waitFor();
  release();
  await page.getByRole('heading', { level: 1, name: 'Manage Account' }).waitFor();
});

it('an empty week waits for the recipes before it says what to do first', async () => {
  const page = await openSignedIn('Waiter', phone);
  const release = await hold(page, '**/api/recipes/list/my-recipes*');
  await page.goto('/menu-maker');
  await page.getByText('Loading the week…').waitFor({ state: 'attached' });
  release();
  await page.getByRole('heading', { name: 'Nothing planned yet' }).waitFor();
  await page.getByRole('link', { name: 'Browse recipes' }).waitFor();
  expect(await layoutShift(page)).toBeLessThan(0.02);
});

const withoutProfile = async (look: BrowserContextOptions) => {
  const page = await openSignedIn('Unknown', look);
  await page.addInitScript(() => localStorage.removeItem('saltbush.user'));
  return page;
};

it.each(looks)(
  'the app says that the recipes are loading while the profile is on its way $name',
  async ({ name: _name, ...look }) => {
    for (const path of ['/my-recipes', '/menu-maker', '/account']) {
      const page = await withoutProfile(look);
      const release = await hold(page, '**/api/auth/me');
      await page.goto(path, { waitUntil: 'commit' });
      await untilStyled(page);
      await words(page).waitFor();
      // The app has taken over from what the server sent.
      await page.locator('#loading-shell').waitFor({ state: 'detached' });
      await page.locator('#main').getByText('Loading your recipes...').waitFor();
      await bars(page).waitFor();
      release();
      await expectStill(page, path);
      await page.context().close();
    }
  },
);

it.each(looks)(
  'a visitor sees the shell before the scripts are there $name',
  async ({ name: _name, ...look }) => {
    for (const path of ['/verify-email', '/reset-password?token=x', '/my-recipes']) {
      const page = await openPage(look);
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await untilStyled(page);
      await page.getByRole('link', { name: 'Login' }).waitFor();
      await page.getByText('Loading…').waitFor();
      expect(await axeFindings(page), path).toEqual([]);
      release();
      await expectStill(page, path);
      await page.context().close();
    }
  },
);
