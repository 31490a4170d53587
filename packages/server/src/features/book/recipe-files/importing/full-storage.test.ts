/** An import whose owner has no storage left: what fits comes in whole, and the report says what did not. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { instanceSettingsRoutes } from '@saltbush/contract/account/instance-settings';
import { storageUseRoutes } from '@saltbush/contract/account/storage-use';
import { importFile, itemsOf } from '../../../../testing/imports';
import { openTestApp, type TestApp } from '../../../../testing/test-app';
import { createTestUsers, registerUser, type Person } from '../../../../testing/test-users';
import { zipOf } from '../../../../testing/zip';
import { newId } from '../../../../platform/ids';
import { images } from '../../../../schema/images';
import { recipeVersions } from '../../../../schema/recipe/recipe-versions';
import { recipes } from '../../../../schema/recipes';
import { storageUse } from '../../../../schema/account/storage-use';
import { noSpace } from './recipe/recipe-failure';

let testApp: TestApp;
let dataFolder: string;
let alex: Person;
let cook: Person;
let count = 0;
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'saltbush-full-'));
  testApp = await openTestApp({ dataFolder });
  ({ alex } = await createTestUsers(testApp.app));
  await alex.ask(instanceSettingsRoutes.update, { body: { storageMegabytes: 10 } });
});
afterAll(async () => {
  await testApp.close();
  await rm(dataFolder, { recursive: true, force: true });
});
beforeEach(async () => {
  cook = await registerUser(testApp.app, `Cook ${(count += 1)}`);
});

const at = '2026-01-02T03:04:05.678Z';
const longText = (letter: string, bytes: number) =>
  Array.from({ length: bytes / 5_000 }, (_, n) => `${n} `.padEnd(4_990, letter));

/** Leaves so many bytes of the 10 MB that everyone may store. */
async function leaveSpace(bytes: number): Promise<void> {
  await testApp.database.db
    .update(storageUse)
    .set({ pictures: sql`${storageUse.pictures} + ${10_000_000 - bytes - (await used())}` })
    .where(eq(storageUse.ownerId, cook.user._id));
}

/** As our own archive has it; 10 KB of text take about 31. */
function recipe(title: string, more: object = {}) {
  return {
    _id: newId(),
    title,
    tags: [],
    ingredients: [],
    instructions: longText('a', 10_000),
    revision: 1,
    createdAt: at,
    updatedAt: at,
    sharing: { mode: 'private', isListed: false },
    versions: [],
    ...more,
  };
}

const archiveOf = (files: Record<string, unknown>) =>
  zipOf({
    'saltbush.json': JSON.stringify({ format: 'saltbush', version: 1 }),
    ...Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        Buffer.isBuffer(content) ? content : JSON.stringify(content),
      ]),
    ),
  });

const used = async () => (await cook.ask(storageUseRoutes.get, { query: {} })).body.used;

test('a file with more recipes than fit brings in those that do, and reports how many did not', async () => {
  await leaveSpace(110_000);
  const titles = ['One', 'Two', 'Three', 'Four', 'Five'];
  const all = titles.map((title) => recipe(title));
  const file = await archiveOf(Object.fromEntries(all.map((one, n) => [`recipes/${n}.json`, one])));
  const done = await importFile(cook, file);
  expect(done).toMatchObject({ state: 'done', imported: 3, failed: 2, report: { withoutRoom: 2 } });
  const failed = (await itemsOf(cook, done._id)).filter(({ outcome }) => outcome === 'failed');
  expect(failed).toMatchObject([
    { title: 'Four', reason: noSpace },
    { title: 'Five', reason: noSpace },
  ]);

  await alex.ask(instanceSettingsRoutes.update, { body: { storageMegabytes: 20 } });
  const again = await importFile(cook, file);
  expect(again).toMatchObject({ imported: 2, alreadyThere: 3, report: { withoutRoom: 0 } });
  await alex.ask(instanceSettingsRoutes.update, { body: { storageMegabytes: 10 } });
});

test('a recipe whose history finds no room does not come in by half, and comes in whole later', async () => {
  await leaveSpace(120_000);
  const before = await used();
  const version = (revision: number) => ({
    revision,
    savedAt: at,
    content: { title: 'Soup', tags: [], ingredients: [], instructions: longText('b', 10_000) },
  });
  const files: Record<string, unknown> = {
    'recipes/000001.json': recipe('Soup', { revision: 20, versions: [version(1)] }),
    'recipes/000002.json': recipe('Toast', { instructions: [] }),
  };
  for (let n = 1; n < 12; n += 1) {
    files[`versions/000001-00${String(n).padStart(2, '0')}.json`] = { versions: [version(n + 1)] };
  }
  const file = await archiveOf(files);
  const done = await importFile(cook, file);
  expect(done).toMatchObject({ state: 'done', imported: 1, failed: 1, report: { withoutRoom: 1 } });
  expect(await itemsOf(cook, done._id)).toMatchObject([
    { title: 'Soup', outcome: 'failed', reason: noSpace },
    { title: 'Toast', outcome: 'imported' },
  ]);
  expect((await used()) - before).toBeLessThan(10_000);

  await alex.ask(instanceSettingsRoutes.update, { body: { storageMegabytes: 20 } });
  expect(await importFile(cook, file)).toMatchObject({ imported: 1, alreadyThere: 1, failed: 0 });
  const { db } = testApp.database;
  const [soup] = await db.select().from(recipes).where(eq(recipes.title, 'Soup'));
  expect(await db.$count(recipeVersions, eq(recipeVersions.recipeId, soup!.id))).toBe(12);
  await alex.ask(instanceSettingsRoutes.update, { body: { storageMegabytes: 10 } });
});

test('a picture whose recipe finds no room takes none either', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 300, height: 300, channels: 3, background: '#fff', noise } as const;
  const picture = await sharp({ create }).jpeg().toBuffer();
  const name = `images/${newId()}.webp`;
  await leaveSpace(60_000);
  const before = await used();
  const done = await importFile(
    cook,
    await archiveOf({
      'recipes/000001.json': recipe('Pie', { image: name, instructions: longText('a', 30_000) }),
      [name]: picture,
    }),
  );
  expect(done).toMatchObject({ imported: 0, failed: 1, report: { withoutRoom: 1 } });
  expect(await used()).toBe(before);
  expect(await testApp.database.db.$count(images, eq(images.ownerId, cook.user._id))).toBe(0);
});

test('entries of a log that find no room are counted in the report with the reason', async () => {
  const one = recipe('Toast', { instructions: [] });
  const entry = (n: number) => ({
    recipe: one._id,
    title: 'Toast',
    cookedOn: '2026-01-02',
    people: [],
    note: 'é'.repeat(1_000),
    createdAt: new Date(Date.parse(at) + n * 1_000).toISOString(),
  });
  const log = Array.from({ length: 60 }, (_, n) => entry(n));
  await leaveSpace(60_000);
  const done = await importFile(
    cook,
    await archiveOf({ 'recipes/000001.json': one, 'cook-log.json': log }),
  );
  const { withoutRoom, others, unreadFiles } = done.report;
  const saved = others.find(({ name }) => name === 'days you cooked')!.count;
  expect(saved).toBeGreaterThan(20);
  expect(withoutRoom).toBe(60 - saved);
  expect(unreadFiles).toEqual([
    {
      name: 'cook-log.json',
      reason: `${withoutRoom} of 60 were skipped: there is no room for them in your storage.`,
    },
  ]);
});
