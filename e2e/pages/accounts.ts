/** Registration and login in the user interface. */
import type { Page } from 'playwright-core';
import type { Person } from '../setup/people';

export async function register(page: Page, person: Person): Promise<void> {
  await page.goto('/register');
  await closeOnboardingAhead(page);
  await fillRegistration(page, person);
  await page.waitForURL('**/menu-maker*');
}

/** For tests of something else: the onboarding wizard counts as closed in this tab. */
export const closeOnboardingAhead = (page: Page): Promise<void> =>
  page.evaluate(() => sessionStorage.setItem('saltbush.onboarding-dismissed', 'true'));

/** Expects to be on the page to register. */
export async function fillRegistration(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await page.getByRole('button', { name: 'Create My Account' }).click();
}

/** Expects to be on the login page, or goes there. */
export async function signIn(
  page: Page,
  person: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  if (!page.url().includes('/login')) await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(open )?menu$/i }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login*');
}
