import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { logOut, register, signIn } from './pages/accounts';
import { desktop, openPage, openSignedIn, phone, shareBrowser } from './setup/browser';
import { untilLoaded } from './setup/inspect';
import { findUnreached, pressFocused } from './setup/keyboard';
import { newPerson, registerByCall } from './setup/people';

shareBrowser();

it('a newcomer registers, logs out, and is at the page they asked for after login', async () => {
  const page = await openPage(phone);
  const nell = newPerson('Nell');
  await register(page, nell);
  await page.getByText('Account created successfully!').waitFor();
  await logOut(page);

  await page.goto('/shopping-list');
  await page.waitForURL('**/login?redirect=*');
  await signIn(page, nell);
  await page.waitForURL('**/shopping-list*');
  await page.getByRole('heading', { name: /shopping list/i, level: 1 }).waitFor();
});

it('a wrong password is shown as an error, and errors of a form below their fields', async () => {
  const page = await openPage(desktop);
  const tom = await registerByCall('Tom');
  await signIn(page, { ...tom, password: 'not this one' });
  await page.getByText('Login failed').waitFor();

  await page.goto('/register');
  await page.getByLabel('Name').fill('Tom');
  await page.getByLabel('Email').fill(tom.email);
  await page.getByRole('textbox', { name: 'Password' }).fill('short');
  await page.getByRole('button', { name: 'Create My Account' }).click();
  await page.getByText('at least 6 characters').waitFor();
  await page.getByRole('textbox', { name: 'Password' }).fill('long enough for anyone');
  await page.getByRole('button', { name: 'Create My Account' }).click();
  await page.getByText('Email already registered').waitFor();
  expect(page.url()).toContain('/register');
});

it('a forgotten password is reset by a link that works once', async () => {
  const cook = await registerByCall('Forgetful');
  const page = await openPage(desktop);
  await page.goto('/request-password-reset');
  await page.getByLabel('Email').fill(cook.email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await page.getByText('Email isn’t set up here').waitFor();

  // Without a mail server the admin passes the link on.
  const office = await openPage(desktop);
  await signIn(office, inject('admin'));
  await office.waitForURL('**/menu-maker*');
  await office.goto('/admin');
  await office.getByRole('link', { name: 'Outbox' }).first().click();
  const email = office
    .getByRole('article')
    .filter({ hasText: cook.email })
    .filter({ hasText: /reset-password/ });
  const link = await email.getByRole('link').first().getAttribute('href');

  await page.goto(link!);
  await page.getByLabel('New password', { exact: true }).fill('a better memory');
  await page.getByLabel('Confirm new password').fill('a better memory');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await page.getByText('Password reset successful').waitFor();
  await signIn(page, { email: cook.email, password: 'a better memory' });
  await page.waitForURL('**/menu-maker*');

  const again = await openPage(desktop);
  await again.goto(link!);
  await again.getByText('Invalid reset link').waitFor();
  expect(await again.getByRole('button', { name: 'Reset password' }).count()).toBe(0);
  await again.getByRole('link', { name: 'Ask for a new link' }).click();
  await again.waitForURL('**/request-password-reset');
});

it('every section of the account, and every control in it, is reached by keyboard', async () => {
  const page = await openSignedIn('Keys', desktop);
  await page.goto('/account');
  await page.getByRole('link', { name: 'Plan Free' }).waitFor();
  expect(await findUnreached(page), 'the account').toEqual([]);
  await pressFocused(page, page.getByRole('link', { name: 'Name Keys' }));
  const menu = page.getByRole('navigation', { name: 'Account' });
  await menu.getByRole('link').first().waitFor();
  const titles = await menu.getByRole('link').allTextContents();
  expect(titles).toContain('Delete account');
  for (const title of titles) {
    await pressFocused(page, menu.getByRole('link', { name: title }));
    await menu.locator('[aria-current=page]').filter({ hasText: title }).waitFor();
    await untilLoaded(page);
    expect(await findUnreached(page), title).toEqual([]);
  }
});

it('a setting is found by its row, changed behind it, and read in its row again', async () => {
  const page = await openSignedIn('Rows', phone);
  await page.goto('/account');
  await page.getByRole('link', { name: 'Measures As written' }).tap();
  await page.getByRole('heading', { name: 'Preferences', level: 1 }).waitFor();
  const metric = page.getByRole('radio', { name: 'Metric' });
  await expect.poll(async () => (await metric.boundingBox())?.y).toBeLessThan(500);
  await page.getByText('Metric', { exact: true }).tap();
  await page.getByText('Measures saved').waitFor();
  await page.getByRole('link', { name: 'Back' }).tap();
  await page.getByRole('link', { name: 'Measures Metric' }).waitFor();
  for (const row of await page.getByRole('main').getByRole('link').all()) {
    const box = await row.boundingBox();
    expect(box!.height).toBeGreaterThanOrEqual(44);
  }
});

it('a visitor is led from private pages to login, and from unknown addresses to the home page', async () => {
  const page = await openPage(desktop);
  for (const path of ['/my-recipes', '/menu-maker', '/account', '/admin', '/admin/outbox']) {
    await page.goto(path);
    await page.waitForURL('**/login*');
  }
  await page.goto('/no/such/page');
  await page.waitForURL((url) => url.pathname === '/');
});

it('a person whose token ran out days ago is still signed in, and has a new one', async () => {
  const page = await openPage(phone);
  await signIn(page, await registerByCall('Away'));
  await page.waitForURL('**/menu-maker*');
  const before = await runOut(page);
  await page.goto('/shopping-list');
  await page.getByRole('heading', { name: /shopping list/i, level: 1 }).waitFor();
  await page.waitForFunction(
    () => Date.parse(localStorage.getItem('saltbush.token-expires-at') ?? '') > Date.now(),
  );
  expect(await readRefreshCookie(page)).not.toBe(before);
  expect(page.url()).toContain('/shopping-list');
});

/** For the device the token is over. @returns the refresh token, which no script of the page can read */
async function runOut(page: Page): Promise<string | undefined> {
  await page.evaluate(() =>
    localStorage.setItem('saltbush.token-expires-at', '2020-01-01T00:00:00.000Z'),
  );
  expect(await page.evaluate(() => document.cookie)).toBe('');
  const token = await readRefreshCookie(page);
  expect(token).toBeDefined();
  return token;
}

async function readRefreshCookie(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies(new URL('/api/auth/refresh', page.url()).href);
  return cookies.find(({ name }) => name === 'saltbush-refresh')?.value;
}
