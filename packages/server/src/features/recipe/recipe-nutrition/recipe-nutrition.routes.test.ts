import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { recipeVersionsRoutes } from '@saltbush/contract/book/recipe-versions';
import {
  mostNutritionAtOnce,
  recipeNutritionRoutes,
} from '@saltbush/contract/recipe/recipe-nutrition';
import { recipesRoutes, type RecipeInput } from '@saltbush/contract/recipe/recipes';
import { createTestRecipe, listForAll } from '../../../testing/recipes';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { registerUser, visitorOf, type Person } from '../../../testing/test-users';
import { deriveOuterRecipes } from '../recipes';

let testApp: TestApp;
let cook: Person;
let other: Person;
beforeAll(async () => {
  testApp = await openTestApp();
  cook = await registerUser(testApp.app, 'Cook');
  other = await registerUser(testApp.app, 'Other');
});
afterAll(() => testApp.close());

const lines = (...names: string[]) => names.map((name) => ({ name, amount: '', unit: '' }));
const butterOf4 = { title: 'Butter', serves: 4, ingredients: lines('100 g butter') };
const statedNutrition = { energyKj: 1500, proteinGrams: 30, sodiumMilligrams: 0.5 };

describe('the nutrition of a recipe', () => {
  test('the nutrition of a recipe comes with the share of each line', async () => {
    const id = await createTestRecipe(cook, {
      ...butterOf4,
      statedNutrition,
      ingredients: lines('100 g butter', '100 g white sugar', 'salt, to taste'),
    });
    const { body } = await cook.ask(recipeNutritionRoutes.get, { params: { id } });
    expect(body).toMatchObject({
      isSure: true,
      coverage: { lines: 1, weight: 1 },
      stated: statedNutrition,
      lines: [
        { ingredient: 0, name: 'Butter', grams: 100, source: { ndb: '01001' } },
        { ingredient: 1, name: 'White sugar', grams: 100 },
        { ingredient: 2, name: 'Salt', reason: 'seasoning' },
      ],
    });
    expect(body.perServe?.energyKj).toBeCloseTo(((717 + 387) * 4.184) / 4, 3);
    expect(body.lines.reduce((sum, { share = 0 }) => sum + share, 0)).toBeCloseTo(1, 6);
  });

  test('a recipe that nobody says how many it serves has a total only', async () => {
    const { serves: _serves, ...unsaid } = butterOf4;
    const id = await createTestRecipe(cook, { ...unsaid, isServesUnknown: true });
    const { body } = await cook.ask(recipeNutritionRoutes.get, { params: { id } });
    expect(body.perServe).toBeUndefined();
    expect(body.total.energyKj).toBeCloseTo(717 * 4.184, 3);
  });

  test('the nutrition of a private recipe is found by its owner alone', async () => {
    const params = { id: await createTestRecipe(cook, butterOf4) };
    expect((await other.ask(recipeNutritionRoutes.get, { params })).status).toBe(404);
    const visitor = visitorOf(testApp.app);
    expect((await visitor.ask(recipeNutritionRoutes.get, { params })).status).toBe(404);
    await cook.ask(recipesRoutes.remove, { params });
    expect((await cook.ask(recipeNutritionRoutes.get, { params })).status).toBe(404);
  });

  test('a visitor reads the nutrition of a public recipe', async () => {
    const params = { id: await createTestRecipe(cook, butterOf4) };
    await listForAll(testApp.database.db, params.id, testApp.deps.clock());
    const { status } = await visitorOf(testApp.app).ask(recipeNutritionRoutes.get, { params });
    expect(status).toBe(200);
  });
});

describe('the nutrition of a recipe with another in it', () => {
  const follow = () => deriveOuterRecipes(testApp.deps, new AbortController().signal);
  const lineOf = (recipeId: string) => ({
    name: 'brittle',
    amount: '2',
    unit: 'quantity',
    recipeId,
  });
  const nutritionOf = async (reader: Pick<Person, 'ask'>, id: string) =>
    (await reader.ask(recipeNutritionRoutes.get, { params: { id } })).body;
  const butter = { ...butterOf4, serves: 2 };

  test('a recipe in a recipe counts as often as it is made, and is named', async () => {
    const brittle = await createTestRecipe(cook, { ...butter, title: 'Brittle' });
    const ingredients = [...lines('100 g white sugar'), lineOf(brittle)];
    const cake = await createTestRecipe(cook, { title: 'Cake', serves: 4, ingredients });
    const nutrition = await nutritionOf(cook, cake);
    expect(nutrition.lines).toMatchObject([
      { ingredient: 0, name: 'White sugar' },
      { ingredient: 1, name: 'Butter', grams: 200, within: ['Brittle'] },
    ]);
    expect(nutrition.lines[0]).not.toHaveProperty('within');
    expect(nutrition.perServe?.energyKj).toBeCloseTo(((1434 + 387) * 4.184) / 4, 3);
  });

  test('a reader who may not open the recipe in a recipe gets nothing of what is in it', async () => {
    const brittle = await createTestRecipe(cook, { ...butter, title: 'Brittle' });
    const ingredients = [...lines('100 g white sugar'), lineOf(brittle)];
    const cake = await createTestRecipe(cook, { title: 'Cake', serves: 4, ingredients });
    await listForAll(testApp.database.db, cake, testApp.deps.clock());
    for (const reader of [other, visitorOf(testApp.app)]) {
      const nutrition = await nutritionOf(reader, cake);
      expect(nutrition.lines[1]).toEqual({
        ingredient: 1,
        name: 'brittle',
        reason: 'recipe-closed',
      });
      expect(nutrition.perServe).toBeUndefined();
      expect(JSON.stringify(nutrition)).not.toContain('Butter');
    }
  });

  test('a list by nutrition counts the recipes in a recipe too, and follows their changes', async () => {
    const reader = await registerUser(testApp.app, 'Baker');
    const brittle = await createTestRecipe(reader, { ...butter, title: 'Brittle' });
    await createTestRecipe(reader, { title: 'Cake', serves: 1, ingredients: [lineOf(brittle)] });
    const rich = async () => {
      const query = { sort: 'title', minProtein: 30 } as never;
      const { body } = await reader.ask(recipeListsRoutes.listMyRecipes, { query });
      return body.recipes.map(({ title }) => title);
    };
    expect(await rich()).toEqual([]);
    const change = (body: RecipeInput) =>
      reader.ask(recipesRoutes.update, { params: { id: brittle }, body });
    await change({ title: 'Brittle', serves: 2, ingredients: lines('100 g lean beef mince') });
    await follow();
    expect(await rich()).toEqual(['Cake']);
    await reader.ask(recipesRoutes.remove, { params: { id: brittle } });
    await follow();
    expect(await rich()).toEqual([]);
    await reader.ask(recipesRoutes.restore, { params: { id: brittle } });
    await follow();
    expect(await rich()).toEqual(['Cake']);
  });
});

describe('the nutrition of several recipes', () => {
  const ask = async (person: Pick<Person, 'ask'>, ids: readonly string[]) =>
    person.ask(recipeNutritionRoutes.getSeveral, { body: { ids: [...ids] } });

  test('a serve of each recipe is as computed, as stated, or not known', async () => {
    const stated = {
      title: 'Bark',
      serves: 2,
      ingredients: lines('1 cup quandong bark'),
      statedNutrition,
    };
    const ids = [
      await createTestRecipe(cook, butterOf4),
      await createTestRecipe(cook, stated),
      await createTestRecipe(cook, { ...stated, statedNutrition: undefined }),
    ];
    const { body } = await ask(cook, ids);
    const byId = new Map(body.recipes.map(({ _id, perServe }) => [_id, perServe]));
    expect(byId.size).toBe(3);
    expect(byId.get(ids[0]!)?.energyKj).toBeCloseTo((717 * 4.184) / 4, 1);
    expect(byId.get(ids[0]!)?.fatGrams).toBeGreaterThan(15);
    expect(byId.get(ids[1]!)).toEqual(statedNutrition);
    expect(byId.get(ids[2]!)).toBeUndefined();
    expect((await ask(cook, [])).body).toEqual({ recipes: [] });
  });

  test('recipes that a person may not read, or that are deleted, are left out', async () => {
    const own = await createTestRecipe(cook, butterOf4);
    const listed = await createTestRecipe(cook, butterOf4);
    const deleted = await createTestRecipe(other, butterOf4);
    await listForAll(testApp.database.db, listed, testApp.deps.clock());
    await other.ask(recipesRoutes.remove, { params: { id: deleted } });
    const { body } = await ask(other, [own, listed, deleted]);
    expect(body.recipes.map(({ _id }) => _id)).toEqual([listed]);
    expect((await ask(visitorOf(testApp.app), [listed])).status).toBe(401);
  });

  test('a serve with a food another way is counted, and none of a recipe that one may not read', async () => {
    const id = await createTestRecipe(cook, butterOf4);
    const butterLine = { amount: '100', unit: 'g', name: 'butter' };
    const swaps = [{ recipe: id, key: 'butter', of: butterLine, use: [] }];
    const askWith = (person: Person) =>
      person.ask(recipeNutritionRoutes.getSeveral, { body: { ids: [id], swaps } });
    const { body } = await askWith(cook);
    expect(body.swaps).toMatchObject([{ recipe: id, key: 'butter', perServe: { energyKj: 0 } }]);
    expect((await askWith(other)).body).toEqual({ recipes: [], swaps: [] });
  });

  test('more recipes than a week has are refused', async () => {
    const ids = Array.from({ length: mostNutritionAtOnce + 1 }, () => randomUUID());
    expect((await ask(cook, ids)).status).toBe(400);
    expect((await ask(cook, ids.slice(1))).body).toEqual({ recipes: [] });
  });
});

describe('what a source states of its nutrition', () => {
  test('a stated nutrition stays with the recipe and in its versions until it is changed', async () => {
    const params = { id: await createTestRecipe(cook, { ...butterOf4, statedNutrition }) };
    const read = async () => (await cook.ask(recipesRoutes.get, { params })).body;
    expect((await read()).statedNutrition).toEqual(statedNutrition);
    await cook.ask(recipesRoutes.update, { params, body: { ...butterOf4, title: 'Ghee' } });
    expect((await read()).statedNutrition).toBeUndefined();
    const version = { params: { ...params, revision: 1 } };
    const { body } = await cook.ask(recipeVersionsRoutes.get, version);
    expect(JSON.stringify(body)).toContain('"energyKj":1500');
    const { body: changes } = await cook.ask(recipeVersionsRoutes.changes, {
      params: { ...params, revision: 2 },
    });
    expect(JSON.stringify(changes)).toContain('Energy 1500 kJ');
    await cook.ask(recipeVersionsRoutes.restore, { ...version, body: {} } as never);
    expect((await read()).statedNutrition).toEqual(statedNutrition);
  });

  test.each([[{ energyKj: -1 }], [{ fatGrams: 1e9 }], [{ sugarsGrams: 'much' }]])(
    'the stated nutrition %j is refused',
    async (wrong) => {
      const body = { ...butterOf4, statedNutrition: wrong as never };
      expect((await cook.ask(recipesRoutes.create, { body })).status).toBe(400);
    },
  );
});

describe('lists by nutrition', () => {
  test('a list is filtered and sorted by what a serve has, and unknown ones come last', async () => {
    const reader = await registerUser(testApp.app, 'Reader');
    const book = {
      Butter: { ...butterOf4 },
      Beef: { serves: 1, ingredients: lines('200 g lean beef mince') },
      Salad: { serves: 2, ingredients: lines('200 g tomatoes') },
      'Stated only': { serves: 2, ingredients: lines('1 cup quandong bark'), statedNutrition },
      Unknown: { serves: 2, ingredients: lines('1 cup quandong bark') },
    };
    for (const [title, recipe] of Object.entries(book)) {
      await createTestRecipe(reader, { ...recipe, title });
    }
    const titles = async (query: object) => {
      const { body } = await reader.ask(recipeListsRoutes.listMyRecipes, { query });
      return body.recipes.map(({ title }) => title);
    };
    expect(await titles({ sort: 'energy' })).toEqual([
      'Salad',
      'Butter',
      'Stated only',
      'Beef',
      'Unknown',
    ]);
    expect(await titles({ sort: 'protein' })).toEqual([
      'Beef',
      'Stated only',
      'Salad',
      'Butter',
      'Unknown',
    ]);
    expect(await titles({ sort: 'title', maxEnergy: 1600 })).toEqual([
      'Butter',
      'Salad',
      'Stated only',
    ]);
    expect(await titles({ sort: 'title', minProtein: 20 })).toEqual(['Beef', 'Stated only']);
  });

  test.each([[{ maxEnergy: -1 }], [{ minProtein: 'much' }], [{ sort: 'salt' }]])(
    'a list by %j is refused',
    async (query) => {
      const asked = { query: query as never };
      expect((await cook.ask(recipeListsRoutes.listMyRecipes, asked)).status).toBe(400);
    },
  );
});
