import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { writeRecipe } from './pages/recipes';
import { call } from './setup/call';
import { openPage, openSignedIn, phone, shareBrowser } from './setup/browser';
import { expectAccessible, expectNoHorizontalScroll } from './setup/inspect';

shareBrowser();

it('a public recipe is reported, hidden by an admin, and the owner hears why', async () => {
  const owner = await openSignedIn('Owns', phone);
  const title = `Miracle cure ${Date.now()}`;
  const id = await writePublic(owner, title);

  const reader = await openSignedIn('Reads', phone);
  await reader.goto(`/recipes/${id}`);
  await reader.getByRole('button', { name: 'More', exact: true }).click();
  await reader.getByRole('menuitem', { name: 'Report' }).click();
  await reader.getByRole('radio', { name: 'Advertising or spam' }).click();
  await expectAccessible(reader, 'the form of a report');
  await reader.getByRole('button', { name: 'Report recipe' }).click();
  await reader.getByText('The admins will have a look').waitFor();

  const admin = await openSignedIn(inject('admin'), phone);
  await admin.goto('/admin/reports');
  const entry = admin.getByRole('article', { name: title });
  await entry.getByText('Advertising or spam').waitFor();
  await expectAccessible(admin, '/admin/reports');
  await expectNoHorizontalScroll(admin, '/admin/reports');
  await entry.getByRole('button', { name: 'Hide from the public' }).click();
  await entry.getByLabel(/^Why\?/).fill('It sells something.');
  await entry.getByRole('button', { name: 'Hide recipe' }).click();
  await entry.waitFor({ state: 'detached' });

  const visitor = await openPage(phone);
  const answer = await visitor.request.get(`/api/recipes/${id}`);
  expect(answer.status()).toBe(401);
  await owner.goto('/feedback');
  await owner.getByText('It sells something.').waitFor();
  await admin.getByText('Hidden', { exact: true }).click();
  await entry.getByRole('button', { name: 'Show to the public again' }).click();
  await entry.waitFor({ state: 'detached' });
  expect((await visitor.request.get(`/api/recipes/${id}`)).status()).toBe(200);
});

it('a review of a public recipe gets a reply, is reported and removed, and its writer reads why', async () => {
  const owner = await openSignedIn('Bakes', phone);
  const title = `Honest bread ${Date.now()}`;
  const id = await writePublic(owner, title);
  const writer = await openSignedIn('Sells', phone);
  await writer.goto('/my-recipes');
  const token = await tokenOf(writer);
  await call(`/recipes/${id}/rate`, { rating: 1, review: 'Buy my tins!' }, { token });

  await owner.reload();
  await owner.getByRole('link', { name: /1 rating/ }).click();
  await owner.getByRole('button', { name: /^Reply to the review of Sells/ }).click();
  await owner.getByLabel('Your reply').fill('Please stop.');
  await owner.getByRole('button', { name: 'Send reply' }).click();
  await owner
    .getByRole('list', { name: /^Replies to/ })
    .getByText('Please stop.')
    .waitFor();
  await owner.getByRole('button', { name: /^Report the review of Sells/ }).click();
  await owner.getByRole('radio', { name: 'Advertising or spam' }).click();
  await owner.getByRole('button', { name: 'Report review' }).click();
  await owner.getByText('The admins will have a look').waitFor();

  const admin = await openSignedIn(inject('admin'), phone);
  await admin.goto('/admin/reports');
  await admin.getByText('Reviews and comments', { exact: true }).click();
  const entry = admin.getByRole('article', { name: `on ${title}` });
  await entry.getByText('Buy my tins!').waitFor();
  await expectAccessible(admin, 'a reported review');
  await expectNoHorizontalScroll(admin, 'a reported review');
  await entry.getByRole('button', { name: 'Remove from the recipe' }).click();
  await entry.getByLabel(/^Why\?/).fill('It sells something.');
  await entry.getByRole('button', { name: 'Remove review' }).click();
  await entry.waitFor({ state: 'detached' });

  await writer.goto(`/shared-recipe/${id}#reviews`);
  await writer.getByText('Only you still see it. Why: It sells something.').waitFor();
  await expectAccessible(writer, 'a review that was removed');
  await owner.reload();
  await owner.getByText('No ratings').waitFor();
});

async function writePublic(owner: Page, title: string): Promise<string> {
  await writeRecipe(owner, { title, ingredientLines: ['1 cup sugar'], steps: ['Stir.'] });
  const id = new URL(owner.url()).pathname.split('/').at(-1)!;
  const body = { sharingSettings: { mode: 'public' }, sharedWith: { saltbush: true } };
  await call(`/recipes/${id}/sharing`, body, { method: 'PUT', token: await tokenOf(owner) });
  return id;
}

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('saltbush.token')!);
