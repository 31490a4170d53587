import { expect, inject, it } from 'vitest';
import { logOut, register, signIn } from './pages/accounts';
import { desktop, openWindow, phone, shareBrowser } from './setup/browser';
import { newPerson, registerByCall } from './setup/people';

shareBrowser();

it('a newcomer makes an account, leaves, and comes back to where they wanted to go', async () => {
  const page = await openWindow(phone);
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

it('a wrong password is refused in words, and a form says what it misses under the field', async () => {
  const page = await openWindow(desktop);
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

it('a cook who forgot the password gets back in by a link that works once', async () => {
  const cook = await registerByCall('Forgetful');
  const page = await openWindow(desktop);
  await page.goto('/request-password-reset');
  await page.getByLabel('Email').fill(cook.email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await page.getByText('Reset link sent').waitFor();

  // Without a mail server the admin passes the link on.
  const office = await openWindow(desktop);
  await signIn(office, inject('admin'));
  await office.waitForURL('**/menu-maker*');
  await office.goto('/admin/outbox');
  const letter = office
    .getByRole('article')
    .filter({ hasText: cook.email })
    .filter({ hasText: /reset-password/ });
  const link = await letter.getByRole('link').first().getAttribute('href');

  await page.goto(link!);
  await page.getByLabel('New password', { exact: true }).fill('a better memory');
  await page.getByLabel('Confirm new password').fill('a better memory');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await page.getByText('Password reset successful').waitFor();
  await signIn(page, { email: cook.email, password: 'a better memory' });
  await page.waitForURL('**/menu-maker*');

  const again = await openWindow(desktop);
  await again.goto(link!);
  await again.getByLabel('New password', { exact: true }).fill('someone else entirely');
  await again.getByLabel('Confirm new password').fill('someone else entirely');
  await again.getByRole('button', { name: 'Reset Password' }).click();
  await again.getByText('Password reset failed').waitFor();
});

it('a stranger sees no page of someone’s kitchen, and an unknown address leads home', async () => {
  const page = await openWindow(desktop);
  for (const path of ['/my-recipes', '/menu-maker', '/account', '/admin/outbox']) {
    await page.goto(path);
    await page.waitForURL('**/login*');
  }
  await page.goto('/no/such/page');
  await page.waitForURL((url) => url.pathname === '/');
});
