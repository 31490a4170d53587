import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { instanceHealthRoutes } from '@saltbush/contract/admin/instance-health';
import { userAdminRoutes } from '@saltbush/contract/admin/user-admin';
import { feedbackRoutes } from '@saltbush/contract/account/feedback';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { adminReportsRoutes, reportsRoutes } from '@saltbush/contract/book/reports';
import { shareLinksRoutes } from '@saltbush/contract/recipe/sharing/share-links';
import { sharingRoutes } from '@saltbush/contract/recipe/sharing/sharing';
import { createTestRecipe } from '../../../testing/recipes';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { createTestUsers, type Person, type TestUsers } from '../../../testing/test-users';

const { list, hide, show, dismiss } = adminReportsRoutes;

let testApp: TestApp;
let people: TestUsers;
beforeAll(async () => {
  testApp = await openTestApp();
  people = await createTestUsers(testApp.app);
});
afterAll(() => testApp.close());

const asPublic = { sharingSettings: { mode: 'public' }, sharedWith: { saltbush: true } } as const;

async function createPublic(title: string) {
  const id = await createTestRecipe(people.priya, { title });
  await people.priya.ask(sharingRoutes.update, { params: { id }, body: asPublic });
  return id;
}

const report = (who: Pick<Person, 'ask'>, id: string) =>
  who.ask(reportsRoutes.report, { params: { id }, body: { reason: 'spam', note: 'Look' } });
const reported = async (state: 'open' | 'hidden') =>
  (await people.alex.ask(list, { query: { state } })).body.recipes;
const statusFor = async (who: Pick<Person, 'ask'>, id: string) =>
  (await who.ask(recipesRoutes.get, { params: { id } })).status;
const browsed = async () =>
  (await people.tom.ask(recipeListsRoutes.browse, {})).body.recipes.map(({ _id }) => _id);
const sitemap = async () =>
  (await testApp.app.inject({ method: 'GET', url: '/sitemaps/1.xml' })).body;

test('a reported recipe is hidden from the public, kept by its owner, and shown again', async () => {
  const { alex, priya, tom, visitor } = people;
  const id = await createPublic('Miracle cure');
  const otherId = await createPublic('Honest soup');
  const link = await priya.ask(shareLinksRoutes.create, { params: { id } });
  const shareToken = link.body.token;
  expect((await report(tom, id)).status).toBe(204);
  expect((await report(tom, id)).status).toBe(204);
  const [entry] = await reported('open');
  expect(entry).toMatchObject({ recipe: { title: 'Miracle cure' }, owner: { username: 'Priya' } });
  expect(entry!.reports).toMatchObject([{ reason: 'spam', note: 'Look', reporter: 'Tom' }]);

  const { attention } = (await alex.ask(instanceHealthRoutes.overview)).body;
  expect(attention).toContainEqual({ kind: 'recipes-reported', count: 1 });
  expect(await browsed()).toContain(id);

  const reason = 'It is an advertisement.';
  expect((await alex.ask(hide, { params: { id }, body: { reason } })).status).toBe(204);
  expect((await alex.ask(hide, { params: { id }, body: { reason } })).status).toBe(404);
  expect(await reported('open')).toEqual([]);
  expect((await reported('hidden'))[0]!.hidden).toMatchObject({ reason });
  expect(await statusFor(visitor, id)).toBe(401);
  expect(await statusFor(tom, id)).toBe(404);
  expect((await visitor.ask(shareLinksRoutes.open, { params: { shareToken } })).status).toBe(404);
  expect(await browsed()).not.toContain(id);
  const listed = await sitemap();
  expect([listed.includes(otherId), listed.includes(id)]).toEqual([true, false]);
  expect(await statusFor(priya, id)).toBe(200);
  const { messages } = (await priya.ask(feedbackRoutes.read, {})).body;
  expect(messages.at(-1)!.text).toContain(reason);

  const again = await priya.ask(sharingRoutes.update, { params: { id }, body: asPublic });
  expect([again.status, again.error.code]).toEqual([403, 'RECIPE_HIDDEN']);
  expect((await priya.ask(shareLinksRoutes.create, { params: { id } })).status).toBe(403);

  expect((await alex.ask(show, { params: { id } })).status).toBe(204);
  expect((await alex.ask(show, { params: { id } })).status).toBe(404);
  expect(await statusFor(visitor, id)).toBe(200);
  expect((await visitor.ask(shareLinksRoutes.open, { params: { shareToken } })).status).toBe(200);
  const trail = (await alex.ask(userAdminRoutes.listActions, {})).body.actions;
  expect(trail.map(({ kind, subject }) => [kind, subject])).toEqual([
    ['showed-recipe', 'Miracle cure'],
    ['hid-recipe', 'Miracle cure'],
  ]);
});

test('dismissed reports are closed, and the recipe stays public', async () => {
  const { alex, tom, visitor } = people;
  const id = await createPublic('Plain soup');
  await report(tom, id);
  expect((await alex.ask(dismiss, { params: { id } })).status).toBe(204);
  expect((await alex.ask(dismiss, { params: { id } })).status).toBe(404);
  expect(await reported('open')).toEqual([]);
  expect(await statusFor(visitor, id)).toBe(200);
});

test('an admin cannot hide a private recipe that nobody reported, and its title is not recorded', async () => {
  const { alex, priya } = people;
  const body = { reason: 'I do not like it.' };
  const id = await createTestRecipe(priya, { title: 'Secret of the family' });
  expect((await alex.ask(hide, { params: { id }, body })).status).toBe(404);
  const { messages } = (await priya.ask(feedbackRoutes.read, {})).body;
  expect(messages.filter(({ text }) => text.includes('Secret of the family'))).toEqual([]);
  const { actions } = (await alex.ask(userAdminRoutes.listActions, {})).body;
  expect(actions.map(({ subject }) => subject)).not.toContain('Secret of the family');
});

test.each(['a public link', 'a report before it was made private'])(
  'an admin can hide a private recipe that has %s',
  async (what) => {
    const { alex, priya, tom } = people;
    const id = await createPublic(`With ${what}`);
    if (what === 'a public link') await priya.ask(shareLinksRoutes.create, { params: { id } });
    else await report(tom, id);
    const asPrivate = {
      sharingSettings: { mode: 'private' },
      sharedWith: { saltbush: false },
    } as const;
    await priya.ask(sharingRoutes.update, { params: { id }, body: asPrivate });
    const body = { reason: 'It is an advertisement.' };
    expect((await alex.ask(hide, { params: { id }, body })).status).toBe(204);
  },
);

test('moderation refuses visitors, owners, what is not public, and people who are no admin', async () => {
  const { priya, tom, visitor, alex } = people;
  const id = await createPublic('Toast');
  const ownId = await createTestRecipe(priya, { title: 'Private' });
  expect((await report(visitor, id)).status).toBe(401);
  expect((await report(priya, id)).status).toBe(404);
  expect((await report(tom, ownId)).status).toBe(404);
  for (const who of [priya, tom]) {
    expect((await who.ask(list, { query: {} })).status).toBe(403);
    expect((await who.ask(hide, { params: { id }, body: { reason: 'No' } })).status).toBe(403);
    expect((await who.ask(show, { params: { id } })).status).toBe(403);
    expect((await who.ask(dismiss, { params: { id } })).status).toBe(403);
  }
  const unknown = { id: randomUUID() };
  expect((await alex.ask(hide, { params: unknown, body: { reason: 'No' } })).status).toBe(404);
  expect((await alex.ask(hide, { params: { id }, body: { reason: ' ' } })).status).toBe(400);
});
