/** An archive with odd values in its recipes and sections: those are reported, and the others come in. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../../platform/ids';
import { spoiledCopies } from '../../../../testing/hostile/odd-values';
import { importFile, itemsOf } from '../../../../testing/imports';
import { openTestApp, type TestApp } from '../../../../testing/test-app';
import { registerUser, type Person } from '../../../../testing/test-users';
import { zipOf } from '../../../../testing/zip';

let testApp: TestApp;
let dataFolder: string;
let cook: Person;
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'saltbush-odd-'));
  testApp = await openTestApp({ dataFolder });
  cook = await registerUser(testApp.app, 'Odd');
});
afterAll(async () => {
  await testApp.close();
  await rm(dataFolder, { recursive: true, force: true });
});

const at = '2026-01-02T03:04:05.678Z';
const content = {
  title: 'Toast',
  tags: ['Quick'],
  ingredients: [{ name: 'bread', amount: '1', unit: 'slice' }],
  instructions: ['Toast it.'],
};
const recipe = {
  _id: newId(),
  revision: 2,
  createdAt: at,
  updatedAt: at,
  sharing: { mode: 'private', isListed: false },
  versions: [{ revision: 1, savedAt: at, content }],
  ...content,
};

/** One is enough here: each file takes a while. */
const noLength = { 'a length that is no number': { length: { toString: 1 } } };

test('an odd value in any place of an archived recipe is reported, and the others come in', async () => {
  const spoiled = spoiledCopies(recipe, noLength).map(({ copy }, n) => [
    `recipes/odd-${n}.json`,
    JSON.stringify(copy),
  ]);
  const good = { ...recipe, _id: newId(), title: 'Jaffle' };
  const done = await importFile(
    cook,
    await zipOf({
      'saltbush.json': JSON.stringify({ format: 'saltbush', version: 1 }),
      ...(Object.fromEntries(spoiled) as Record<string, string>),
      'recipes/zz-good.json': JSON.stringify(good),
      'cook-log.json': JSON.stringify(
        spoiledCopies({ _id: newId(), cookedOn: at }).map(({ copy }) => copy),
      ),
    }),
    'keep',
  );
  expect(done).toMatchObject({ state: 'done', failed: 0 });
  const titles = (await itemsOf(cook, done._id)).map(({ title }) => title);
  expect(titles).toContain('Jaffle');
  const refused = done.report.unreadFiles.filter(({ name }) => name.startsWith('recipes/'));
  expect(refused.length).toBeGreaterThan(0);
  expect(JSON.stringify(refused)).not.toContain('a mistake of ours');
});
