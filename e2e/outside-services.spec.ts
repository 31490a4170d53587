/** On a server of its own: mail is set up for everyone. */
import { afterAll, beforeAll, it } from 'vitest';
import { openPage, phone, shareBrowser } from './setup/browser';
import { freePort } from './setup/free-port';
import { expectGoodInEachLook } from './setup/inspect';
import { pressFocused } from './setup/keyboard';
import { joinByCall, newPerson } from './setup/people';
import { runSaltbush, type RunningSaltbush } from './setup/run-saltbush';

shareBrowser();

let saltbush: RunningSaltbush;
beforeAll(async () => {
  saltbush = await runSaltbush({ RATE_LIMITS: 'off', REGISTRATION: 'open' });
});
afterAll(() => saltbush.stop());

it('an admin sets up mail by keyboard, hears that nobody answers there, and removes it again', async () => {
  const stored = await joinByCall(newPerson('Head Cook'), saltbush.url);
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const storageState = { cookies: [], origins: [{ origin: saltbush.url, localStorage }] };
  const page = await openPage({ ...phone, baseURL: saltbush.url, storageState });
  await page.goto('/admin/settings');
  await pressFocused(page, page.getByRole('button', { name: 'Email Not set up' }));
  const form = page.getByRole('dialog', { name: 'Email' });
  await form.getByRole('textbox', { name: /^Mail server/ }).fill('127.0.0.1');
  await form.getByRole('textbox', { name: /^Port/ }).fill(String(await freePort()));
  await form.getByRole('textbox', { name: /^Emails come from/ }).fill('kitchen@example.com');
  await pressFocused(page, form.getByRole('button', { name: 'Save' }));
  await form.getByText(/^Saved, and used from now on/).waitFor();
  await pressFocused(page, form.getByRole('button', { name: 'Try it' }));
  await form.getByText(/^The mail server was not reached/).waitFor();
  await expectGoodInEachLook(page, 'a mail server that was not reached');

  await page.setViewportSize(phone.viewport);
  await pressFocused(page, form.getByRole('button', { name: 'Remove' }));
  const question = page.getByRole('dialog', { name: 'Remove: Email' });
  await pressFocused(page, question.getByRole('button', { name: 'Remove' }));
  await page.getByRole('button', { name: 'Email Not set up' }).waitFor();
  await expectGoodInEachLook(page, 'outside services in the instance settings');
});
