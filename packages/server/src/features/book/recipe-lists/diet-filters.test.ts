import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { createTestRecipe, listForAll } from '../../../testing/recipes';
import { registerUser, type Person } from '../../../testing/test-users';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { recipes } from '../../../schema/recipes';
import { conditionsOf } from './list-filters';

let testApp: TestApp;
let cook: Person;
const ids: Record<string, string> = {};
const db = () => testApp.database.db;

const lines = (...names: string[]) => names.map((name) => ({ name, amount: '', unit: '' }));
const book: Record<string, string[]> = {
  Satay: ['2 tbsp peanut butter', '500 g chicken thighs'],
  'Fruit salad': ['2 bananas', '1 mango'],
  'Nut mix': ['1 cup mixed nuts'],
  Pancakes: ['1 cup plain flour', '2 eggs', '1 cup milk'],
  'Shortbread or not': ['100 g butter or margarine', '1 cup gluten-free flour'],
  'Unread line': ['1 cup quandong bark', '2 bananas'],
};

beforeAll(async () => {
  testApp = await openTestApp();
  cook = await registerUser(testApp.app, 'Cook');
  for (const [title, names] of Object.entries(book)) {
    testApp.advance(1000);
    ids[title] = await createTestRecipe(cook, { title, ingredients: lines(...names) });
  }
});
afterAll(() => testApp.close());

async function titles(query: object, route = recipeListsRoutes.listMyRecipes) {
  const { status, body, error } = await cook.ask(route, { query: { sort: 'title', ...query } });
  if (status !== 200) throw new Error(JSON.stringify(error));
  return body.recipes.map(({ title }) => title);
}

describe('a recipe tells what its ingredient list says', () => {
  test('a recipe shows its diets with the lines that decide', async () => {
    const { body } = await cook.ask(recipesRoutes.get, { params: { id: ids['Pancakes']! } });
    expect(body.diets?.unknownLines).toEqual([]);
    expect(body.diets?.findings).toEqual(
      expect.arrayContaining([
        { of: 'wheat', verdict: 'contains', lines: [0] },
        { of: 'egg', verdict: 'contains', lines: [1] },
        { of: 'dairy-free', verdict: 'contains', lines: [2] },
        { of: 'vegan', verdict: 'contains', lines: [1, 2] },
      ]),
    );
    expect(body.diets?.findings.map(({ of }) => of)).not.toContain('vegetarian');
  });

  test('the diets of a recipe are found again after each change', async () => {
    const id = await createTestRecipe(cook, { title: 'Changing', ingredients: lines('2 eggs') });
    const { body } = await cook.ask(recipesRoutes.update, {
      params: { id },
      body: { title: 'Changing', ingredients: lines('1 tbsp tahini', '1 cup quandong bark') },
    });
    expect(body.diets).toEqual({
      findings: [{ of: 'sesame', verdict: 'contains', lines: [0] }],
      unknownLines: [1],
    });
    await cook.ask(recipesRoutes.remove, { params: { id } });
  });
});

describe('a list filtered by allergens and diets', () => {
  test.each<[object, string[]]>([
    [{ without: 'peanut' }, ['Fruit salad', 'Pancakes', 'Shortbread or not']],
    [{ without: 'milk' }, ['Fruit salad', 'Nut mix', 'Satay']],
    [{ without: 'milk,peanut' }, ['Fruit salad']],
    [{ without: ['milk', 'egg'] }, ['Fruit salad', 'Nut mix', 'Satay']],
    [{ diets: 'vegetarian' }, ['Fruit salad', 'Nut mix', 'Pancakes', 'Shortbread or not']],
    [{ diets: 'vegan' }, ['Fruit salad', 'Nut mix']],
    [{ diets: 'gluten-free,vegetarian' }, ['Fruit salad', 'Nut mix', 'Shortbread or not']],
    [{ diets: 'vegetarian', without: 'peanut', q: 'salad' }, ['Fruit salad']],
    [{ diets: 'vegetarian', foods: 'mango' }, ['Fruit salad']],
  ])('a list filtered by %j shows only what has no sign of it', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  test.each<[object, string[]]>([
    [
      { without: 'peanut' },
      ['Fruit salad', 'Nut mix', 'Pancakes', 'Shortbread or not', 'Unread line'],
    ],
    [{ without: 'milk' }, ['Fruit salad', 'Nut mix', 'Satay', 'Shortbread or not', 'Unread line']],
    [{ diets: 'vegan' }, ['Fruit salad', 'Nut mix', 'Shortbread or not', 'Unread line']],
  ])(
    'a list filtered by %j with unsure ones leaves out only what contains it',
    async (query, expected) => {
      expect(await titles({ ...query, alsoUnsure: 'true' })).toEqual(expected);
      expect(await titles({ ...query, alsoUnsure: 'false' })).not.toEqual(expected);
    },
  );

  test('browse is filtered by diets like my recipes, for visitors too', async () => {
    await listForAll(db(), ids['Satay']!, testApp.deps.clock());
    await listForAll(db(), ids['Fruit salad']!, testApp.deps.clock());
    const guest = await registerUser(testApp.app, 'Guest');
    const { body } = await guest.ask(recipeListsRoutes.browse, { query: { diets: 'vegetarian' } });
    expect(body.recipes.map(({ title }) => title)).toEqual(['Fruit salad']);
    expect(await titles({ without: 'peanut' }, recipeListsRoutes.listPublic as never)).toEqual([
      'Fruit salad',
    ]);
  });

  test.each([
    [{ without: 'nuts' }],
    [{ diets: 'paleo' }],
    [{ without: '' }],
    [{ alsoUnsure: 'x' }],
  ])('a filter by %j is refused', async (query) => {
    const { status, error } = await cook.ask(recipeListsRoutes.listMyRecipes, {
      query: query as never,
    });
    expect(status).toBe(400);
    expect(error?.error).not.toBe('');
  });
});

test('an index answers each filter by diets', async () => {
  const query = { without: ['peanut' as const], diets: ['vegan' as const], alsoUnsure: true };
  for (const { anyones, someones } of conditionsOf(query, cook.user._id)) {
    for (const condition of [anyones, someones!(cook.user._id)]) {
      const { rows } = await db().execute<{ 'QUERY PLAN': string }>(
        sql`explain select recipe.id from ${recipes} recipe where ${condition}`,
      );
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toContain('Bitmap Index Scan on recipes_facets');
    }
  }
});
