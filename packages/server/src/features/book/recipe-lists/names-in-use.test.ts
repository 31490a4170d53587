import { afterAll, beforeAll, expect, test } from 'vitest';
import { savedRecipesRoutes } from '@saltbush/contract/book/saved-recipes';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { recipeListLimits, recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { recipesRoutes, type RecipeInput } from '@saltbush/contract/recipe/recipes';
import { registerUser, visitorOf, type Person } from '../../../testing/test-users';
import {
  createTestRecipe,
  addHouseholdMember,
  listForAll,
  shareWith,
} from '../../../testing/recipes';
import { openTestApp, type TestApp } from '../../../testing/test-app';

const { listNamesInUse } = recipeListsRoutes;

let testApp: TestApp;
let ann: Person;
let ben: Person;
const db = () => testApp.database.db;
beforeAll(async () => {
  testApp = await openTestApp();
  [ann, ben] = [await registerUser(testApp.app, 'Ann'), await registerUser(testApp.app, 'Ben')];
});
afterAll(() => testApp.close());

async function namesOf(person: Person, of: string) {
  const { status, body, error } = await person.ask(listNamesInUse, { query: { of } });
  if (status !== 200) throw new Error(JSON.stringify(error));
  return body;
}

async function save(person: Person, ...recipes: Partial<RecipeInput>[]): Promise<string[]> {
  const ids: string[] = [];
  for (const recipe of recipes) {
    testApp.advance(1000);
    ids.push(await createTestRecipe(person, { title: 'Dish', ...recipe }));
  }
  return ids;
}

test('my names in use are of own and saved recipes, the most used first, one spelling each', async () => {
  const [, , gone] = await save(
    ann,
    { tags: ['Mid week', 'Quick'], cuisine: 'Thai' },
    { tags: ['Mid-week', 'Soup'], cuisine: 'Thaï' },
    { tags: ['Gone'], cuisine: 'Gone' },
    { tags: ['Mid week'] },
  );
  await ann.ask(recipesRoutes.remove, { params: { id: gone! } });
  const [saved] = await save(ben, { tags: ['Quick'], cuisine: 'Greek' }, { tags: ['Private'] });
  await listForAll(db(), saved!);
  await ann.ask(savedRecipesRoutes.addToMyRecipes, { params: { id: saved! }, body: {} });
  expect(await namesOf(ann, 'mine')).toEqual({
    tags: [
      { name: 'Mid week', count: 3 },
      { name: 'Quick', count: 2 },
      { name: 'Soup', count: 1 },
    ],
    cuisines: [
      { name: expect.stringMatching(/^Tha[iï]$/) as string, count: 2 },
      { name: 'Greek', count: 1 },
    ],
  });
});

test('the names in use of browse are of what others list', async () => {
  const cook = await registerUser(testApp.app, 'Lister');
  const [own] = await save(cook, { tags: ['My own'] });
  const [others] = await save(ben, { tags: ['Listed only'] }, { tags: ['Hidden'] });
  await listForAll(db(), own!);
  await listForAll(db(), others!);
  const names = (await namesOf(cook, 'browse')).tags.map(({ name }) => name);
  expect(names).toContain('Listed only');
  expect(names).not.toContain('My own');
  expect(names).not.toContain('Hidden');
});

test('a household’s names in use are for its members', async () => {
  const { body: home } = await ben.ask(householdsRoutes.create, { body: { name: 'Home' } });
  const [shared] = await save(ben, { tags: ['Of the house'], cuisine: 'Maltese' });
  await shareWith(db(), shared!, home._id);
  const refused = await ann.ask(listNamesInUse, { query: { of: home._id } });
  expect([refused.status, refused.error.code]).toEqual([403, 'FORBIDDEN']);
  await addHouseholdMember(db(), home._id, ann);
  expect(await namesOf(ann, home._id)).toEqual({
    tags: [{ name: 'Of the house', count: 1 }],
    cuisines: [{ name: 'Maltese', count: 1 }],
  });
});

test('a visitor gets no names in use, nor anyone those of an unknown list', async () => {
  const { status } = await visitorOf(testApp.app).ask(listNamesInUse, { query: { of: 'mine' } });
  expect(status).toBe(401);
  expect((await ann.ask(listNamesInUse, { query: { of: 'everyone' } })).status).toBe(400);
});

test('names in use come from so many of the newest recipes, and are so many', async () => {
  const cook = await registerUser(testApp.app, 'Many');
  const { namesInUse, namesLookedFor } = recipeListLimits;
  const [old] = await save(cook, { tags: ['Oldest'] });
  await db().execute(`
    insert into recipes (id, owner_id, title, serves, tags, content_json, card_json, created_at)
    select gen_random_uuid(), owner_id, 'Copy ' || n, 2, array['Tag ' || n % 300, 'Common'],
      content_json, card_json, created_at + n * interval '1 second'
    from recipes, generate_series(1, ${namesLookedFor}) n where id = '${old}'`);
  const { tags } = await namesOf(cook, 'mine');
  expect(tags).toHaveLength(namesInUse);
  expect(tags[0]).toEqual({ name: 'Common', count: namesLookedFor });
  expect(tags.map(({ name }) => name)).not.toContain('Oldest');
});
