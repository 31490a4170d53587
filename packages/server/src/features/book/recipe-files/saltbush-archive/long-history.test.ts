/** Histories that are as long as they may be leave one Saltbush and arrive in an empty one. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recipeFilesRoutes } from '@saltbush/contract/book/recipe-files';
import { recipeLimits, recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { openTestApp, type TestApp } from '../../../../testing/test-app';
import { registerUser, type Person } from '../../../../testing/test-users';
import { recipeVersions } from '../../../../schema/recipe/recipe-versions';
import { recipes } from '../../../../schema/recipes';
import { openArchive } from '../reading/archive/archive';
import { newBudget } from '../reading/budget';

let folder: string;
let old: TestApp;
let fresh: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saltbush-long-history-'));
  old = await openTestApp({ dataFolder: join(folder, 'old') });
  fresh = await openTestApp({ dataFolder: join(folder, 'fresh') });
});
afterAll(async () => {
  await old.close();
  await fresh.close();
  await rm(folder, { recursive: true, force: true });
});

const versions = 12;

test('a history of 11 MB is exported in pieces, and imported whole into an empty instance', async () => {
  const cook = await registerUser(old.app, 'Priya');
  const long = await recipeWithHistory(cook, 'Long', versions);
  await recipeWithHistory(cook, 'Short', 1);
  const leaving = await exportOf(old, cook);
  const newcomer = await registerUser(fresh.app, 'Priya');
  fresh.advance(60_000);
  const done = await importOf(newcomer, leaving);
  expect(done).toMatchObject({ state: 'done', imported: 2, failed: 0 });
  expect(done.report).toMatchObject({ unreadFiles: [], unreadFields: [] });
  const arrived = await storedVersions(fresh, long);
  expect(arrived).toHaveLength(versions);
  const withoutOwner = (all: typeof arrived) => all.map(({ ownerId: _whose, ...rest }) => rest);
  expect(withoutOwner(arrived)).toEqual(withoutOwner(await storedVersions(old, long)));
  const [before, after] = await Promise.all([
    filesOf(leaving),
    filesOf(await exportOf(fresh, newcomer)),
  ]);
  expect(Object.keys(before)).toContain('versions/000001-0001.json');
  expect(Math.max(...Object.values(before).map((text) => text.length))).toBeLessThan(4_000_000);
  expect(after).toEqual(before);
});

test('a history whose recipe is there already changes nothing', async () => {
  const cook = await registerUser(old.app, 'Twice');
  const id = await recipeWithHistory(cook, 'Twice', 3);
  const leaving = await exportOf(old, cook);
  await old.database.db.delete(recipeVersions).where(eq(recipeVersions.recipeId, id));
  expect(await importOf(cook, leaving)).toMatchObject({ imported: 0, alreadyThere: 1 });
  expect(await storedVersions(old, id)).toEqual([]);
});

test('an archive that was cut off is refused, and imports nothing', async () => {
  const cook = await registerUser(old.app, 'Cut off');
  await recipeWithHistory(cook, 'Cut', 2);
  const leaving = await exportOf(old, cook);
  for (const share of [0.1, 0.5, 0.99]) {
    const part = leaving.subarray(0, Math.floor(leaving.length * share));
    expect(await importOf(cook, part)).toMatchObject({ state: 'failed', imported: 0 });
  }
});

/** Every step as long as it may be, every version another text. */
async function recipeWithHistory(cook: Person, title: string, count: number): Promise<string> {
  const { _id } = (await cook.ask(recipesRoutes.create, { body: { title } })).body;
  const { db } = old.database;
  await db
    .update(recipes)
    .set({ revision: count + 1 })
    .where(eq(recipes.id, _id));
  for (let revision = 1; revision <= count; revision += 1) {
    const steps = Array.from({ length: 190 }, (_, n) => ({
      text: `${revision} ${n} é `.padEnd(recipeLimits.text - 10, `stir ${revision * n} `).trim(),
    }));
    const content = { title, serves: 4, measures: 'au' as const, tags: [], ingredients: [], steps };
    const savedAt = new Date(Date.UTC(2026, 0, revision));
    const ownerId = cook.user._id;
    await db.insert(recipeVersions).values({ recipeId: _id, ownerId, revision, content, savedAt });
  }
  return _id;
}

const storedVersions = ({ database: { db } }: TestApp, recipeId: string) =>
  db
    .select()
    .from(recipeVersions)
    .where(eq(recipeVersions.recipeId, recipeId))
    .orderBy(recipeVersions.revision);

async function exportOf(testApp: TestApp, { token }: Person): Promise<Buffer> {
  const url = '/api/recipe-files/export?format=saltbush';
  const headers = { authorization: `Bearer ${token}` };
  return (await testApp.app.inject({ url, headers })).rawPayload;
}

async function importOf(person: Person, bytes: Buffer) {
  const file = new Blob([new Uint8Array(bytes)]);
  const { body } = await person.ask(recipeFilesRoutes.importFile, { file });
  for (;;) {
    const now = (await person.ask(recipeFilesRoutes.getImport, { params: { id: body._id } })).body;
    if (!['waiting', 'running'].includes(now.state)) return now;
  }
}

async function filesOf(bytes: Buffer): Promise<Record<string, string>> {
  const archive = await openArchive(bytes, newBudget());
  const files: Record<string, string> = {};
  for (const name of archive.names) files[name] = (await archive.read(name)).toString('utf8');
  archive.close();
  delete files['saltbush.json'];
  return files;
}
