import { expect, it } from 'vitest';
import { signIn } from './pages/accounts';
import { tokenOf, writeByCall } from './pages/recipes';
import { openPage, openSignedIn, phone, shareBrowser } from './setup/browser';
import { call } from './setup/call';
import { expectGoodInEachLook } from './setup/inspect';
import { newPerson, registerByCall } from './setup/people';
import { findStored } from './setup/stored';

shareBrowser();

type Page = Awaited<ReturnType<typeof openPage>>;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Lists a recipe of a new cook for everyone. The title is one that no other test has. */
async function listRecipe(name: string) {
  const cook = await registerByCall(name);
  const page = await openSignedIn(cook, phone);
  const title = newPerson('Pavlova').name;
  const id = await writeByCall(page, {
    title,
    ingredientLines: ['4 egg whites', '200 g sugar'],
    steps: ['Beat the egg whites.', 'Bake for an hour.'],
  });
  const token = await tokenOf(page);
  const sharing = { sharedWith: { saltbush: true } };
  await call(`/recipes/${id}/sharing`, sharing, { method: 'PUT', token });
  return { cook, page, title, id };
}

it('a visitor finds a recipe and its cook on a phone, and comes back to follow after signing in', async () => {
  const { cook, title } = await listRecipe('Baker');
  const reader = await registerByCall('Reader');
  const visitor = await openPage(phone);
  await visitor.goto('/');
  await visitor.getByRole('link', { name: 'Browse recipes' }).tap();
  await heading(visitor, 'Browse recipes').waitFor();
  await visitor.getByRole('searchbox', { name: 'Search recipes' }).fill(title);
  await visitor.getByRole('button', { name: 'Search', exact: true }).tap();
  await visitor.getByRole('link', { name: title }).waitFor();
  await expectGoodInEachLook(visitor, 'browse for visitors');
  await visitor.getByRole('link', { name: title }).tap();
  await heading(visitor, title).waitFor();
  await visitor.getByRole('link', { name: `By ${cook.name}` }).tap();
  await heading(visitor, cook.name).waitFor();
  await visitor.getByRole('link', { name: title }).waitFor();
  await expectGoodInEachLook(visitor, 'the page of a cook');
  await visitor.getByRole('link', { name: 'Sign in to follow' }).tap();
  await signIn(visitor, reader);
  await heading(visitor, cook.name).waitFor();
  await visitor.getByRole('button', { name: 'Follow', exact: true }).tap();
  await visitor.getByRole('button', { name: 'Unfollow' }).waitFor();
});

it('a followed cook’s recipes are under Browse, and the account ends following and takes that back', async () => {
  const { cook, page, title } = await listRecipe('Grower');
  const reader = await openSignedIn('Fan', phone);
  const cookId = await idOf(page);
  await reader.goto(`/cooks/${cookId}`);
  await reader.getByRole('button', { name: 'Follow', exact: true }).tap();
  await reader.getByText(`You follow ${cook.name}`).waitFor();
  await reader.goto('/browse');
  await reader.getByRole('link', { name: 'From cooks you follow' }).tap();
  await heading(reader, 'From cooks you follow').waitFor();
  await reader.getByRole('link', { name: title }).waitFor();
  await expectGoodInEachLook(reader, 'recipes of followed cooks');

  await page.goto(`/cooks/${cookId}`);
  await page.getByText('1 recipe. 1 person follows you.').waitFor();
  expect(await page.getByRole('button', { name: 'Follow', exact: true }).count()).toBe(0);

  await reader.getByRole('link', { name: 'Cooks you follow' }).tap();
  await reader.getByRole('link', { name: cook.name }).waitFor();
  await expectGoodInEachLook(reader, 'the cooks one follows');
  await reader.getByRole('button', { name: `Unfollow ${cook.name}` }).tap();
  await reader.getByRole('heading', { name: 'You follow no cook yet' }).waitFor();
  await reader.getByRole('button', { name: 'Undo' }).tap();
  await reader.getByRole('link', { name: cook.name }).waitFor();
});

/** The id of whoever is signed in on the page. */
async function idOf(page: Page): Promise<string> {
  return (await findStored(page, 'saltbush.user-id'))!;
}
