/** The page of what other programs are allowed: tokens and webhooks, in each look. */
import { it } from 'vitest';
import { openSignedIn, phone, shareBrowser } from './setup/browser';
import { expectGoodInEachLook } from './setup/inspect';

shareBrowser();

async function openPrograms(name: string) {
  const page = await openSignedIn(name, phone);
  await page.goto('/account/programs');
  await page.getByRole('button', { name: 'New token' }).waitFor();
  return page;
}

it('a token for a phone is made, and says how an iPhone uses it', async () => {
  const page = await openPrograms('Phone owner');
  await page.getByRole('button', { name: 'New token' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('My phone');
  await page.getByRole('checkbox', { name: 'Add and change recipes' }).check();
  await expectGoodInEachLook(page, 'a new token');
  await page.getByRole('button', { name: 'Make token' }).click();
  await page.getByText('Use it in an iPhone Shortcut').click();
  await page.getByRole('button', { name: 'Copy: Address', exact: true }).waitFor();
  await expectGoodInEachLook(page, 'a token in a Shortcut');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByText('Add and change recipes · Use the shopping list').waitFor();
  await expectGoodInEachLook(page, 'a page with a token');
});

it('a webhook is made, shows its secret once, is paused and is removed', async () => {
  const page = await openPrograms('Hub owner');
  await page.getByRole('button', { name: 'New webhook' }).click();
  await page.getByRole('textbox', { name: 'Address' }).fill('https://hub.example.com/saltbush');
  await expectGoodInEachLook(page, 'a new webhook');
  await page.getByRole('button', { name: 'Make webhook' }).click();
  await page.getByRole('textbox', { name: 'Secret' }).waitFor();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Open hub.example.com' }).click();
  await page.getByRole('heading', { name: 'Last deliveries' }).waitFor();
  await expectGoodInEachLook(page, 'a webhook');
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Resume' }).waitFor();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Remove webhook' }).click();
  await page.getByText('Webhook removed').waitFor();
});
