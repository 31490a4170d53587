import { afterAll, beforeAll, expect, test } from 'vitest';
import { cookbooksRoutes } from '@saltbush/contract/book/cookbooks';
import { savedSearchesRoutes } from '@saltbush/contract/book/saved-searches';
import { makeSearchAndCookbook } from '../../../../../testing/book/cookbooks';
import { foundHousehold } from '../../../../../testing/households';
import { createTestRecipe } from '../../../../../testing/recipes';
import { openTestApp, type TestApp } from '../../../../../testing/test-app';
import { registerUser, type Person } from '../../../../../testing/test-users';
import type { AnySection } from '../section';
import { cookbooksSection } from './cookbooks';
import { savedSearchesSection } from './saved-searches';

let testApp: TestApp;
let cook: Person;
let other: Person;
let recipe: string;
beforeAll(async () => {
  testApp = await openTestApp();
  cook = await registerUser(testApp.app, 'Cook');
  other = await registerUser(testApp.app, 'Other');
  recipe = await createTestRecipe(cook, { title: 'Jam' });
  const household = await foundHousehold(cook);
  await makeSearchAndCookbook(cook, { word: 'plum', recipe, household });
});
afterAll(() => testApp.close());

/** Everything of the cook is saved for a person. @returns how many rows that made */
async function carry(section: AnySection, to: Person, here: Record<string, string>) {
  const { db } = testApp.database;
  const items: unknown[] = [];
  for await (const item of section.list(db, cook.user._id)) items.push(item);
  const target = {
    ownerId: to.user._id,
    recipeId: (id: string) => here[id],
    imageId: () => undefined,
  };
  return db.transaction((tx) => section.save(tx, target, items as never[]));
}

test('a cookbook comes along with the recipes that are there, shared with nobody, and only once', async () => {
  const theirs = await createTestRecipe(other, { title: 'Their jam' });
  expect(await carry(cookbooksSection, other, { [recipe]: theirs })).toBe(1);
  const { body } = await other.ask(cookbooksRoutes.list, {});
  expect(body.cookbooks).toMatchObject([{ title: 'plum cookbook', recipeCount: 1 }]);
  expect(body.cookbooks[0]!.sharing).toEqual({ mode: 'private', households: [] });
  expect(await carry(cookbooksSection, cook, { [recipe]: recipe })).toBe(0);
});

test('a saved search comes along, and only once', async () => {
  expect(await carry(savedSearchesSection, other, {})).toBe(1);
  const { body } = await other.ask(savedSearchesRoutes.list);
  const query = { match: 'all', of: [{ field: 'tag', value: 'plum tag' }] };
  expect(body.searches).toMatchObject([{ name: 'plum search', query }]);
  expect(await carry(savedSearchesSection, cook, {})).toBe(0);
});
