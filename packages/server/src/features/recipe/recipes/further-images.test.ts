/** Several images of a recipe, and one at a step: saved, changed, restored, copied, cleared away. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { imageIdOf } from '@saltbush/contract/recipe/image-address';
import { imagesRoutes } from '@saltbush/contract/recipe/images';
import { recipeVersionsRoutes } from '@saltbush/contract/book/recipe-versions';
import { recipesRoutes, type RecipeInput } from '@saltbush/contract/recipe/recipes';
import { sharingRoutes } from '@saltbush/contract/recipe/sharing/sharing';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { createTestUsers, type Person, type TestUsers } from '../../../testing/test-users';
import { images } from '../../../schema/images';
import { storeImage } from '../../access/images';

const someImage = '/images/01909090-0000-7000-8000-000000000000/800.webp';

let testApp: TestApp;
let people: TestUsers;
let dataFolder: string;
let png: Buffer<ArrayBuffer>;
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'saltbush-further-'));
  testApp = await openTestApp({ dataFolder });
  people = await createTestUsers(testApp.app);
  const image = { width: 9, height: 6, channels: 3, background: 'red' } as const;
  png = Buffer.from(await sharp({ create: image }).png().toBuffer());
});
afterAll(async () => {
  await testApp.close();
  await rm(dataFolder, { recursive: true, force: true });
});

const upload = async (cook: Person) =>
  (await cook.ask(imagesRoutes.upload, { file: new Blob([png]) })).body.imageUrl;

/** With two further images, and one at its second step. */
async function saveSoup(cook: Person) {
  const [main, one, two, ofStep] = [
    await upload(cook),
    await upload(cook),
    await upload(cook),
    await upload(cook),
  ];
  const soup = {
    title: 'Soup',
    imageUrl: main,
    instructions: ['Chop.', 'Boil.', 'Serve.'],
    moreImageUrls: [two, one],
    stepImages: [{ step: 1, imageUrl: ofStep }],
  } satisfies RecipeInput;
  const { status, body } = await cook.ask(recipesRoutes.create, { body: soup });
  expect(status).toBe(200);
  return { soup, params: { id: body._id }, saved: body };
}

test('further pictures are saved in their order, and a recipe without them has no such fields', async () => {
  const { soup, params, saved } = await saveSoup(people.priya);
  const { moreImageUrls, stepImages } = soup;
  expect(saved).toMatchObject({ moreImageUrls, stepImages });
  expect((await people.priya.ask(recipesRoutes.get, { params })).body).toMatchObject({
    moreImageUrls,
    stepImages,
  });
  const plain = await people.priya.ask(recipesRoutes.create, { body: { title: 'Toast' } });
  expect(Object.keys(plain.body)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(moreImageUrls|stepImages)$/)]),
  );
});

test('an earlier version has its own further pictures, without one that is gone', async () => {
  const { soup, params } = await saveSoup(people.priya);
  const change = { ...soup, moreImageUrls: [], stepImages: [] };
  const { body } = await people.priya.ask(recipesRoutes.update, { params, body: change });
  expect([body.moreImageUrls, body.stepImages]).toEqual([undefined, undefined]);
  const second = { params: { ...params, revision: 2 } };
  const { changes } = (await people.priya.ask(recipeVersionsRoutes.changes, second)).body;
  expect(changes.map(({ field }) => field)).toEqual([
    'moreImageUrls',
    'moreImageUrls',
    'stepImages',
  ]);
  const [gone] = soup.moreImageUrls;
  await testApp.database.db.delete(images).where(eq(images.id, imageIdOf(gone!)!));
  const restored = await people.priya.ask(recipeVersionsRoutes.restore, {
    params: { ...params, revision: 1 },
  });
  expect(restored.body).toMatchObject({
    moreImageUrls: [soup.moreImageUrls[1]],
    stepImages: soup.stepImages,
  });
});

test('nobody can use the picture of someone else', async () => {
  const theirs = await upload(people.tom);
  const pictures: [field: string, Partial<RecipeInput>][] = [
    ['moreImageUrls.0', { moreImageUrls: [theirs] }],
    ['stepImages.0.imageUrl', { stepImages: [{ step: 0, imageUrl: theirs }] }],
  ];
  for (const [field, sent] of pictures) {
    const body = { title: 'Mine', instructions: ['Boil.'], ...sent };
    const { error } = await people.priya.ask(recipesRoutes.create, { body });
    expect(error).toMatchObject({ code: 'VALIDATION_FAILED', details: [{ field }] });
  }
});

test.each<[string, Partial<RecipeInput>]>([
  ['ten further ones', { moreImageUrls: Array.from({ length: 10 }, () => someImage) }],
  ['one on the web', { moreImageUrls: ['https://a.example/soup.jpg'] }],
  ['one before the first step', { stepImages: [{ step: -1, imageUrl: someImage }] }],
])('further pictures are refused: %s', async (_what, images) => {
  const body = { title: 'Mine', ...images };
  const { error } = await people.priya.ask(recipesRoutes.create, { body });
  expect(error.code).toBe('VALIDATION_FAILED');
});

test('a copy for someone else shows the further pictures too, and may keep them', async () => {
  const { soup, params } = await saveSoup(people.priya);
  const sharingSettings = { mode: 'public' } as const;
  await people.priya.ask(sharingRoutes.update, { params, body: { sharingSettings } });
  const copy = (await people.tom.ask(sharingRoutes.copy, { params, body: {} })).body;
  const { moreImageUrls, stepImages } = soup;
  expect(copy).toMatchObject({ moreImageUrls, stepImages });
  const { status } = await people.tom.ask(recipesRoutes.update, {
    params: { id: copy._id },
    body: { ...soup, title: 'My soup' },
  });
  expect(status).toBe(200);
});

test('further pictures of a recipe and of its earlier versions stay when others are cleared up', async () => {
  const { soup, params } = await saveSoup(people.priya);
  const [before, stays] = soup.moreImageUrls;
  await people.priya.ask(recipesRoutes.update, {
    params,
    body: { ...soup, moreImageUrls: [stays!] },
  });
  const unused = await upload(people.priya);
  const inAMonth = new Date(Date.now() + 31 * 24 * 60 * 60 * 1000);
  const later = { ...testApp.deps, clock: () => inAMonth };
  await storeImage(later, { ownerId: people.priya.user._id, bytes: png });
  const isThere = async (url: string) => (await testApp.app.inject(url)).statusCode === 200;
  const ofStep = soup.stepImages[0]!.imageUrl;
  expect(await Promise.all([before!, stays!, ofStep, unused].map(isThere))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
