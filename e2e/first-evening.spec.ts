/** A household's first evening, on a server that nobody has used and that sends no emails. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isSynced } from './pages/menu-maker';
import { tour, wizard } from './pages/onboarding';
import { openPage, phone, shareBrowser } from './setup/browser';
import { expectAccessible, expectNoHorizontalScroll } from './setup/inspect';
import { newPerson, type Person } from './setup/people';
import { runSaltbush, type RunningSaltbush } from './setup/run-saltbush';

shareBrowser();

let saltbush: RunningSaltbush;
beforeAll(async () => {
  saltbush = await runSaltbush({ RATE_LIMITS: 'off', SAMPLE_RECIPES: 'on' }, { host: 'localhost' });
});
afterAll(() => saltbush.stop());

/** A press is a tap on a button, a link or beside a dialog; typing, and the taps into fields, do not count. */
let presses = 0;
const press = async (target: Locator): Promise<void> => {
  presses += 1;
  await target.tap();
};

async function look(page: Page, screen: string): Promise<void> {
  await expectAccessible(page, screen);
  await expectNoHorizontalScroll(page, screen);
}

const openNewPhone = (): Promise<Page> =>
  openPage({
    ...phone,
    baseURL: saltbush.url,
    storageState: { cookies: [], origins: [] },
    permissions: ['clipboard-read', 'clipboard-write'],
  });

async function fillAccount(page: Page, { name, email, password }: Person): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await press(page.getByRole('button', { name: 'Create My Account' }));
}

it('two people get from nothing to a shared list of the week in at most twenty presses', async () => {
  const mia = await openNewPhone();
  const link = await planAndShare(mia);

  const leo = await openNewPhone();
  await leo.goto(link);
  await leo.getByRole('heading', { name: 'Join Number 7' }).waitFor();
  await look(leo, 'invitation');
  await press(leo.getByRole('link', { name: 'Create account' }));
  await fillAccount(leo, newPerson('Leo'));
  await leo.waitForURL('**/menu-maker?household=*');
  await press(leo.getByRole('button', { name: 'Go to our plan' }));
  await leo.getByRole('dialog').waitFor({ state: 'hidden' });
  await look(leo, 'the shared week');
  await press(leo.getByRole('link', { name: /^Shopping list.*items?$/ }));
  await leo.getByText(/^0 of \d+ in the trolley/).waitFor();
  await look(leo, 'the shared list');
  expect(presses).toBeLessThanOrEqual(20);

  // It is one list: what he puts into the trolley is in hers.
  await leo.getByRole('checkbox').first().tap();
  const bar = mia.getByRole('navigation', { name: 'Main, at the bottom' });
  await bar.getByText('Shopping List').tap();
  await mia.getByText(/^1 of \d+ in the trolley/).waitFor();
});

/** Makes an account, plans the week for two and shares it; @returns the link for the other */
async function planAndShare(page: Page): Promise<string> {
  await page.goto('/');
  await press(page.getByRole('link', { name: 'Try it Free' }).first());
  await fillAccount(page, newPerson('Mia'));
  const guide = wizard(page);
  await press(guide.getByRole('button', { name: 'Skip intro' }));
  await press(guide.getByRole('button', { name: 'Pick 5 for me' }));
  await press(guide.getByRole('button', { name: 'Next' }));
  await guide.getByText('Recipes ready!').waitFor();
  await look(page, 'own recipe');
  await press(guide.getByRole('button', { name: 'Skip for now' }));
  const question = guide.getByRole('group', { name: 'How many people eat at home?' });
  await press(question.getByRole('button', { name: '2' }));
  await look(page, 'how many eat');
  await press(guide.getByRole('button', { name: 'Let’s go!' }));
  await tour(page).getByRole('heading', { name: 'Welcome to Saltbush' }).waitFor();
  presses += 1;
  await page.touchscreen.tap(180, 20);
  await tour(page).waitFor({ state: 'hidden' });

  await press(page.getByRole('link', { name: 'Meal Plan' }).filter({ visible: true }));
  await press(page.getByRole('button', { name: 'Magic Menu' }).filter({ visible: true }).first());
  const menu = page.getByRole('dialog', { name: 'Magic Menu' });
  await menu.getByText(/· for 2$/).waitFor();
  await press(menu.getByRole('button', { name: 'Use these dinners' }));
  await page.getByText(/dinners? planned/).waitFor();
  await isSynced(page);
  await look(page, 'planned week');

  await press(page.getByRole('link', { name: 'Share with your household' }));
  await page.getByLabel('Name').fill('Number 7');
  await page.getByRole('checkbox', { name: /^Share this week/ }).waitFor();
  await look(page, 'new community');
  await press(page.getByRole('button', { name: 'Create', exact: true }));
  await page.getByRole('heading', { level: 1, name: 'Number 7' }).waitFor();
  await press(page.getByRole('button', { name: 'Make a link' }));
  await page.getByText(/^Link copied/).waitFor();
  await look(page, 'link of a community');
  return page.evaluate(() => navigator.clipboard.readText());
}
