/** What former members can read, and what each keeps as a copy. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { savedRecipesRoutes } from '@saltbush/contract/book/saved-recipes';
import { sharingRoutes } from '@saltbush/contract/recipe/sharing/sharing';
import { foundHousehold } from '../../../../testing/households';
import { addHouseholdMember, createTestRecipe } from '../../../../testing/recipes';
import { createTestUsers, type Person, type TestUsers } from '../../../../testing/test-users';
import { openTestApp, type TestApp } from '../../../../testing/test-app';

let testApp: TestApp;
let people: TestUsers;
let id: string;
/** Shared with the household by its owner, and by a member. */
let priyas: string;
let toms: string;
let round = 0;
beforeAll(async () => {
  testApp = await openTestApp();
  people = await createTestUsers(testApp.app);
});
beforeEach(async () => {
  id = await foundHousehold(people.priya);
  await addHouseholdMember(testApp.database.db, id, people.tom);
  round += 1;
  priyas = await share(people.priya, `Plum jam ${round}`);
  toms = await share(people.tom, `Laksa ${round}`);
});
afterAll(() => testApp.close());

async function share(person: Person, title: string): Promise<string> {
  const recipe = await createTestRecipe(person, { title });
  const body = { sharedWith: { communities: [id] } };
  await person.ask(sharingRoutes.update, { params: { id: recipe }, body });
  return recipe;
}

const read = async (person: Person, recipe: string) =>
  (await person.ask(recipesRoutes.get, { params: { id: recipe } })).status;
const save = (person: Person, recipe: string) =>
  person.ask(savedRecipesRoutes.addToMyRecipes, { params: { id: recipe }, body: {} });
const mine = async (person: Person) =>
  (await person.ask(recipeListsRoutes.listMyRecipes, { query: { limit: 100 } })).body.recipes;

const ends = {
  leaving: () => people.tom.ask(householdsRoutes.leave, { params: { id } }),
  'being removed': () =>
    people.priya.ask(householdsRoutes.removeMember, {
      params: { id, userId: people.tom.user._id },
    }),
};

describe.each(Object.entries(ends))('after %s', (_what, end) => {
  test('the former member and the others no longer read what the other side shared', async () => {
    expect([await read(people.tom, priyas), await read(people.priya, toms)]).toEqual([200, 200]);
    await end();
    expect([await read(people.tom, priyas), await read(people.priya, toms)]).toEqual([404, 404]);
    expect([await read(people.tom, toms), await read(people.priya, priyas)]).toEqual([200, 200]);
  });

  test('recipes that the former member saved stay with them as copies', async () => {
    await save(people.tom, priyas);
    await end();
    expect(await read(people.tom, priyas)).toBe(404);
    const copies = (await mine(people.tom)).filter(({ title }) => title === `Plum jam ${round}`);
    expect(copies).toHaveLength(1);
    expect(copies[0]?._id).not.toBe(priyas);
  });

  test('recipes that the others saved of the former member stay with them as copies', async () => {
    await save(people.priya, toms);
    await end();
    expect(await read(people.priya, toms)).toBe(404);
    expect((await mine(people.priya)).map(({ title }) => title)).toContain(`Laksa ${round}`);
  });

  test('no recipe is shared again when the former member comes back', async () => {
    await end();
    await addHouseholdMember(testApp.database.db, id, people.tom);
    expect([await read(people.tom, priyas), await read(people.priya, toms)]).toEqual([200, 404]);
  });
});

test('members read nothing by a closed household, and do again when it is restored', async () => {
  await people.priya.ask(householdsRoutes.close, { params: { id } });
  expect(await read(people.tom, priyas)).toBe(404);
  await people.priya.ask(householdsRoutes.restore, { params: { id } });
  expect(await read(people.tom, priyas)).toBe(200);
});
