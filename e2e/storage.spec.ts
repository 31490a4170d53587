/** On a server of its own: how much everyone may store is set for everyone. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPageAt, phone, shareBrowser } from './setup/browser';
import { call } from './setup/call';
import { fillStorage } from './setup/fill-storage';
import { expectGoodInEachLook } from './setup/inspect';
import { findUnreached, pressFocused } from './setup/keyboard';
import { joinByCall, newPerson } from './setup/people';
import { runSaltbush, type RunningSaltbush } from './setup/run-saltbush';

shareBrowser();

let saltbush: RunningSaltbush;
beforeAll(async () => {
  saltbush = await runSaltbush({ RATE_LIMITS: 'off', REGISTRATION: 'open' });
});
afterAll(() => saltbush.stop());

it('a person whose storage is full hears how to make room, and saves once the admin allows more', async () => {
  const asAdmin = await joinByCall(newPerson('Head Cook'), saltbush.url);
  const office = await openPageAt(saltbush.url, asAdmin);
  const stored = await joinByCall(newPerson('Hoarder'), saltbush.url);
  const { 'saltbush.token': token, 'saltbush.user-id': id } = stored;
  const first = { title: 'Toast', ingredients: [], instructions: ['Toast the bread.'] };
  await call('/recipes', first, { token, origin: saltbush.url });
  await office.goto('/admin/settings');
  await allow('10', office);
  await fillStorage(saltbush.dataFolder, id, 9_999_900);

  const cook = await openPageAt(saltbush.url, stored);
  await cook.goto('/account/storage');
  await cook.getByText('10 MB of 10 MB used').waitFor();
  await cook.getByText(/^It is nearly full\. Make room below/).waitFor();
  await expectGoodInEachLook(cook, 'storage that is nearly full');
  expect(await findUnreached(cook)).toEqual([]);

  await cook.setViewportSize(phone.viewport);
  await cook.goto('/my-recipes/new');
  await cook.getByLabel('Title').fill('Plum jam');
  await cook.getByLabel('Step 1', { exact: true }).fill('Boil the plums with the sugar.');
  await cook.getByRole('button', { name: 'Save recipe' }).click();
  await cook.getByText(/and this does not fit\. Nothing was saved\./).waitFor();
  await pressFocused(cook, cook.getByRole('link', { name: 'Make room' }));
  await cook.getByRole('heading', { name: 'Make room' }).waitFor();

  await allow('20', office);
  await cook.goBack();
  await expect.poll(() => cook.getByLabel('Title').inputValue()).toBe('Plum jam');
  await cook.getByRole('button', { name: 'Save recipe' }).click();
  await cook.getByRole('heading', { name: 'Plum jam', level: 1 }).waitFor();
});

/** By keyboard, on the settings page; what is too little is refused first. */
async function allow(megabytes: string, office: Page) {
  const field = office.getByRole('textbox', { name: 'Each person and each community may store' });
  await field.fill('9');
  await office.getByText('Please enter 10 to 1,000,000 MB').waitFor();
  await expectGoodInEachLook(office, 'a limit that is too small');
  await office.setViewportSize(phone.viewport);
  await field.fill(megabytes);
  await Promise.all([
    office.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok()),
    field.press('Enter'),
  ]);
}
