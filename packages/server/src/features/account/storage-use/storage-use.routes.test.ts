import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { instanceSettingsRoutes } from '@saltbush/contract/account/instance-settings';
import { recipeVersionsRoutes } from '@saltbush/contract/book/recipe-versions';
import { recipesRoutes, type RecipeInput } from '@saltbush/contract/recipe/recipes';
import { storageUseRoutes } from '@saltbush/contract/account/storage-use';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { createTestUsers, registerUser, type Person } from '../../../testing/test-users';

let testApp: TestApp;
let alex: Person;
beforeAll(async () => {
  testApp = await openTestApp();
  ({ alex } = await createTestUsers(testApp.app));
});
afterAll(() => testApp.close());
beforeEach(() => allow(10));

const allow = (storageMegabytes: number) =>
  alex.ask(instanceSettingsRoutes.update, { body: { storageMegabytes } });

/** About 0.9 MB of text, which takes three times that. */
const long = (title: string, letter = 'a'): RecipeInput => ({
  title,
  instructions: Array.from({ length: 180 }, (_, n) => `${n} `.padEnd(4_990, letter)),
});
const keep = (person: Person, recipe: RecipeInput) =>
  person.ask(recipesRoutes.create, { body: recipe });
const useOf = async (person: Person) =>
  (await person.ask(storageUseRoutes.get, { query: {} })).body;

/** @returns the ids of what was saved until nothing more fitted */
async function fill(person: Person): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < 9; n += 1) {
    const { status, body } = await keep(person, long(`Long ${n}`));
    if (status !== 200) return ids;
    ids.push(body._id);
  }
  throw new Error('it never got full');
}

let count = 0;
const someone = () => registerUser(testApp.app, `Cook ${(count += 1)}`);

describe('a person whose storage is full', () => {
  test('a person with full storage is refused in words that say how full, while another saves', async () => {
    const [kim, lee] = [await someone(), await someone()];
    const ids = await fill(kim);
    expect(ids).toHaveLength(3);
    const { status, error } = await keep(kim, long('One more'));
    expect(status).toBe(413);
    expect(error).toMatchObject({ code: 'STORAGE_FULL', error: 'Your storage is full' });
    expect(error?.details).toMatch(/^You use 8\.\d MB of 10 MB.*empty the bin.*your admin/);
    expect((await keep(lee, long('Soup'))).status).toBe(200);
    // A small one still fits.
    expect((await keep(kim, { title: 'Toast' })).status).toBe(200);
  });

  test('a person with full storage loses nothing by a refused edit', async () => {
    const kim = await someone();
    const [id = ''] = await fill(kim);
    const before = await useOf(kim);
    const longer = { ...long('Longer', 'é'), serves: 2 };
    const { error } = await kim.ask(recipesRoutes.update, { params: { id }, body: longer });
    expect(error?.code).toBe('STORAGE_FULL');
    const { body } = await kim.ask(recipesRoutes.get, { params: { id } });
    expect(body).toMatchObject({ title: 'Long 0', revision: 1 });
    expect(await useOf(kim)).toEqual(before);
  });

  test('a person with full storage may shorten a recipe', async () => {
    const kim = await someone();
    const [id = ''] = await fill(kim);
    await keep(kim, { ...long('Nearly'), instructions: long('').instructions!.slice(0, 90) });
    expect((await useOf(kim)).used).toBeGreaterThan(9_200_000);
    const { status } = await kim.ask(recipesRoutes.update, {
      params: { id },
      body: { title: 'Short' },
    });
    expect(status).toBe(200);
  });

  test('a person with full storage saves again as soon as the bin is empty, and not before', async () => {
    const kim = await someone();
    const [id = ''] = await fill(kim);
    await kim.ask(recipesRoutes.remove, { params: { id } });
    expect((await useOf(kim)).bin).toEqual({ recipes: 1, bytes: expect.any(Number) });
    expect((await keep(kim, long('Again'))).status).toBe(413);
    expect((await kim.ask(storageUseRoutes.emptyBin)).body.bin).toEqual({ recipes: 0, bytes: 0 });
    expect((await keep(kim, long('Again'))).status).toBe(200);
    expect((await kim.ask(recipesRoutes.restore, { params: { id } })).status).toBe(404);
  });

  test('a person with full storage saves again when an admin allows more', async () => {
    const kim = await someone();
    await fill(kim);
    await allow(20);
    expect((await keep(kim, long('More'))).status).toBe(200);
    expect((await useOf(kim)).limit).toBe(20_000_000);
  });

  test('a person with full storage gets room by deleting earlier versions, and the recipe stays', async () => {
    const kim = await someone();
    const id = (await keep(kim, long('Soup'))).body._id;
    await kim.ask(recipesRoutes.update, { params: { id }, body: long('Better soup') });
    expect((await useOf(kim)).kinds.versions).toBeGreaterThan(800_000);
    expect((await kim.ask(storageUseRoutes.removeVersions)).body.kinds.versions).toBe(0);
    const { body } = await kim.ask(recipeVersionsRoutes.list, { params: { id } });
    expect(body.versions.map(({ title }) => title)).toEqual(['Better soup']);
  });
});

test('a person who empties the bin and deletes versions leaves others’ alone', async () => {
  const [kim, lee] = [await someone(), await someone()];
  const id = (await keep(lee, { title: 'Mine' })).body._id;
  await lee.ask(recipesRoutes.update, { params: { id }, body: { title: 'Mine, better' } });
  await lee.ask(recipesRoutes.remove, { params: { id } });
  const before = await useOf(lee);
  await kim.ask(storageUseRoutes.emptyBin);
  await kim.ask(storageUseRoutes.removeVersions);
  expect(await useOf(lee)).toEqual(before);
});

test('an admin may not allow nearly no storage', async () => {
  expect((await allow(1)).error?.code).toBe('VALIDATION_FAILED');
});

test('two saves at once do not both take the last room', async () => {
  const kim = await someone();
  await keep(kim, long('One'));
  await keep(kim, long('Two'));
  const answers = await Promise.all([keep(kim, long('Three')), keep(kim, long('Four'))]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 413]);
});

test('a person without a storage limit is refused nothing', async () => {
  await testApp.database.db.execute(sql`delete from instance_settings`);
  const kim = await someone();
  for (const title of ['1', '2', '3', '4']) expect((await keep(kim, long(title))).status).toBe(200);
  expect(await useOf(kim)).not.toHaveProperty('limit');
});
