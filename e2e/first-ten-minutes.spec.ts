/** The first visit: onboarding, the welcome tour and the first shopping list, by touch, mouse and keyboard. */
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { fillRegistration } from './pages/accounts';
import { reachFirstList } from './pages/first-list';
import { tour, wizard, writeSamples } from './pages/onboarding';
import { desktop, openPage, openSignedIn, phone, shareBrowser } from './setup/browser';
import { expectAccessible, expectNoHorizontalScroll } from './setup/inspect';
import { pressFocused } from './setup/keyboard';
import { newPerson } from './setup/people';

shareBrowser();
beforeAll(() => writeSamples());

const newDevice = { storageState: { cookies: [], origins: [] } };
const heading = (page: Page, name: string | RegExp): Locator =>
  wizard(page).getByRole('heading', { level: 2, name });

it.each([
  { name: 'taps on a phone', look: phone, beside: { x: 180, y: 20 } },
  { name: 'clicks at a desk', look: desktop, beside: { x: 640, y: 12 } },
])('a new family has its first list after twelve $name', async ({ look, beside }) => {
  const page = await openPage({ ...look, ...newDevice });
  const pointer = look === phone ? page.touchscreen : undefined;
  const presses = await reachFirstList(page, newPerson('Family'), {
    press: (target) => (pointer ? target.tap() : target.click()),
    leaveTour: () =>
      pointer ? pointer.tap(beside.x, beside.y) : page.mouse.click(beside.x, beside.y),
    look: async (screen) => {
      await expectAccessible(page, screen);
      await expectNoHorizontalScroll(page, screen);
    },
  });
  expect(presses).toBeLessThanOrEqual(12);

  // Neither the wizard nor the tour comes again.
  const { hasSeenTour, user } = await page.evaluate(() => ({
    hasSeenTour: localStorage.getItem('hasSeenTour'),
    user: JSON.parse(localStorage.getItem('saltbush.user') ?? '{}') as object,
  }));
  expect(hasSeenTour).toBe('true');
  expect(user).toMatchObject({ hasCompletedOnboarding: true, isNewCommunityMember: false });
  await page.goto('/my-recipes');
  await page.getByRole('link', { name: 'Shepherd’s pie' }).waitFor();
});

it('all nine steps of the wizard and the whole tour are done by keyboard only', async () => {
  const page = await openPage({ ...desktop, ...newDevice });
  const press = (name: string | RegExp) =>
    pressFocused(page, page.getByRole('dialog').last().getByRole('button', { name }).first());
  await page.goto('/register');
  await fillRegistration(page, newPerson('Keys'));
  for (const title of [
    /^Not the perfect/,
    /actually eat/,
    /1 click/,
    /your way/,
    /list is ready/,
  ]) {
    await heading(page, title).waitFor();
    await press('Next');
  }
  for (let dish = 1; dish <= 5; dish += 1) await press(/^\+ Add/);
  await page.reload();
  await wizard(page).getByText('5 recipes selected (minimum 5)').waitFor();
  await press('Beef tacos');
  await page.getByRole('dialog', { name: 'Beef tacos' }).getByText('500 g beef mince').waitFor();
  await expectAccessible(page, 'details');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Beef tacos' }).waitFor({ state: 'hidden' });
  await press('Next');
  await heading(page, 'Add a recipe you know by heart').waitFor();
  await wizard(page).getByLabel('Title').focus();
  await page.keyboard.type('Damper');
  await wizard(page).getByLabel('Ingredient 1', { exact: true }).focus();
  await page.keyboard.type('3 cups self-raising flour');
  await press('Add a photo');
  await heading(page, 'A photo for Damper').waitFor();
  await press('Skip Image');
  await heading(page, 'Time to test out Saltbush').waitFor();
  await press('Let’s go!');

  await page.waitForURL('**/browse*');
  const seen: string[] = [];
  for (const title of tourTitles) {
    await tour(page).getByRole('heading', { name: title }).waitFor();
    seen.push(title);
    await press('Next');
  }
  expect(seen).toHaveLength(8);
  await tour(page).waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => localStorage.getItem('hasSeenTour'))).toBe('true');
});

const tourTitles = [
  'Welcome to Saltbush',
  'Browse Recipes',
  'Recipes',
  'Meal Planner',
  'Shopping List',
  'A 10-minute grocery shop',
  'Create a Community',
  'We’re So Happy You’re Here',
];

it('the address /onboarding shows a visitor the slides, then goes on with the new account', async () => {
  const page = await openPage(desktop);
  await page.goto('/onboarding');
  await heading(page, /^Not the perfect cookbook/).waitFor();
  await wizard(page).getByRole('button', { name: 'Next' }).click();
  await heading(page, /actually eat/).waitFor();
  await wizard(page).getByRole('button', { name: 'Skip intro' }).click();
  await page.waitForURL('**/register?redirect=%2Fonboarding*');
  await fillRegistration(page, newPerson('Curious'));
  await page.waitForURL('**/onboarding');
  await heading(page, 'Add 5 example recipes').waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL('**/my-recipes');
  await wizard(page).waitFor({ state: 'hidden' });
});

it('the address /onboarding shows the wizard again on purpose', async () => {
  const page = await openSignedIn('Again', desktop);
  await page.goto('/onboarding');
  await heading(page, /^Not the perfect cookbook/).waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL('**/my-recipes');
  await wizard(page).waitFor({ state: 'hidden' });
});

it('the tour waits for whoever writes, and is never over the wizard', async () => {
  const page = await openSignedIn('Writer', desktop);
  await page.goto('/my-recipes/new');
  await page.evaluate(() => localStorage.removeItem('hasSeenTour'));
  await page.reload();
  await page.getByLabel('Title').fill('Damper');
  await page.getByLabel('Ingredient 1', { exact: true }).fill('flour');
  expect(await tour(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Save recipe' }).click();
  await page.getByRole('heading', { name: 'Damper', level: 1 }).waitFor();
  await page.waitForURL('**/browse*');
  await tour(page).getByRole('heading', { name: 'Welcome to Saltbush' }).waitFor();
  await page.keyboard.press('Escape');
  await tour(page).waitFor({ state: 'hidden' });
  expect(await wizard(page).count()).toBe(0);
});
