import { afterAll, beforeAll, expect, test } from 'vitest';
import { followedCooksRoutes } from '@saltbush/contract/book/cooks';
import { newId } from '../../../../../platform/ids';
import { createTestRecipe, listForAll } from '../../../../../testing/recipes';
import { openTestApp, type TestApp } from '../../../../../testing/test-app';
import { registerUser, type Person } from '../../../../../testing/test-users';
import { followedCooksSection } from './followed-cooks';

let testApp: TestApp;
let reader: Person;
let cook: Person;
beforeAll(async () => {
  testApp = await openTestApp();
  reader = await registerUser(testApp.app, 'Reader');
  cook = await registerUser(testApp.app, 'Cook');
  await listForAll(testApp.database.db, await createTestRecipe(cook, { title: 'Jam' }));
  await reader.ask(followedCooksRoutes.follow, { params: { id: cook.user._id } });
});
afterAll(() => testApp.close());

const exported = async (person: Person) => {
  const items: object[] = [];
  for await (const item of followedCooksSection.list(testApp.database.db, person.user._id))
    items.push(item);
  return items;
};
const importItems = (items: object[], to: Person) => {
  const target = { ownerId: to.user._id, recipeId: () => undefined, imageId: () => undefined };
  return testApp.database.db.transaction((tx) =>
    followedCooksSection.save(tx, target, items as never[]),
  );
};
const followedBy = async (person: Person) =>
  (await person.ask(followedCooksRoutes.list)).body.cooks.map(({ _id }) => _id);

test('followed cooks are in the export by their ids, and come back once', async () => {
  const items = await exported(reader);
  expect(items).toMatchObject([{ cook: cook.user._id }]);
  expect(await importItems(items, reader)).toBe(0);
  await reader.ask(followedCooksRoutes.unfollow, { params: { id: cook.user._id } });
  expect(await importItems(items, reader)).toBe(1);
  expect(await followedBy(reader)).toEqual([cook.user._id]);
});

test('a file makes nobody follow themselves, somebody without a page or somebody who is not here', async () => {
  const quiet = await registerUser(testApp.app, 'Quiet');
  const followedAt = new Date().toISOString();
  const items = [cook.user._id, quiet.user._id, newId()].map((id) => ({ cook: id, followedAt }));
  expect(await importItems(items, cook)).toBe(0);
  expect(await followedBy(cook)).toEqual([]);
});
