/** Recipes that change, old rows that are forgotten, and a restored backup. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { savedRecipesRoutes } from '@saltbush/contract/book/saved-recipes';
import { standInTimeZone } from '@saltbush/domain/account/households/stand-in-time-zone';
import { mondayOf, todayIn } from '@saltbush/domain/plan/days/week';
import { lineId, rowKey } from '@saltbush/domain/plan/rows/rows';
import { folderImageStore } from '../../../outside/image-store';
import { backUp } from '../../../platform/backup/backup';
import { restore } from '../../../platform/backup/restore';
import { createTestRecipe, listForAll } from '../../../testing/recipes';
import { openDevice } from '../../../testing/sync-device';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { createTestDatabase } from '../../../testing/test-database';
import {
  createTestUsers,
  registerUser,
  withToken,
  type TestUsers,
} from '../../../testing/test-users';
import { recipes } from '../../../schema/recipes';
import { forgetOld } from './maintenance/forget-old';
import { announcePlannedRecipes } from './maintenance/planned-recipes';
import { removeDone } from './maintenance/remove-done';
import { renewEpoch } from './maintenance/renew-epoch';

let testApp: TestApp;
let people: TestUsers;
beforeAll(async () => {
  testApp = await openTestApp();
  people = await createTestUsers(testApp.app);
});
afterAll(() => testApp.close());

const week = '2026-11-23';
const never = new AbortController().signal;
const newPerson = () => registerUser(testApp.app, `Cook ${randomUUID()}`);
const meal = (recipeId?: string) => ({
  id: randomUUID(),
  date: week,
  meal: 'dinner',
  order: 'a0',
  quantity: 1,
  ...(recipeId === undefined ? { note: 'eating out' } : { recipeId }),
});
const announce = () => announcePlannedRecipes(testApp.deps, never);

describe('a planned recipe', () => {
  test('a planned recipe that is changed, deleted and brought back comes to devices again', async () => {
    const cook = await newPerson();
    const recipeId = await createTestRecipe(cook, { title: 'Soup' });
    const phone = openDevice(cook);
    const listed = { id: randomUUID(), week, recipeId, quantity: 1 };
    await phone.sync([
      phone.make('addMeal', meal(recipeId)),
      phone.make('addMeal', meal()),
      phone.make('addListedRecipe', listed),
    ]);
    const params = { id: recipeId };
    await cook.ask(recipesRoutes.update, { params, body: { title: 'Better soup', revision: 1 } });
    expect(await announce()).toBe(1);
    const changed = await phone.sync();
    expect(changed.rows.map(({ kind }) => kind)).toEqual(['meals', 'listedRecipes']);
    expect(changed.recipes).toMatchObject([{ card: { title: 'Better soup' }, revision: 2 }]);
    expect(changed.version).toBe(5);
    await cook.ask(recipesRoutes.remove, { params });
    await announce();
    expect(await phone.sync()).toMatchObject({ rows: [{}, {}], recipes: [] });
    await cook.ask(recipesRoutes.restore, { params });
    await announce();
    expect((await phone.sync()).recipes).toHaveLength(1);
    expect(await announce()).toBe(0);
  });

  test('a planned recipe that nobody may read is sent as absent, or as the copy of who saved it', async () => {
    const recipeId = await createTestRecipe(people.priya, { title: 'For all' });
    await listForAll(testApp.database.db, recipeId);
    const [reader, saver] = [await newPerson(), await newPerson()];
    await saver.ask(savedRecipesRoutes.addToMyRecipes, { params: { id: recipeId }, body: {} });
    const [plain, saved] = [openDevice(reader), openDevice(saver)];
    for (const device of [plain, saved]) {
      await device.sync([device.make('addMeal', meal(recipeId))]);
    }
    await people.priya.ask(recipesRoutes.remove, { params: { id: recipeId } });
    expect(await announce()).toBe(2);
    expect(await plain.sync()).toMatchObject({ rows: [{ fields: { recipeId } }], recipes: [] });
    const copy = await saved.sync();
    expect(copy.recipes).toMatchObject([{ card: { title: 'For all' } }]);
    expect(copy.rows[0]?.fields).toMatchObject({ recipeId: copy.recipes[0]!.card._id });
  });

  test('a planned recipe that is deleted for good takes its rows along', async () => {
    const cook = await newPerson();
    const recipeId = await createTestRecipe(cook, { title: 'Soup' });
    const phone = openDevice(cook);
    await phone.sync([
      phone.make('addMeal', meal(recipeId)),
      phone.make('addListedRecipe', { id: randomUUID(), week, recipeId, quantity: 1 }),
    ]);
    await testApp.database.db.delete(recipes).where(eq(recipes.id, recipeId));
    await announce();
    expect((await phone.sync()).rows).toMatchObject([{ isDeleted: true }, { isDeleted: true }]);
    expect(phone.rows.size).toBe(0);
  });
});

test('operations and removed rows go after 90 days, and a device from before starts again', async () => {
  const cook = await newPerson();
  const [phone, away] = [openDevice(cook), openDevice(cook)];
  const [one, other] = [meal(), meal()];
  await phone.sync([phone.make('addMeal', one), phone.make('addMeal', other)]);
  await away.sync();
  await phone.sync([phone.make('removeMeal', { id: one.id })]);
  const { db, pool } = testApp.database;
  const daysFromNow = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);
  const count = async () =>
    (
      await pool.query(
        `select (select count(*) from meal_plan_entries where owner_id = $1)::int as rows,
           (select count(*) from sync_operations where owner_id = $1)::int as operations`,
        [cook.user._id],
      )
    ).rows[0];
  await forgetOld(db, daysFromNow(89), never);
  expect(await count()).toEqual({ rows: 2, operations: 3 });
  await forgetOld(db, daysFromNow(91), never);
  expect(await count()).toEqual({ rows: 1, operations: 0 });
  expect((await phone.sync()).isReset).toBe(false);
  // This answer is lost; an earlier app, which does not say what it has, is sent no first page for ever.
  expect((await away.call()).body.isReset).toBe(true);
  expect((await away.call({ basis: undefined })).body.isReset).toBe(false);
  expect((await away.sync()).isReset).toBe(true);
  expect([...away.rows.keys()]).toEqual([rowKey('meals', other.id)]);
});

test('items and lines that were ticked more than 90 days ago are removed, also on devices', async () => {
  const cook = await newPerson();
  const phone = openDevice(cook);
  const add = (text: string) => ({ id: randomUUID(), text, order: 'a0' });
  const [milk, eggs, bread] = [add('milk'), add('eggs'), add('bread')];
  const today = todayIn(new Date(), standInTimeZone);
  const monday = mondayOf(today);
  await phone.sync([
    phone.make('addItems', { items: [milk, eggs, bread] }),
    phone.make('changeItem', { id: bread.id, change: { repeatWeeks: 1 } }),
    phone.make('tick', {
      week: monday,
      line: { key: 'leek', covered: [] },
      items: [milk.id, bread.id],
      on: today,
    }),
  ]);
  const keyOf = ({ id }: { id: string }) => rowKey('items', id);
  const left = async (days: number) => {
    await removeDone(testApp.deps, new Date(Date.now() + days * 24 * 3_600_000), never);
    await phone.sync();
    return new Set(phone.rows.keys());
  };
  const leek = rowKey('lines', lineId(monday, 'leek'));
  expect(await left(80)).toEqual(new Set([keyOf(milk), keyOf(eggs), keyOf(bread), leek]));
  const seen = phone.version;
  expect(await left(100)).toEqual(new Set([keyOf(eggs), keyOf(bread)]));
  expect(phone.version).toBe(seen + 2);
  await left(100);
  expect(phone.version).toBe(seen + 2);
  // Someone who was away, and changed it meanwhile, brings it back.
  const rename = phone.make('changeItem', { id: milk.id, change: { text: 'oat milk' } });
  await phone.sync([{ ...rename, seen }]);
  expect(phone.rows.get(keyOf(milk))?.fields).toMatchObject({ text: 'oat milk' });
});

test('a restored backup has another epoch: devices start again and send what it lacks', async () => {
  const cook = await newPerson();
  const phone = openDevice(cook);
  const first = phone.make('addMeal', meal());
  await phone.sync([first]);
  const folder = await mkdtemp(join(tmpdir(), 'saltbush-epoch-'));
  const options = { images: folderImageStore(folder), file: join(folder, 'backup.tar.gz') };
  await backUp({ database: testApp.database, log: testApp.deps.log, ...options });
  const second = phone.make('addMeal', { ...meal(), date: '2026-11-24' });
  await phone.sync([second]);

  const database = await createTestDatabase('empty');
  await restore({ database, ...options, onRestored: renewEpoch });
  const restored = await openTestApp({}, undefined, { database });
  const again = openDevice(withToken(restored.app, cook.token), { id: phone.id });
  const { epoch, basis, version, seq } = phone;
  Object.assign(again, { epoch, basis, version, seq });
  const answer = await again.sync([first, second, again.make('addMeal', meal())]);
  expect(answer).toMatchObject({ isReset: true, lastSeq: 3, version: 3, refused: [] });
  expect(answer.epoch).not.toBe(phone.epoch);
  expect(again.rows.size).toBe(3);
  await restored.close();
  await rm(folder, { recursive: true, force: true });
});
