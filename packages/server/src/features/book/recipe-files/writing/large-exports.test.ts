/** Exports of any size are written into files that are read back, here with small limits. */
import { Buffer } from 'node:buffer';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cookLogRoutes } from '@saltbush/contract/plan/cook-log';
import { recipesRoutes, type RecipeInput } from '@saltbush/contract/recipe/recipes';
import { importFile, itemsOf } from '../../../../testing/imports';
import { openTestApp, type TestApp } from '../../../../testing/test-app';
import { registerUser, type Person } from '../../../../testing/test-users';
import { zipOf } from '../../../../testing/zip';
import type { Export } from './export';
import { cooklangEntries } from './write-cooklang-zip';
import { isForArchive, jsonLdEntries } from './write-json-ld-file';
import { saltbushEntries } from './write-saltbush';
import type { ZipEntry } from './zip-stream';

let testApp: TestApp;
let fresh: TestApp;
let folder: string;
let cook: Person;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saltbush-large-exports-'));
  testApp = await openTestApp({ dataFolder: join(folder, 'old') });
  fresh = await openTestApp({ dataFolder: join(folder, 'fresh') });
  // What is advanced below stays in the past: an import cuts times to now.
  testApp.advance(-60_000);
  cook = await registerUser(testApp.app, 'Priya');
  for (const title of ['Toast', 'Tea', 'Pavlova']) {
    const body: RecipeInput = { title, serves: 2, notes: `${title} `.repeat(200).trim() };
    const { _id: id } = (await cook.ask(recipesRoutes.create, { body })).body;
    for (const cookedOn of ['2026-01-02', '2026-01-03']) {
      testApp.advance(1_000);
      await cook.ask(cookLogRoutes.add, {
        params: { id },
        body: { cookedOn, note: 'é'.repeat(500) },
      });
    }
  }
});
afterAll(async () => {
  await testApp.close();
  await fresh.close();
  await rm(folder, { recursive: true, force: true });
});

const exportOf = (from: TestApp, { user }: Person): Export => ({
  deps: from.deps,
  ownerId: user._id,
  now: from.deps.clock(),
});

test('an archive of everything in small files is imported whole, and is the same as one in large files', async () => {
  const most = 3_000;
  const files = await filesOf(saltbushEntries(exportOf(testApp, cook), most));
  const ofLog = Object.entries(files).filter(([name]) => name.startsWith('cook-log'));
  expect(ofLog).toHaveLength(3);
  for (const [, text] of ofLog) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(most);
  const newcomer = await registerUser(fresh.app, 'Priya');
  const done = await importFile(newcomer, await zipOf(files));
  expect(done).toMatchObject({ state: 'done', imported: 3, report: { unreadFiles: [] } });
  expect(await filesOf(saltbushEntries(exportOf(fresh, newcomer), most))).toEqual(files);
});

test('recipe data of more recipes than fit in one document is an archive, and imported whole', async () => {
  const most = 2_000;
  const files = await filesOf(jsonLdEntries(exportOf(testApp, cook), most));
  expect(Object.keys(files)).toEqual([
    'recipes-0001.json',
    'recipes-0002.json',
    'recipes-0003.json',
  ]);
  const newcomer = await registerUser(fresh.app, 'Data');
  const done = await importFile(newcomer, await zipOf(files));
  expect(done).toMatchObject({ state: 'done', imported: 3, failed: 0 });
});

test('one document is written until the stored recipes are larger than the limit', async () => {
  const request = exportOf(testApp, cook);
  expect(await isForArchive(request)).toBe(false);
  expect(await isForArchive(request, 10_000)).toBe(false);
  expect(await isForArchive(request, 2_000)).toBe(true);
});

test('the longest recipe of three bytes a letter comes back from text files and from recipe data', async () => {
  const owner = await registerUser(testApp.app, 'Long');
  const instructions = Array.from({ length: 200 }, (_, n) => `ラ${n} `.padEnd(5_000, 'ラ'));
  const long: RecipeInput = { title: 'ラーメン', serves: 2, instructions };
  expect((await owner.ask(recipesRoutes.create, { body: long })).status).toBe(200);
  for (const entries of [cooklangEntries, jsonLdEntries, saltbushEntries]) {
    const newcomer = await registerUser(fresh.app, `Long ${entries.name}`);
    const files = await filesOf(entries(exportOf(testApp, owner)));
    const done = await importFile(newcomer, await zipOf(files));
    expect([entries.name, done.imported, done.report.unreadFiles]).toEqual([entries.name, 1, []]);
    const [item] = await itemsOf(newcomer, done._id);
    const { body } = await newcomer.ask(recipesRoutes.get, { params: { id: item!.recipe! } });
    expect(body.instructions).toEqual(instructions);
  }
});

/** Without the manifest, which names the time and the account. */
async function filesOf(entries: AsyncIterable<ZipEntry>): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for await (const { name, content } of entries) files[name] = content.toString();
  if ('saltbush.json' in files) files['saltbush.json'] = '{"format":"saltbush","version":1}';
  return files;
}
