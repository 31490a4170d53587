import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { curatedImageAdminRoutes } from '@saltbush/contract/admin/curated-image-admin';
import { userAdminRoutes } from '@saltbush/contract/admin/user-admin';
import { curatedImagesRoutes } from '@saltbush/contract/recipe/curated-images';
import { imageIdOf } from '@saltbush/contract/recipe/image-address';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { createTestUsers, type Person, type TestUsers } from '../../../testing/test-users';
import { users } from '../../../schema/accounts';
import { curatedImageId, storeCuratedImages } from '../../access/curated-images';
import { curatedImages } from '../../../schema/access/curated-images';
import { storeImage } from '../../access/images';
import { images } from '../../../schema/images';

const { list, add, change } = curatedImageAdminRoutes;

let dataFolder: string;
let testApp: TestApp;
let people: TestUsers;
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'saltbush-curated-admin-'));
  testApp = await openTestApp({ dataFolder });
  await storeCuratedImages(testApp.database.db);
  people = await createTestUsers(testApp.app);
});
beforeEach(async () => {
  // Nothing else ever deletes rows: the sum of their revisions must not be one that was there before.
  await testApp.database.db.update(curatedImages).set({ hiddenAt: null });
});
afterAll(async () => {
  await testApp.close();
  await rm(dataFolder, { recursive: true, force: true });
});

const words = {
  recipeTitle: 'Quandong pie',
  tags: ['dessert', 'quandong'],
  cuisine: 'Australian',
  difficulty: 'Medium' as const,
  alt: 'A pie with red fruit',
};

async function upload(person: Person): Promise<string> {
  const grey = sharp({ create: { width: 90, height: 60, channels: 3, background: '#a37c52' } });
  const bytes = await grey.png().toBuffer();
  return (await storeImage(testApp.deps, { ownerId: person.user._id, bytes })).imageUrl;
}
const addPie = async () =>
  (await people.alex.ask(add, { body: { imageUrl: await upload(people.alex), ...words } })).body;
const offered = async (search: string) =>
  (await people.priya.ask(curatedImagesRoutes.list, { query: { search } })).body.images.map(
    ({ _id }) => _id,
  );
const listed = async (query: object) =>
  (await people.alex.ask(list, { query })).body.images.map(({ _id }) => _id);
const trail = async () =>
  (await people.alex.ask(userAdminRoutes.listActions, {})).body.actions.map(
    ({ kind, subject }) => `${kind} ${subject}`,
  );

describe('a picture that an admin adds', () => {
  test('a picture that an admin adds is offered to everyone first, and found by its words', async () => {
    const pie = await addPie();
    expect(pie).toMatchObject({
      ...words,
      isShown: true,
      isAdded: true,
      colour: expect.any(String),
    });
    expect((await offered(''))[0]).toBe(pie._id);
    expect((await offered('quandong'))[0]).toBe(pie._id);
    expect(await listed({ only: 'added' })).toContain(pie._id);
    expect((await trail())[0]).toBe('added-picture Quandong pie');
    const body = { title: 'Pie', imageUrl: pie.imageUrl };
    expect((await people.priya.ask(recipesRoutes.create, { body })).status).toBe(200);
  });

  test('a picture that an admin added stays when its admin leaves', async () => {
    const { nobody } = people;
    const { db } = testApp.database;
    await db.update(users).set({ isAdmin: true }).where(eq(users.id, nobody.user._id));
    const imageUrl = await upload(nobody);
    const { body } = await nobody.ask(add, { body: { imageUrl, ...words } });
    await db.delete(users).where(eq(users.id, nobody.user._id));
    expect(await offered('quandong')).toContain(body._id);
    expect(await db.$count(images, eq(images.id, body._id))).toBe(1);
  });

  test('a picture that an admin adds must be their upload, and described', async () => {
    const other = await upload(people.priya);
    const taken = (await addPie()).imageUrl;
    for (const imageUrl of [other, taken]) {
      const { error } = await people.alex.ask(add, { body: { imageUrl, ...words } });
      expect(error).toMatchObject({
        code: 'VALIDATION_FAILED',
        details: [{ field: 'imageUrl', message: 'Please upload the picture again' }],
      });
    }
    const blank = { imageUrl: await upload(people.alex), ...words, alt: ' ', recipeTitle: '' };
    const { error } = await people.alex.ask(add, { body: blank });
    expect(error.details).toMatchObject([{ field: 'recipeTitle' }, { field: 'alt' }]);
  });
});

describe('a picture of the library', () => {
  const lasagne = curatedImageId('lasagne');
  const set = (body: object) => people.alex.ask(change, { params: { id: lasagne }, body });

  test('a library picture is switched off and on again, and a recipe that has it keeps it', async () => {
    const [image] = (
      await people.priya.ask(curatedImagesRoutes.list, { query: { search: 'lasagne' } })
    ).body.images;
    expect(image!._id).toBe(lasagne);
    const body = { title: 'Lasagne', imageUrl: image!.imageUrl };
    const recipe = (await people.priya.ask(recipesRoutes.create, { body })).body;

    expect((await set({ isShown: false })).body).toMatchObject({ isShown: false, isAdded: false });
    expect(await offered('lasagne')).not.toContain(lasagne);
    const byTags = await people.priya.ask(curatedImagesRoutes.byTags, { query: { tags: 'pasta' } });
    expect(byTags.body.images.map(({ _id }) => _id)).not.toContain(lasagne);
    expect(await listed({ only: 'off' })).toEqual([lasagne]);
    const params = { id: recipe._id };
    expect((await people.priya.ask(recipesRoutes.update, { params, body })).body.imageUrl).toBe(
      image!.imageUrl,
    );
    expect((await testApp.app.inject(image!.imageUrl)).statusCode).toBe(200);

    await set({ isShown: true });
    expect(await offered('lasagne')).toContain(lasagne);
    expect((await trail()).slice(0, 2)).toEqual([
      'showed-picture Beef lasagne',
      'hid-picture Beef lasagne',
    ]);
  });

  test('a library picture is described in other words, and keeps the rest', async () => {
    const { body } = await set({ recipeTitle: 'Nonna’s lasagne', tags: ['bake'] });
    expect(body).toMatchObject({
      recipeTitle: 'Nonna’s lasagne',
      tags: ['bake'],
      cuisine: 'Italian',
    });
    expect((await offered('nonna'))[0]).toBe(lasagne);
    await set({ isShown: false });
    expect((await set({ isShown: true })).body.recipeTitle).toBe('Nonna’s lasagne');
    const before = (await trail()).length;
    await set({ recipeTitle: 'Nonna’s lasagne', isShown: true });
    expect((await trail()).length).toBe(before);
  });

  test('a library picture that is not there is not found', async () => {
    const params = { id: '0196a1b2-0000-7000-8000-000000000000' };
    expect((await people.alex.ask(change, { params, body: { isShown: false } })).status).toBe(404);
  });
});

test('the list of pictures for admins comes in pages, with what is switched off', async () => {
  const { body } = await people.alex.ask(list, { query: { limit: 10, page: 2 } });
  expect(body.images).toHaveLength(10);
  expect(body.pagination).toMatchObject({ page: 2, limit: 10, pages: expect.any(Number) });
  const params = { id: body.images[0]!._id };
  await people.alex.ask(change, { params, body: { isShown: false } });
  const again = (await people.alex.ask(list, { query: { limit: 10, page: 2 } })).body;
  expect(again.images[0]).toMatchObject({ _id: params.id, isShown: false });
  expect(again.pagination).toEqual(body.pagination);
});

test('the calls for library pictures are for admins', async () => {
  const params = { id: curatedImageId('lasagne') };
  const imageUrl = await upload(people.priya);
  for (const [person, status] of [
    [people.priya, 403],
    [people.visitor, 401],
  ] as const) {
    const answers = await Promise.all([
      person.ask(list, { query: {} }),
      person.ask(add, { body: { imageUrl, ...words } }),
      person.ask(change, { params, body: { isShown: false } }),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([status, status, status]);
  }
  expect(await testApp.database.db.$count(images, eq(images.id, imageIdOf(imageUrl)!))).toBe(1);
});
