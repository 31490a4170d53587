/** Communities in the user interface. */
import type { Page } from 'playwright-core';

/** @returns the path of the new community, whose page is open */
export async function createCommunity(page: Page, name: string): Promise<string> {
  // The shell that is there while the app loads has the same links.
  const app = page.locator('#root');
  await app.getByRole('navigation', { name: 'Main, at the bottom' }).getByText('Community').tap();
  await page.getByRole('button', { name: 'Create community' }).tap();
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Create', exact: true }).tap();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  return new URL(page.url()).pathname;
}

/** On the page of a community; @returns the path of the link */
export async function makeInvitationLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Make a link' }).tap();
  return pathIn(await page.getByLabel('Invitation link').inputValue());
}

/** Joins by a link; the page is of someone who is signed in. */
export async function acceptLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Join', exact: true }).tap();
  await page.getByText(/You've successfully joined/).waitFor();
}

/** On the page of a community, where no mail is set up. */
export async function inviteByEmail(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite one person' }).tap();
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Make their link' }).tap();
  await page.getByLabel('Their link').waitFor();
}

/** @returns the path of the link in the newest mail to this address; the page is an admin's */
export async function invitationInOutbox(page: Page, email: string): Promise<string> {
  await page.goto('/admin/outbox');
  const mail = page
    .getByRole('article')
    .filter({ hasText: email })
    .filter({ hasText: /\/invitation\// });
  const link = mail.first().getByRole('link', { name: /\/invitation\// });
  return pathIn((await link.first().getAttribute('href'))!);
}

const pathIn = (address: string): string => new URL(address).pathname;
