import { eq } from 'drizzle-orm';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { shareLinksRoutes } from '@saltbush/contract/recipe/sharing/share-links';
import { createTestUsers, type TestUsers } from '../../../testing/test-users';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { recipes } from '../../../schema/recipes';
import { serveSharedPages } from './shared-pages';
import { shareLinks } from '../../../schema/recipe/sharing';

const page = '<html><head><title>Saltbush</title></head><body></body></html>';

let testApp: TestApp;
let people: TestUsers;
let pages: FastifyInstance;
beforeAll(async () => {
  testApp = await openTestApp();
  people = await createTestUsers(testApp.app);
  pages = fastify();
  serveSharedPages(pages, testApp.deps, () => page);
});
afterAll(async () => {
  await pages.close();
  await testApp.close();
});

async function save(sharingMode: 'private' | 'public'): Promise<string> {
  const body = { title: 'Laksa', ingredients: [{ name: 'noodles' }, { name: 'prawns' }] };
  const { _id } = (await people.priya.ask(recipesRoutes.create, { body })).body;
  await testApp.database.db.update(recipes).set({ sharingMode }).where(eq(recipes.id, _id));
  return _id;
}

const open = async (path: string) => (await pages.inject({ url: path })).body;

test.each(['/recipe', '/shared-recipe'])(
  'the page %s of a public recipe says what it is',
  async (path) => {
    const shown = await open(`${path}/${await save('public')}`);
    expect(shown).toContain('<meta property="og:title" content="Laksa" />');
    expect(shown).toContain('<meta property="og:description" content="With noodles, prawns" />');
    expect(shown).not.toContain('noindex');
    const [, data] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(shown)!;
    expect(JSON.parse(data!)).toMatchObject({
      '@type': 'Recipe',
      name: 'Laksa',
      author: { name: 'Priya' },
      url: expect.stringMatching(/^https:\/\/saltbush\.test\/recipe\//) as string,
      recipeYield: ['4'],
      recipeIngredient: ['noodles', 'prawns'],
      datePublished: expect.any(String) as string,
    });
  },
);

test('the page of a private recipe says nothing, except to who has its link, and is not counted', async () => {
  const id = await save('private');
  const { token } = (await people.priya.ask(shareLinksRoutes.create, { params: { id } })).body;
  expect(await open(`/shared-recipe/${id}`)).toBe(page);
  expect(await open(`/shared-recipe/${id}?token=wrong`)).toBe(page);
  expect(await open(`/shared-recipe/${await save('private')}?token=${token}`)).toBe(page);
  const shown = await open(`/shared-recipe/${id}?token=${token}`);
  expect(shown).toContain('content="Laksa"');
  expect(shown).toContain('noindex');
  const [link] = await testApp.database.db.select().from(shareLinks);
  expect(link!.openCount).toBe(0);
});

test.each([
  '/recipe/none',
  '/shared-recipe/00000000-0000-4000-8000-000000000000',
  '/recipe/1?token=;',
])('the page %s is the app, which says that there is none', async (path) => {
  expect(await open(path)).toBe(page);
});

test('the page of a recipe answers 404 for a link that has ended', async () => {
  const id = await save('private');
  const { body } = await people.priya.ask(shareLinksRoutes.create, { params: { id } });
  const url = `/shared-recipe/${id}?token=${body.token}`;
  expect((await pages.inject({ url })).statusCode).toBe(200);
  const endsAt = new Date(Date.now() - 1000);
  const { db } = testApp.database;
  await db.update(shareLinks).set({ endsAt }).where(eq(shareLinks.id, body._id));
  const ended = await pages.inject({ url });
  expect([ended.statusCode, ended.body]).toEqual([404, page]);
});
