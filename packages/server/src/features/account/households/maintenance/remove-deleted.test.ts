import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { savedRecipesRoutes } from '@saltbush/contract/book/saved-recipes';
import { foundHousehold, inviteTo } from '../../../../testing/households';
import { addHouseholdMember, createTestRecipe, shareWith } from '../../../../testing/recipes';
import { createTestUsers, type TestUsers } from '../../../../testing/test-users';
import { openTestApp, type TestApp } from '../../../../testing/test-app';
import { callEach } from '../../../access/recipe-access';
import { copyForSavers } from '../../../book/saved-recipes';
import { householdInvitations, householdMembers, households } from '../../../../schema/households';
import { deleteExpired } from '../invitations/invitations.store';
import { removeDeletedHouseholds } from '../remove-deleted';

let testApp: TestApp;
let people: TestUsers;
let id: string;
beforeAll(async () => {
  testApp = await openTestApp();
  people = await createTestUsers(testApp.app);
});
beforeEach(async () => {
  await testApp.database.db.delete(households);
  id = await foundHousehold(people.priya);
  await addHouseholdMember(testApp.database.db, id, people.tom);
});
afterAll(() => testApp.close());

const dayMs = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);

const deleteAt = (deletedAt: Date) =>
  testApp.database.db.update(households).set({ deletedAt }).where(eq(households.id, id));

const run = (stopping = new AbortController().signal) =>
  removeDeletedHouseholds(testApp.database.db, {
    now: new Date(),
    onAccessLost: callEach([copyForSavers]),
    stopping,
  });

const remaining = async () => {
  const { db } = testApp.database;
  return [
    await db.$count(households),
    await db.$count(householdMembers),
    await db.$count(householdInvitations),
  ];
};

test('a household deleted 30 days ago is removed, with members and invitations', async () => {
  await inviteTo(people.priya, id);
  await deleteAt(daysAgo(30));
  expect(await run()).toBe(1);
  expect(await remaining()).toEqual([0, 0, 0]);
  expect((await people.priya.ask(householdsRoutes.get, { params: { id } })).status).toBe(404);
});

test('a household that can still be restored stays, and so does one that is not deleted', async () => {
  await foundHousehold(people.tom);
  await deleteAt(daysAgo(29));
  expect(await run()).toBe(0);
  expect(await remaining()).toEqual([2, 3, 0]);
});

test('a person who saved a shared recipe keeps it as a copy when the household is removed', async () => {
  const recipe = await createTestRecipe(people.priya, { title: 'Plum jam' });
  await shareWith(testApp.database.db, recipe, id);
  await people.tom.ask(savedRecipesRoutes.addToMyRecipes, { params: { id: recipe }, body: {} });
  await deleteAt(daysAgo(31));
  await run();
  const read = await people.tom.ask(recipesRoutes.get, { params: { id: recipe } });
  expect(read.status).toBe(404);
  const { body } = await people.tom.ask(recipeListsRoutes.listMyRecipes, {});
  expect(body.recipes.map(({ title }) => title)).toEqual(['Plum jam']);
});

test('the removal of households stops when the server stops', async () => {
  await deleteAt(daysAgo(31));
  expect(await run(AbortSignal.abort())).toBe(0);
  expect(await remaining()).toEqual([1, 2, 0]);
});

test('old invitations are removed, and the others stay', async () => {
  const { db } = testApp.database;
  const [old, recent] = [await inviteTo(people.priya, id), await inviteTo(people.priya, id)];
  for (const [invitation, expiresAt] of [
    [old, daysAgo(31)],
    [recent, daysAgo(29)],
  ] as const) {
    await db
      .update(householdInvitations)
      .set({ expiresAt })
      .where(eq(householdInvitations.id, invitation._id));
  }
  expect(await deleteExpired(db, daysAgo(30))).toBe(1);
  const left = await db.select({ id: householdInvitations.id }).from(householdInvitations);
  expect(left).toEqual([{ id: recent._id }]);
});
