import { expect, inject, it } from 'vitest';
import { writeRecipe } from './pages/recipes';
import { call } from './setup/call';
import { openPage, openSignedIn, phone, shareBrowser } from './setup/browser';
import { expectAccessible, expectNoHorizontalScroll } from './setup/inspect';

shareBrowser();

it('a public recipe is reported, hidden by an admin, and the owner hears why', async () => {
  const owner = await openSignedIn('Owns', phone);
  const title = `Miracle cure ${Date.now()}`;
  await writeRecipe(owner, { title, ingredientLines: ['1 cup sugar'], steps: ['Stir.'] });
  const id = new URL(owner.url()).pathname.split('/').at(-1)!;
  const token = await owner.evaluate(() => localStorage.getItem('saltbush.token')!);
  const body = { sharingSettings: { mode: 'public' }, sharedWith: { saltbush: true } };
  await call(`/recipes/${id}/sharing`, body, { method: 'PUT', token });

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
