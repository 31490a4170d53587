import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mealPlansRoutes } from '@saltbush/contract/plan/meal-plans';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { sharingRoutes } from '@saltbush/contract/recipe/sharing/sharing';
import { shoppingListRoutes } from '@saltbush/contract/plan/shopping-list';
import { createTestUsers, type TestUsers } from '../../../testing/test-users';
import { openTestApp, type TestApp } from '../../../testing/test-app';

let saltbush: TestApp;
let people: TestUsers;
let planId: string;
let recipeId: string;
let borrowedId: string;
const startDate = '2026-11-23';

beforeAll(async () => {
  saltbush = await openTestApp();
  people = await createTestUsers(saltbush.app);
  recipeId = await createRecipe('priya', 'Soup', '2 onions');
  borrowedId = await createRecipe('tom', 'Pie', '3 apples');
  await setSharing('public');
  const { body } = await people.priya.ask(mealPlansRoutes.create, {
    body: {
      startDate,
      days: { monday: [{ recipe: recipeId }], tuesday: [{ recipe: borrowedId }] },
    },
  });
  planId = body._id;
});
afterAll(() => saltbush.close());

async function createRecipe(who: 'priya' | 'tom', title: string, name: string): Promise<string> {
  const ingredients = [{ name, amount: '', unit: '' }];
  return (await people[who].ask(recipesRoutes.create, { body: { title, ingredients } })).body._id;
}

const setSharing = (mode: 'public' | 'private') =>
  people.tom.ask(sharingRoutes.update, {
    params: { id: borrowedId },
    body: { sharingSettings: { mode } },
  });

const getList = (path: string, etag?: string, token = people.priya.token) =>
  saltbush.app.inject({
    url: `/api${path}`,
    headers: { authorization: `Bearer ${token}`, ...(etag && { 'if-none-match': etag }) },
  });

const paths = () => [`/meal-plans/${planId}/shopping-list`, `/shopping-list?week=${startDate}`];

describe('a list that did not change', () => {
  test('an unchanged list is answered 304 without a body to who has it, by plan and by week', async () => {
    for (const path of paths()) {
      const first = await getList(path);
      const etag = String(first.headers.etag);
      expect([first.statusCode, etag]).toEqual([200, expect.stringMatching(/^"[\w-]+"$/)]);
      for (const sent of [etag, `W/${etag}`, `"other", ${etag}`]) {
        const again = await getList(path, sent);
        expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
      }
      expect((await getList(path, '"other"')).body).toBe(first.body);
    }
  });

  test('an unchanged list is not there for anyone else, whatever they send', async () => {
    const [path] = paths();
    const etag = String((await getList(path!)).headers.etag);
    expect((await getList(path!, etag, people.tom.token)).statusCode).toBe(404);
    expect((await getList(paths()[1]!, etag, people.tom.token)).json()).toEqual({
      shoppingList: null,
    });
  });
});

/** Everything a list is computed from, changed one by one, each expecting another list. */
const changes: [what: string, change: () => Promise<{ status: number }>][] = [
  ['a tick', () => ask('tick', { params: { id: planId }, body: { line: 'onion', covered: [] } })],
  ['the tick taken back', () => ask('untick', { params: { id: planId }, body: { line: 'onion' } })],
  ['an aisle', () => ask('moveToAisle', { body: { key: 'onion', aisle: 'Bakery' } })],
  ['the usual aisle', () => ask('moveToUsualAisle', { body: { key: 'onion' } })],
  ['a staple', () => ask('keepStaple', { body: { key: 'onion' } })],
  ['the staple taken back', () => ask('removeStaple', { body: { key: 'onion' } })],
  [
    'a recipe',
    () =>
      people.priya.ask(recipesRoutes.update, {
        params: { id: recipeId },
        body: { title: 'Soup', ingredients: [{ name: '5 onions', amount: '', unit: '' }] },
      }),
  ],
  [
    'how much is cooked',
    () =>
      people.priya.ask(mealPlansRoutes.addMeal, {
        params: { id: planId },
        body: { date: '2026-11-25', meal: { recipe: recipeId, quantity: 2 } },
      }),
  ],
  ['a recipe no longer shared', () => setSharing('private')],
  ['the recipe shared again', () => setSharing('public')],
  ['a recipe deleted', () => people.priya.ask(recipesRoutes.remove, { params: { id: recipeId } })],
];

function ask(name: Exclude<keyof typeof shoppingListRoutes, 'get' | 'ofDays'>, input: object) {
  return people.priya.ask(shoppingListRoutes[name], input as never);
}

test.each(changes)('the change "%s" makes it another list', async (_what, change) => {
  const before = await Promise.all(paths().map((path) => getList(path)));
  expect((await change()).status).toBeLessThan(300);
  for (const [index, path] of paths().entries()) {
    const after = await getList(path, String(before[index]!.headers.etag));
    expect(after.statusCode).toBe(200);
    expect(after.body).not.toBe(before[index]!.body);
  }
});
