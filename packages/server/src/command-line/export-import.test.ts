import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportFor, importFor } from '../features/book/recipe-files';
import { registerUser } from '../testing/test-users';
import { openTestApp, type TestApp } from '../testing/test-app';

let testApp: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saltbush-command-'));
  testApp = await openTestApp({ dataFolder: folder });
  await registerUser(testApp.app, 'Priya');
});
afterAll(async () => {
  await testApp.close();
  await rm(folder, { recursive: true, force: true });
});

test('a book goes in and out by the command line, and the file given stays', async () => {
  const file = join(folder, 'tart.json');
  await writeFile(file, '{"@type":"Recipe","name":"Tart","recipeIngredient":["1 lemon"]}');
  const asked = { file, keepsDuplicates: false };
  const done = await importFor(testApp.deps, 'Priya@example.com', asked);
  expect(done).toMatchObject({ state: 'done', imported: 1, fileName: 'tart.json' });
  expect(await readFile(file, 'utf8')).toContain('Tart');
  const { body } = await exportFor(testApp.deps, 'priya@example.com', 'json-ld');
  expect(await text(Readable.from(body))).toContain('"name":"Tart"');
});

test('an import for a person who is not there names them', async () => {
  const asked = { file: join(folder, 'none'), keepsDuplicates: false };
  await expect(importFor(testApp.deps, 'who@example.com', asked)).rejects.toThrow(
    'who@example.com',
  );
});
