/**
 * Pairs of changes that once locked the same rows crosswise. Each runs on a database whose transactions are not tried
 * again, so that a deadlock would be seen.
 */
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { savedRecipesRoutes } from '@saltbush/contract/book/saved-recipes';
import { sharingRoutes } from '@saltbush/contract/recipe/sharing/sharing';
import { findUser } from './features/account/accounts';
import { leaveHousehold } from './features/account/households/members/end-membership';
import { planCopiesInstead } from './features/plan/meal-plans';
import { copyForSavers } from './features/book/saved-recipes';
import { changeSharings } from './features/recipe/sharing/change-sharing';
import { applyClaims } from './features/account/sign-in-methods/provider/apply-claims';
import { authorize } from './platform/authorized';
import type { Db } from './platform/db/connect';
import { newId } from './platform/ids';
import { untilWaiting } from './testing/at-once';
import { foundHousehold } from './testing/households';
import { addHouseholdMember, createTestRecipe } from './testing/recipes';
import { openTestApp, type TestApp } from './testing/test-app';
import { createTestUsers, registerUser, type Person, type TestUsers } from './testing/test-users';

let testApp: TestApp;
let people: TestUsers;
let db: Db;
beforeAll(async () => {
  testApp = await openTestApp();
  people = await createTestUsers(testApp.app);
  db = drizzle(testApp.database.pool);
});
afterAll(() => testApp.close());

interface Locked {
  table: 'households' | 'meal_plan_entries';
  id: string;
}

/** Starts one after the other while the row is locked, the second once the first waits. */
async function inTurn<One, Other>(
  { table, id }: Locked,
  first: () => Promise<One>,
  second: () => Promise<Other>,
): Promise<[One, Other]> {
  const { pool } = testApp.database;
  const holder = await pool.connect();
  try {
    await holder.query('begin');
    await holder.query(`select from ${table} where id = $1 for update`, [id]);
    const one = first();
    await untilWaiting(pool, 1);
    const both = Promise.all([one, second()]);
    await untilWaiting(pool, 2);
    await holder.query('commit');
    return await both;
  } finally {
    holder.release();
  }
}

async function sharedAndSaved(owner: Person, reader: Person, householdId: string): Promise<string> {
  const id = await createTestRecipe(owner, { title: 'Plum jam' });
  const body = { sharedWith: { communities: [householdId] } };
  await owner.ask(sharingRoutes.update, { params: { id }, body });
  await reader.ask(savedRecipesRoutes.addToMyRecipes, { params: { id }, body: {} });
  return id;
}

/** Two recipes of Tom, of which the first is locked first. */
async function twoRecipes(householdId: string): Promise<[shared: string, other: string]> {
  const shared = await sharedAndSaved(people.tom, people.priya, householdId);
  return [shared, await createTestRecipe(people.tom, { title: 'Laksa' })];
}

async function householdOfThree(): Promise<string> {
  const id = await foundHousehold(people.alex);
  for (const person of [people.tom, people.priya]) {
    await addHouseholdMember(testApp.database.db, id, person);
  }
  return id;
}

const leave = (id: string, person: Person) =>
  leaveHousehold(db, { id, userId: person.user._id, onAccessLost: copyForSavers });

test('recipes are shared with a household while someone leaves it who saved one of them', async () => {
  const household = await householdOfThree();
  const changes = (await twoRecipes(household)).map((id) => ({
    recipe: authorize({ id, ownerId: people.tom.user._id }, () => true),
    change: { householdIds: [household] },
  }));
  await inTurn(
    { table: 'households', id: household },
    () => leave(household, people.priya),
    () => changeSharings(db, changes, { now: new Date(), onAccessLost: copyForSavers }),
  );
});

test('a recipe is saved and shared with a household while someone leaves it who saved the recipe', async () => {
  const household = await householdOfThree();
  const other = await foundHousehold(people.tom);
  const id = await sharedAndSaved(people.tom, people.priya, other);
  await addHouseholdMember(testApp.database.db, other, people.priya);
  await people.priya.ask(savedRecipesRoutes.addToMyRecipes, { params: { id }, body: {} });
  const body = { title: 'Plum jelly', sharedWith: { communities: [household, other] } };
  const [, saved] = await inTurn(
    { table: 'households', id: other },
    () => leave(other, people.priya),
    () => people.tom.ask(recipesRoutes.update, { params: { id }, body }),
  );
  expect(saved.status).toBe(200);
});

test('two people join the same households by groups that their provider names in another order', async () => {
  const ids = [await foundHousehold(people.alex), await foundHousehold(people.alex)].toSorted();
  const signIn = async (name: string, householdIds: string[]) => {
    const { user } = await registerUser(testApp.app, name);
    const row = (await findUser(db, user._id))!;
    const identity = {
      issuer: 'https://provider.test',
      subject: name,
      email: row.email,
      isEmailVerified: true,
      name,
      isAllowed: true,
      isAdmin: undefined,
      householdIds,
      isMultiFactor: false,
      idToken: '',
    };
    return () => db.transaction((tx) => applyClaims(testApp.deps, tx, row, identity));
  };
  const [one, other] = [await signIn('Una', ids), await signIn('Otto', ids.toReversed())];
  await inTurn({ table: 'households', id: ids[0]! }, one, other);
});

test('a copy takes the place of a recipe in meals in the order in which a device changes them', async () => {
  const { pool } = testApp.database;
  const ownerId = people.priya.user._id;
  const recipeId = await createTestRecipe(people.priya, { title: 'Soup' });
  const copyId = await createTestRecipe(people.priya, { title: 'Soup' });
  const [first, last] = [newId(), newId()].toSorted() as [string, string];
  // The last is found first.
  for (const id of [last, first]) {
    await pool.query(
      `insert into meal_plan_entries (id, owner_id, date, meal, order_key, quantity, recipe_id, stamps, version)
       values ($1, $2, '2026-11-23', 'dinner', 'a0', 1, $3, '{}', 1)`,
      [id, ownerId, recipeId],
    );
  }
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('select from meal_plan_entries where id = $1 for update', [first]);
  const copies = [{ id: copyId, ownerId }];
  const copying = db.transaction((tx) => planCopiesInstead(tx, recipeId, copies));
  await untilWaiting(pool, 1);
  const free = await pool.query(
    'select from meal_plan_entries where id = $1 for update skip locked',
    [last],
  );
  await holder.query('commit');
  holder.release();
  await copying;
  expect(free.rowCount).toBe(1);
});
