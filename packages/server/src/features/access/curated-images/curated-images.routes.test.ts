import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { curatedImageLimits, curatedImagesRoutes } from '@saltbush/contract/recipe/curated-images';
import { imageIdOf } from '@saltbush/contract/recipe/image-address';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { createTestUsers, type TestUsers } from '../../../testing/test-users';
import { users } from '../../../schema/accounts';
import { findImageFile, storeImage } from '../images';
import { images } from '../../../schema/images';
import { storeCuratedImages } from './curated-images.store';
import { curatedImageId, curatedImages } from './library';

const { list, byTags, search } = curatedImagesRoutes;
const lasagne = curatedImages.find(({ recipeTitle }) => recipeTitle === 'Beef lasagne')!;

let dataFolder: string;
let testApp: TestApp;
let people: TestUsers;
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'saltbush-curated-'));
  testApp = await openTestApp({ dataFolder });
  await storeCuratedImages(testApp.database.db);
  people = await createTestUsers(testApp.app);
});
afterAll(async () => {
  await testApp.close();
  await rm(dataFolder, { recursive: true, force: true });
});

const rowsOfLibrary = () =>
  testApp.database.db.select().from(images).where(isNull(images.ownerId)).orderBy(images.id);

test('the picture library comes in pages of twelve', async () => {
  const first = await people.priya.ask(list, { query: {} });
  expect(first.body.images).toEqual(curatedImages.slice(0, curatedImageLimits.pageSize));
  const total = curatedImages.length;
  const pages = Math.ceil(total / curatedImageLimits.pageSize);
  expect(first.body.pagination).toEqual({ page: 1, limit: 12, total, pages });
  const last = await people.priya.ask(list, { query: { page: pages } });
  expect(last.body.images.at(-1)).toEqual(curatedImages.at(-1));
  expect((await people.priya.ask(list, { query: { page: pages + 1 } })).body.images).toEqual([]);
});

test('a search of the picture library finds the best first, also when it is mistyped', async () => {
  const found = await people.priya.ask(list, { query: { search: 'lasange' } });
  expect(found.body.images[0]).toEqual(lasagne);
  const none = await people.priya.ask(list, { query: { search: 'qqqq' } });
  expect(none.body).toEqual({ images: [], pagination: { page: 1, limit: 12, total: 0, pages: 0 } });
  const { body } = await people.priya.ask(search, { query: { q: 'beef lasagne' } });
  expect(body.images[0]).toEqual(lasagne);
  expect(body.images.length).toBeLessThanOrEqual(curatedImageLimits.unpaged);
});

test('tags find the pictures with most of them first', async () => {
  const { body } = await people.priya.ask(byTags, { query: { tags: 'Pasta, beef' } });
  const counts = body.images.map(
    ({ tags }) => tags.filter((tag) => tag === 'pasta' || tag === 'beef').length,
  );
  expect(counts[0]).toBe(2);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(counts.at(-1)).toBe(1);
});

test('a visitor is asked to sign in for the picture library', async () => {
  const answers = await Promise.all([
    people.visitor.ask(list, { query: {} }),
    people.visitor.ask(byTags, { query: { tags: 'pasta' } }),
    people.visitor.ask(search, { query: { q: 'pasta' } }),
  ]);
  expect(answers.map(({ status, error }) => [status, error.code])).toEqual(
    answers.map(() => [401, 'NOT_SIGNED_IN']),
  );
});

test('each library picture is served in the widths of every image', async () => {
  for (const [width, real] of [
    [400, 600],
    [800, 1200],
    [1200, 1200],
  ]) {
    const answer = await testApp.app.inject(lasagne.imageUrl.replace('800', String(width)));
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const { width: found, height } = await sharp(answer.rawPayload).metadata();
    expect([found, height]).toEqual([real, (real! * 2) / 3]);
  }
  expect((await testApp.app.inject(lasagne.imageUrl.replace('800', '801'))).statusCode).toBe(404);
  expect(await findImageFile(testApp.deps, lasagne._id, 1200)).toBeInstanceOf(Buffer);
});

test('anyone may show a library picture with a recipe, and it stays when the recipe is saved again', async () => {
  const body = { title: 'Lasagne', imageUrl: lasagne.imageUrl };
  for (const person of [people.priya, people.tom]) {
    const made = await person.ask(recipesRoutes.create, { body });
    expect([made.status, made.body.imageUrl]).toEqual([200, lasagne.imageUrl]);
    expect(made.body.imageColour).toBe(lasagne.colour);
    const params = { id: made.body._id };
    expect((await person.ask(recipesRoutes.update, { params, body })).status).toBe(200);
  }
});

test('a library picture stands for a recipe of its dish that has none, and is not its own', async () => {
  const made = await people.priya.ask(recipesRoutes.create, { body: { title: 'Mum’s lasagna' } });
  expect(made.body.imageUrl).toBeUndefined();
  expect(made.body.cover).toMatchObject({
    imageUrl: lasagne.imageUrl,
    imageColour: lasagne.colour,
    kind: 'bake',
  });
});

test('an id that only looks like one of the library is refused', async () => {
  const imageUrl = `/images/${curatedImageId('no-such-dish')}/800.webp`;
  const { error } = await people.priya.ask(recipesRoutes.create, {
    body: { title: 'Soup', imageUrl },
  });
  expect(error.code).toBe('VALIDATION_FAILED');
  expect((await testApp.app.inject(imageUrl)).statusCode).toBe(404);
});

test('rows of the picture library are written once, whoever starts, and again for a changed colour', async () => {
  const { db } = testApp.database;
  const before = await rowsOfLibrary();
  expect(before.length).toBe(curatedImages.length);
  await Promise.all([1, 2, 3, 4].map(() => storeCuratedImages(db)));
  expect(await rowsOfLibrary()).toEqual(before);
  await db.update(images).set({ colour: '#000000' }).where(eq(images.id, lasagne._id));
  await storeCuratedImages(db);
  expect(await rowsOfLibrary()).toEqual(before);
});

test('a library picture is removed neither by clearing up nor by the end of an account', async () => {
  const { db } = testApp.database;
  const before = await rowsOfLibrary();
  const inAYear = new Date(Date.now() + 365 * 24 * 60 * 60 * 1000);
  const later = { ...testApp.deps, clock: () => inAYear };
  const grey = sharp({ create: { width: 9, height: 6, channels: 3, background: '#888' } });
  const { imageUrl } = await storeImage(later, {
    ownerId: people.nobody.user._id,
    bytes: await grey.png().toBuffer(),
  });
  await db.delete(users).where(eq(users.id, people.nobody.user._id));
  expect(
    await db
      .select()
      .from(images)
      .where(eq(images.id, imageIdOf(imageUrl)!)),
  ).toEqual([]);
  expect(await rowsOfLibrary()).toEqual(before);
});
