import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxVersions, recipeVersionsRoutes } from '@saltbush/contract/book/recipe-versions';
import { recipesRoutes, type RecipeChange } from '@saltbush/contract/recipe/recipes';
import { createTestUsers, type TestUsers } from '../../../testing/test-users';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { images } from '../../../schema/images';
import { countSomeChanges } from '../../recipe/recipes';
import { recipeVersions } from '../../../schema/recipe/recipe-versions';
import { recipes } from '../../../schema/recipes';

let testApp: TestApp;
let people: TestUsers;
beforeAll(async () => {
  testApp = await openTestApp();
  people = await createTestUsers(testApp.app);
});
afterAll(() => testApp.close());

const soup = {
  title: 'Soup',
  serves: 4,
  tags: ['Quick'],
  ingredients: [{ name: 'leek', amount: '1', unit: '', section: 'Base' }],
  instructions: ['Chop.', 'Boil.'],
} satisfies RecipeChange;

const keep = async () => (await people.priya.ask(recipesRoutes.create, { body: soup })).body;
const save = async (id: string, change: RecipeChange) =>
  (await people.priya.ask(recipesRoutes.update, { params: { id }, body: change })).body;
const history = async (id: string) =>
  (await people.priya.ask(recipeVersionsRoutes.list, { params: { id }, query: { limit: 200 } }))
    .body.versions;
const changesOf = async (id: string, revision: number) =>
  (await people.priya.ask(recipeVersionsRoutes.changes, { params: { id, revision } })).body.changes;

describe('the history of a recipe', () => {
  test('the history of a recipe begins with its first save', async () => {
    const { _id, createdAt } = await keep();
    expect(await history(_id)).toEqual([
      { revision: 1, savedAt: createdAt, title: 'Soup', isCurrent: true, isFirst: true },
    ]);
  });

  test('the history of a recipe says what each save changed, newest first', async () => {
    const { _id } = await keep();
    await save(_id, { ...soup, title: 'Leek soup' });
    await save(_id, { ...soup, title: 'Leek soup', instructions: ['Chop.', 'Simmer.', 'Blend.'] });
    expect(await history(_id)).toMatchObject([
      { revision: 3, title: 'Leek soup', isCurrent: true, changeCount: 2 },
      { revision: 2, changeCount: 1 },
      { revision: 1, title: 'Soup', isCurrent: false, isFirst: true },
    ]);
    expect(await changesOf(_id, 3)).toEqual([
      { field: 'steps', before: 'Boil.', after: 'Simmer.' },
      { field: 'steps', after: 'Blend.' },
    ]);
    expect(await changesOf(_id, 2)).toEqual([
      { field: 'title', before: 'Soup', after: 'Leek soup' },
    ]);
    expect(await changesOf(_id, 1)).toEqual([]);
  });

  test('a history of texts as long as they may be is listed page by page, in a few kilobytes', async () => {
    const { _id } = await keep();
    const steps = Array.from({ length: 190 }, (_, n) => ({ text: `${n} `.padEnd(4_900, 'stir ') }));
    const { db } = testApp.database;
    const ownerId = people.priya.user._id;
    await db.update(recipes).set({ revision: 26 }).where(eq(recipes.id, _id));
    for (let revision = 1; revision < 26; revision += 1) {
      const content = { ...soup, title: `Soup ${revision}`, steps };
      await db
        .insert(recipeVersions)
        .values({ recipeId: _id, ownerId, revision, content, savedAt: new Date() });
    }
    const pageOf = (page: number) =>
      people.priya.ask(recipeVersionsRoutes.list, { params: { id: _id }, query: { page } });
    const [first, second] = [await pageOf(1), await pageOf(2)];
    expect(first.body).toMatchObject({ total: 26, hasMore: true });
    expect(second.body).toMatchObject({ page: 2, hasMore: false });
    expect([...first.body.versions, ...second.body.versions].map((one) => one.title)).toEqual([
      'Soup',
      ...Array.from({ length: 25 }, (_, n) => `Soup ${25 - n}`),
    ]);
    expect(JSON.stringify(first.body).length).toBeLessThan(10_000);
  });

  test('the changes of versions that an older Saltbush wrote are counted in the background', async () => {
    const { _id } = await keep();
    await save(_id, { ...soup, title: 'Leek soup' });
    await save(_id, { ...soup, title: 'Leek soup', serves: 2, notes: 'Hot.' });
    const { db } = testApp.database;
    await db
      .update(recipeVersions)
      .set({ title: null, nextChanges: null })
      .where(eq(recipeVersions.recipeId, _id));
    const uncounted = await history(_id);
    expect(uncounted.map(({ title }) => title)).toEqual(['Leek soup', 'Leek soup', 'Soup']);
    expect(uncounted.some((version) => 'changeCount' in version)).toBe(false);
    while ((await countSomeChanges(db, 1)) > 0);
    expect(await history(_id)).toMatchObject([{ changeCount: 2 }, { changeCount: 1 }, {}]);
  });

  test('an earlier version can be read whole, and restored; nothing of the history is lost', async () => {
    const { _id } = await keep();
    await save(_id, { title: 'Toast' });
    const params = { id: _id, revision: 1 };
    const { body: text } = await people.priya.ask(recipeVersionsRoutes.get, { params });
    expect(text).toMatchObject(soup);
    const { body: restored } = await people.priya.ask(recipeVersionsRoutes.restore, { params });
    expect(restored).toMatchObject({ ...soup, _id, revision: 3 });
    expect((await history(_id)).map(({ title }) => title)).toEqual(['Soup', 'Toast', 'Soup']);
  });

  test('a picture comes back with its version, also one that someone else uploaded', async () => {
    const imageId = await imageOf(people.tom.user._id);
    const { _id } = await keep();
    const { db } = testApp.database;
    await db.update(recipes).set({ imageId }).where(eq(recipes.id, _id));
    await save(_id, { title: 'No picture' });
    const { body } = await people.priya.ask(recipeVersionsRoutes.restore, {
      params: { id: _id, revision: 1 },
    });
    expect(body.imageUrl).toBe(`/images/${imageId}/800.webp`);
  });

  test('a version whose picture is gone is restored without it', async () => {
    const imageId = await imageOf(people.priya.user._id);
    const imageUrl = `/images/${imageId}/800.webp`;
    const { _id } = await keep();
    await save(_id, { ...soup, imageUrl });
    await save(_id, soup);
    await testApp.database.db.delete(images).where(eq(images.id, imageId));
    const { status, body } = await people.priya.ask(recipeVersionsRoutes.restore, {
      params: { id: _id, revision: 2 },
    });
    expect(status).toBe(200);
    expect(body).not.toHaveProperty('imageUrl');
  });

  test('all saves at the same time leave their version', async () => {
    const { _id } = await keep();
    await Promise.all(['A', 'B', 'C', 'D'].map((title) => save(_id, { ...soup, title })));
    const versions = await history(_id);
    expect(versions.map(({ revision }) => revision)).toEqual([5, 4, 3, 2, 1]);
    expect(versions.map(({ title }) => title).toSorted()).toEqual(['A', 'B', 'C', 'D', 'Soup']);
  });

  test('a refused save leaves no version', async () => {
    const { _id } = await keep();
    await save(_id, { ...soup, title: 'Second' });
    const { status } = await people.priya.ask(recipesRoutes.update, {
      params: { id: _id },
      body: { ...soup, title: 'Third', revision: 1 },
    });
    expect(status).toBe(409);
    expect(await history(_id)).toHaveLength(2);
  });

  test('the history of a recipe has its newest versions', async () => {
    const { _id } = await keep();
    await testApp.database.db
      .update(recipes)
      .set({ revision: maxVersions })
      .where(eq(recipes.id, _id));
    const row = {
      recipeId: _id,
      ownerId: people.priya.user._id,
      content: { ...soup, steps: [] },
      savedAt: new Date(),
    };
    await testApp.database.db
      .insert(recipeVersions)
      .values(Array.from({ length: maxVersions - 1 }, (_, n) => ({ ...row, revision: n + 1 })));
    await save(_id, { ...soup, title: 'One more' });
    const versions = await history(_id);
    expect(versions).toHaveLength(maxVersions);
    expect(versions.at(-1)).toMatchObject({ revision: 2 });
  });
});

describe('refused', () => {
  const all = ['list', 'changes', 'get', 'restore'] as const;

  test.each(all)(
    "the call %s of a recipe's history is for the owner only, also of a public recipe",
    async (call) => {
      const { _id } = await keep();
      await save(_id, { title: 'Toast' });
      await testApp.database.db
        .update(recipes)
        .set({ sharingMode: 'public' })
        .where(eq(recipes.id, _id));
      const params = { id: _id, revision: 1 };
      expect((await people.tom.ask(recipeVersionsRoutes[call], { params })).status).toBe(404);
      expect((await people.visitor.ask(recipeVersionsRoutes[call], { params })).status).toBe(401);
    },
  );

  test.each(all)("the call %s of a deleted recipe's history is refused", async (call) => {
    const { _id } = await keep();
    await save(_id, { title: 'Toast' });
    await people.priya.ask(recipesRoutes.remove, { params: { id: _id } });
    const params = { id: _id, revision: 1 };
    expect((await people.priya.ask(recipeVersionsRoutes[call], { params })).status).toBe(404);
  });

  test.each(['changes', 'get', 'restore'] as const)(
    'the call %s of a version there never was is refused',
    async (call) => {
      const { _id } = await keep();
      const params = { id: _id, revision: 7 };
      expect((await people.priya.ask(recipeVersionsRoutes[call], { params })).status).toBe(404);
    },
  );
});

async function imageOf(ownerId: string): Promise<string> {
  const id = randomUUID();
  await testApp.database.db
    .insert(images)
    .values({ id, ownerId, width: 9, height: 9, colour: '#a37c52' });
  return id;
}
