import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { savedRecipesRoutes } from '@saltbush/contract/book/saved-recipes';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { inspirationLimits, inspirationRoutes } from '@saltbush/contract/book/inspiration';
import { recipesRoutes, type RecipeInput } from '@saltbush/contract/recipe/recipes';
import { shoppingListRoutes } from '@saltbush/contract/plan/shopping-list';
import { registerUser, visitorOf, type Person } from '../../../testing/test-users';
import {
  createTestRecipe,
  addHouseholdMember,
  listForAll,
  shareWith,
} from '../../../testing/recipes';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { households } from '../../../schema/households';

let testApp: TestApp;
const db = () => testApp.database.db;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

let ann: Person;
let ben: Person;
let count = 0;
beforeEach(async () => {
  count += 1;
  [ann, ben] = [
    await registerUser(testApp.app, `Ann ${count}`),
    await registerUser(testApp.app, `Ben ${count}`),
  ];
});

type Asked = Parameters<typeof ideasOf>[1];

async function ideasOf(person: Person, asked: { foods: string[] } & Record<string, unknown>) {
  const { status, body, error } = await person.ask(inspirationRoutes.find, { body: asked });
  if (status !== 200) throw new Error(JSON.stringify(error));
  return body;
}

const titlesOf = async (person: Person, asked: Asked) =>
  (await ideasOf(person, asked)).ideas.map(({ recipe }) => recipe.title);

const save = (person: Person, title: string, foods: string[], more: Partial<RecipeInput> = {}) =>
  createTestRecipe(person, {
    title,
    ingredients: foods.map((name) => ({ name, amount: '1', unit: '' })),
    ...more,
  });

test('the recipe that misses least comes first, and says what is missing', async () => {
  await save(ann, 'Laksa', ['rice noodles', 'prawns', 'coconut milk', 'limes, juiced', 'salt']);
  await save(ann, 'Fried rice', ['rice', 'eggs', 'brown onions', 'coriander, to serve']);
  await save(ann, 'Custard', ['milk', 'vanilla bean']);
  const { ideas, total } = await ideasOf(ann, {
    foods: ['rice noodles', 'rice', 'egg', 'onion', 'prawn'],
  });
  expect(total).toBe(2);
  expect(ideas).toMatchObject([
    { recipe: { title: 'Fried rice' }, needed: 3, there: 3, missing: [], source: 'own' },
    {
      recipe: { title: 'Laksa' },
      needed: 4,
      there: 2,
      missing: [{ name: 'coconut milk' }, { name: 'limes' }],
    },
  ]);
  expect(ideas[0]!.uses).toContainEqual({
    name: 'brown onions',
    atHand: 'onion',
    isToUseUp: false,
    isGeneral: true,
  });
});

test('foods to use up bring their recipes first, and staples need not be named', async () => {
  await save(ann, 'Toast', ['bread', 'butter']);
  await save(ann, 'Spanakopita', ['spinach', 'feta', 'plain flour']);
  const foods = ['bread', 'butter', 'spinach'];
  expect(await titlesOf(ann, { foods })).toEqual(['Toast', 'Spanakopita']);
  await ann.ask(shoppingListRoutes.keepStaple, { body: { key: 'plain-flour' } });
  const { ideas } = await ideasOf(ann, { foods, useUp: ['spinach'] });
  expect(ideas[0]).toMatchObject({ recipe: { title: 'Spanakopita' }, missing: [{ name: 'feta' }] });
});

test('time and course narrow the found recipes, and a recipe that gives no time stays', async () => {
  await save(ann, 'Quick', ['leek'], { totalMinutes: 15, course: 'dinner' });
  await save(ann, 'Slow', ['leek'], { totalMinutes: 180, course: 'dinner' });
  await save(ann, 'Untimed', ['leek'], { course: 'dinner' });
  await save(ann, 'Sweet', ['leek'], { totalMinutes: 5, course: 'dessert' });
  const asked = { foods: ['leek'], maxMinutes: 30, course: 'dinner' };
  expect(await titlesOf(ann, asked)).toEqual(['Quick', 'Untimed']);
});

describe('whose recipes', () => {
  const asked = { foods: ['quandongs'] };

  test('own, saved, shared and listed recipes are found, each from its place', async () => {
    await save(ann, 'Own', ['quandong']);
    const saved = await save(ben, 'Saved', ['quandong', 'sugar']);
    const listed = await save(ben, 'Listed', ['quandong', 'cream']);
    const shared = await save(ben, 'Shared', ['quandong', 'flour']);
    await listForAll(db(), saved);
    await listForAll(db(), listed);
    await ann.ask(savedRecipesRoutes.addToMyRecipes, { params: { id: saved }, body: {} });
    const { body: home } = await ben.ask(householdsRoutes.create, { body: { name: 'Home' } });
    await shareWith(db(), shared, home._id);
    expect((await titlesOf(ann, asked)).sort()).toEqual(['Listed', 'Own', 'Saved']);
    await addHouseholdMember(db(), home._id, ann);
    expect((await titlesOf(ann, asked)).sort()).toEqual(['Listed', 'Own', 'Saved', 'Shared']);
    const { ideas } = await ideasOf(ann, asked);
    expect(ideas.map(({ recipe, source }) => [recipe.title, source]).sort()).toEqual([
      ['Listed', 'public'],
      ['Own', 'own'],
      ['Saved', 'saved'],
      ['Shared', 'shared'],
    ]);
    expect(await titlesOf(ann, { ...asked, from: 'own' })).toEqual(['Own']);
    expect(await titlesOf(ann, { ...asked, from: 'saved' })).toEqual(['Saved']);
    expect(await titlesOf(ann, { ...asked, from: 'household' })).toEqual(['Shared']);
    expect(await titlesOf(ann, { ...asked, from: 'public' })).toContain('Listed');

    await db().update(households).set({ closedAt: new Date() }).where(eq(households.id, home._id));
    expect(await titlesOf(ann, { ...asked, from: 'household' })).toEqual([]);
    expect(await titlesOf(ann, asked)).not.toContain('Shared');
  });

  test("someone else's private recipe is never found, nor a deleted one", async () => {
    const mine = { foods: ['finger limes'] };
    await save(ben, 'Private', ['finger limes']);
    const gone = await save(ann, 'Gone', ['finger limes']);
    await ann.ask(recipesRoutes.remove, { params: { id: gone } });
    for (const from of [undefined, 'own', 'saved', 'household', 'public']) {
      expect(await titlesOf(ann, { ...mine, from }), from).toEqual([]);
    }
    expect(await titlesOf(ben, mine)).toEqual(['Private']);
  });
});

test('pages of found recipes are bounded and never repeat; a seed shuffles the same way each time', async () => {
  for (let n = 0; n < 15; n += 1) await save(ann, `Dish ${n}`, ['warrigal greens', `food ${n}`]);
  const asked = { foods: ['warrigal greens'] };
  const first = await ideasOf(ann, asked);
  const second = await ideasOf(ann, { ...asked, page: 2 });
  expect(first).toMatchObject({ total: 15, limit: inspirationLimits.page, hasMore: true });
  expect(second).toMatchObject({ total: 15, hasMore: false });
  const ids = [...first.ideas, ...second.ideas].map(({ recipe }) => recipe._id);
  expect(new Set(ids).size).toBe(15);
  expect(await ideasOf(ann, asked)).toEqual(first);
  const shuffled = await titlesOf(ann, { ...asked, seed: 7 });
  expect(shuffled).not.toEqual(first.ideas.map(({ recipe }) => recipe.title));
  expect(await titlesOf(ann, { ...asked, seed: 7 })).toEqual(shuffled);
});

test('a rare food is found behind thousands of newer recipes', async () => {
  const rare = await save(ann, 'Rare', ['muntries']);
  const plain = await save(ann, 'Plain', ['leek']);
  await db().execute(`
    insert into recipes (id, owner_id, title, serves, facets, content_json, card_json, created_at)
    select gen_random_uuid(), owner_id, 'Copy ' || n, 2, facets, content_json, card_json,
      now() + n * interval '1 second'
    from recipes, generate_series(1, 2500) n where id = '${plain}'`);
  const { ideas } = await ideasOf(ann, { foods: ['muntries'] });
  expect(ideas.map(({ recipe }) => recipe._id)).toEqual([rare]);
  const usedUp = await ideasOf(ann, { foods: ['leek', 'muntries'], useUp: ['muntries'] });
  expect(usedUp.ideas[0]!.recipe._id).toBe(rare);
});

describe('refused', () => {
  test('a visitor cannot search recipes by foods', async () => {
    const { status } = await visitorOf(testApp.app).ask(inspirationRoutes.find, {
      body: { foods: ['leek'] },
    });
    expect(status).toBe(401);
  });

  test.each([
    ['nothing at hand', { foods: [] }],
    ['more than a kitchen holds', { foods: Array.from({ length: 51 }, (_, n) => `food ${n}`) }],
    ['using up what is not there', { foods: ['leek'], useUp: ['spinach'] }],
    ['a page beyond the last', { foods: ['leek'], page: 9 }],
    ['a food of 101 letters', { foods: ['x'.repeat(101)] }],
  ])('a search by foods is refused with %s', async (_what, body) => {
    const { status, error } = await ann.ask(inspirationRoutes.find, { body });
    expect(status).toBe(400);
    expect(error.code).toBe('VALIDATION_FAILED');
  });
});
