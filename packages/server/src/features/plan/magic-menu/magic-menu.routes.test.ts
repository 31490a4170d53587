import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { magicMenuRoutes } from '@saltbush/contract/plan/magic-menu';
import { mealPlansRoutes } from '@saltbush/contract/plan/meal-plans';
import { recipesRoutes, type RecipeInput } from '@saltbush/contract/recipe/recipes';
import { reviewsRoutes } from '@saltbush/contract/recipe/reviews';
import { savedRecipesRoutes } from '@saltbush/contract/book/saved-recipes';
import { newId } from '../../../platform/ids';
import {
  addHouseholdMember,
  createTestRecipe,
  listForAll,
  shareWith,
} from '../../../testing/recipes';
import { openDevice } from '../../../testing/sync-device';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { registerUser, visitorOf, type Person } from '../../../testing/test-users';
import { recipes } from '../../../schema/recipes';

let testApp: TestApp;
let ann: Person;
let ben: Person;
let count = 0;
const db = () => testApp.database.db;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());
beforeEach(async () => {
  count += 1;
  ann = await registerUser(testApp.app, `Ann ${count}`);
  ben = await registerUser(testApp.app, `Ben ${count}`);
});

const week = '2026-11-23';
const curry: RecipeInput = {
  title: 'Green curry',
  cuisine: 'Thai',
  totalMinutes: 35,
  ingredients: [
    { name: 'chicken thighs', amount: '600', unit: 'g' },
    { name: 'coriander', amount: '1/2', unit: 'bunch' },
    { name: 'coconut milk', amount: '400', unit: 'ml' },
  ],
};

const ask = (person: Person, householdId?: string) =>
  person.ask(magicMenuRoutes.candidates, {
    query: { week, ...(householdId !== undefined && { householdId }) },
  });
const candidatesOf = async (person: Person, householdId?: string) =>
  (await ask(person, householdId)).body.candidates;
const titlesOf = async (person: Person, householdId?: string) =>
  (await candidatesOf(person, householdId)).map(({ title }) => title).sort();

async function openHousehold() {
  const { body: home } = await ann.ask(householdsRoutes.create, { body: { name: 'Home' } });
  await addHouseholdMember(db(), home._id, ben);
  return home._id;
}

test('a candidate has what was derived when its recipe was saved, and again when it changes', async () => {
  const id = await createTestRecipe(ann, curry);
  expect(await candidatesOf(ann)).toEqual([
    {
      _id: id,
      title: 'Green curry',
      course: 'dinner',
      minutes: 35,
      cuisine: 'Thai',
      isMeatless: false,
      proteins: ['chicken'],
      perishables: [{ food: 'coriander', name: 'coriander', packs: expect.any(Number) }],
      foods: ['chicken-thigh', 'coriander', 'coconut-milk'],
      grams: [expect.any(Number), expect.any(Number), expect.any(Number)],
      contains: expect.arrayContaining(['vegetarian', 'vegan']),
      unsure: expect.any(Array),
      behind: { vegetarian: [0], vegan: [0], pescatarian: [0] },
      hasUnknownFood: false,
      hasUnknownLine: false,
      isFavourite: false,
      plannedOn: [],
      isSharedByPlanning: false,
    },
  ]);
  const tofu = [{ name: 'tofu', amount: '450', unit: 'g' }];
  await ann.ask(recipesRoutes.update, { params: { id }, body: { ...curry, ingredients: tofu } });
  expect(await candidatesOf(ann)).toMatchObject([{ proteins: ['tofu'], isMeatless: true }]);
});

test('an older recipe that was not derived again yet is a candidate with its title', async () => {
  const id = await createTestRecipe(ann, { title: 'Old "soup"' });
  await db().update(recipes).set({ menuJson: '' }).where(eq(recipes.id, id));
  expect(await candidatesOf(ann)).toMatchObject([{ _id: id, title: 'Old "soup"' }]);
});

describe('whose recipes', () => {
  test('own and saved recipes are candidates, without deleted ones and those of others', async () => {
    await createTestRecipe(ann, { title: 'Own' });
    const deleted = await createTestRecipe(ann, { title: 'Deleted' });
    await ann.ask(recipesRoutes.remove, { params: { id: deleted } });
    const saved = await createTestRecipe(ben, { title: 'Saved' });
    await listForAll(db(), saved);
    await ann.ask(savedRecipesRoutes.addToMyRecipes, { params: { id: saved }, body: {} });
    await listForAll(db(), await createTestRecipe(ben, { title: 'Listed' }));
    await createTestRecipe(ben, { title: 'Private' });
    expect(await titlesOf(ann)).toEqual(['Own', 'Saved']);
  });

  test("a household's candidates include what is shared with it, and mark what planning would share", async () => {
    const home = await openHousehold();
    await createTestRecipe(ann, { title: 'Own' });
    await shareWith(db(), await createTestRecipe(ben, { title: 'Shared' }), home);
    await createTestRecipe(ben, { title: 'Private of Ben' });
    const found = await candidatesOf(ann, home);
    expect(found.map(({ title, isSharedByPlanning }) => [title, isSharedByPlanning])).toEqual([
      ['Shared', false],
      ['Own', true],
    ]);
  });

  test('a recipe that someone may read, but the household may not, is no candidate for its plan', async () => {
    const home = await openHousehold();
    const other = await registerUser(testApp.app, `Cleo ${count}`);
    const { body: elsewhere } = await other.ask(householdsRoutes.create, {
      body: { name: 'Club' },
    });
    await addHouseholdMember(db(), elsewhere._id, ann);
    const recipe = await createTestRecipe(other, { title: 'Of the club' });
    await shareWith(db(), recipe, elsewhere._id);
    await ann.ask(savedRecipesRoutes.addToMyRecipes, { params: { id: recipe }, body: {} });
    expect(await titlesOf(ann)).toEqual(['Of the club']);
    expect(await titlesOf(ann, home)).toEqual([]);
  });
});

test('ratings and favourites of candidates are those of the people of the plan', async () => {
  const home = await openHousehold();
  const outsider = await registerUser(testApp.app, `Dan ${count}`);
  const id = await createTestRecipe(outsider, { title: 'Pie' });
  await listForAll(db(), id);
  await shareWith(db(), id, home);
  const rate = (person: Person, rating: number) =>
    person.ask(reviewsRoutes.rate, { params: { id }, body: { rating } });
  await rate(ann, 5);
  await rate(ben, 4);
  await rate(await registerUser(testApp.app, `Eve ${count}`), 1);
  await ben.ask(savedRecipesRoutes.addToMyRecipes, { params: { id }, body: {} });
  await ben.ask(savedRecipesRoutes.addFavourite, { params: { id } });
  expect(await candidatesOf(ann, home)).toMatchObject([{ rating: 4.5, isFavourite: true }]);
  expect(await candidatesOf(ben)).toMatchObject([{ rating: 4, isFavourite: true }]);
});

test('a candidate has its last planned day before the week and the first after it, of that plan alone', async () => {
  const id = await createTestRecipe(ann, { title: 'Pie' });
  const plan = (startDate: string) =>
    ann.ask(mealPlansRoutes.create, {
      body: { startDate, days: { wednesday: [{ _id: newId(), recipe: id }] } },
    });
  for (const monday of ['2026-10-05', '2026-11-09', '2026-11-23', '2026-12-07', '2026-12-14'])
    expect((await plan(monday)).status).toBe(200);
  expect(await candidatesOf(ann)).toMatchObject([{ plannedOn: ['2026-11-11', '2026-12-09'] }]);
  const home = await openHousehold();
  expect(await candidatesOf(ann, home)).toMatchObject([{ plannedOn: [] }]);
});

test('a candidate of a week that starts on Saturday has its last planned day just before it', async () => {
  const id = await createTestRecipe(ann, { title: 'Pie' });
  for (const startDate of ['2026-11-23', '2026-11-30'])
    await ann.ask(mealPlansRoutes.create, {
      body: { startDate, days: { wednesday: [{ _id: newId(), recipe: id }] } },
    });
  const { body } = await ann.ask(magicMenuRoutes.candidates, { query: { week: '2026-11-28' } });
  expect(body.candidates).toMatchObject([{ plannedOn: ['2026-11-25'] }]);
});

test('a candidate that is in the week without a day counts as planned', async () => {
  const recipe = await createTestRecipe(ann, { title: 'Pie' });
  const phone = openDevice(ann);
  const meal = { id: newId(), date: '2026-11-23', meal: 'dinner', order: 'a0', quantity: 1 };
  await phone.sync([phone.make('addMeal', { ...meal, recipeId: recipe, isUndated: true })]);
  expect(await candidatesOf(ann)).toMatchObject([{ plannedOn: ['2026-11-23'] }]);
});

describe('refused', () => {
  test('candidates are refused to a visitor, and to whoever is not in the household', async () => {
    const home = await openHousehold();
    const outsider = await registerUser(testApp.app, `Dan ${count}`);
    await createTestRecipe(ann, curry);
    expect(await ask(outsider, home)).toMatchObject({ status: 403 });
    expect((await ask(ann, newId())).status).toBe(404);
    const visitor = visitorOf(testApp.app);
    expect((await visitor.ask(magicMenuRoutes.candidates, { query: { week } })).status).toBe(401);
    expect((await visitor.ask(magicMenuRoutes.cards, { body: { ids: [] } })).status).toBe(401);
  });

  test.each(['never', '2026-13-01', '1700-01-01'])(
    'a request for candidates of the week %s is refused',
    async (wrong) => {
      const { status } = await ann.ask(magicMenuRoutes.candidates, { query: { week: wrong } });
      expect(status).toBe(400);
    },
  );
});

test('cards are given for the candidates that one may read', async () => {
  const [own, other] = [
    await createTestRecipe(ann, { title: 'Own' }),
    await createTestRecipe(ben, { title: 'Private' }),
  ];
  const { body } = await ann.ask(magicMenuRoutes.cards, { body: { ids: [own, other, newId()] } });
  expect(body.recipes).toMatchObject([{ _id: own, title: 'Own' }]);
  const many = Array.from({ length: 61 }, () => newId());
  expect((await ann.ask(magicMenuRoutes.cards, { body: { ids: many } })).status).toBe(400);
});

describe('a proposed week', () => {
  const propose = magicMenuRoutes.propose;
  const names = [
    'Leek',
    'Potato',
    'Carrot',
    'Pumpkin',
    'Onion',
    'Rice',
    'Chicken',
    'Salmon',
    'Egg',
  ];
  /** In a year in which nobody's today is. */
  const future = '2031-11-24';

  async function addDinners(person: Person, more: RecipeInput[] = []): Promise<string[]> {
    const usual = names.map((name) => ({
      title: `${name} roast`,
      course: 'dinner' as const,
      totalMinutes: 30,
      serves: 4,
      ingredients: [{ name: name.toLowerCase(), amount: '500', unit: 'g' }],
    }));
    const ids: string[] = [];
    for (const recipe of [...usual, ...more]) ids.push(await createTestRecipe(person, recipe));
    return ids;
  }

  test('a proposed week has a dinner for each free day, cooked for those who eat, and plans nothing', async () => {
    await addDinners(ann);
    const device = openDevice(ann);
    await device.sync([
      device.make('setEater', { id: newId(), change: { name: 'Leo', portion: 1 } }),
      device.make('addMeal', {
        id: newId(),
        date: '2031-11-26',
        meal: 'dinner',
        order: 'a0',
        quantity: 1,
        note: 'Takeaway',
      }),
    ]);
    const { status, body } = await ann.ask(propose, { body: { week: future } });
    expect(status).toBe(200);
    const days = body.dinners.map(({ date }) => date.slice(8));
    expect(days).toEqual(['24', '25', '27', '28', '29', '30']);
    // Two of four.
    expect(new Set(body.dinners.map(({ quantity }) => quantity))).toEqual(new Set([0.5]));
    expect(
      body.dinners.every(({ reason, title }) => reason !== '' && title.endsWith(' roast')),
    ).toBe(true);
    await device.sync();
    expect([...device.rows.values()].filter(({ kind }) => kind === 'meals')).toHaveLength(1);
    expect((await ann.ask(propose, { body: { week: future } })).body).toEqual(body);
  });

  test('a proposed week follows allergies and the minutes of each day, and says why a day is empty', async () => {
    await addDinners(ann);
    const device = openDevice(ann);
    await device.sync([
      device.make('setEater', { id: newId(), change: { name: 'Mia', allergies: ['egg'] } }),
      device.make('setMenuRules', { change: { tuesday: 10 } }),
    ]);
    const { body } = await ann.ask(propose, { body: { week: future } });
    expect(body.dinners.map(({ title }) => title)).not.toContain('Egg roast');
    expect(body.unfilled).toMatchObject([
      { date: '2031-11-25', demands: expect.stringContaining('10 min') },
    ]);
  });

  test('a proposed week with a limit has no dish whose prices are not known, and says so', async () => {
    await addDinners(ann);
    const device = openDevice(ann);
    const budgets = [{ week: future, cents: 12_000 }];
    await device.sync([device.make('setMenuRules', { change: { budgets } })]);
    const { body } = await ann.ask(propose, { body: { week: future } });
    expect(body.dinners).toEqual([]);
    expect(body.unfilled[0]?.advice).toContain('9 recipes fit if their prices are known');
    expect(body.cost).toMatchObject({ cents: 0, limit: 12_000, isRefused: false });
    const other = await ann.ask(propose, { body: { week: '2031-12-01' } });
    expect(other.body.dinners).toHaveLength(7);
    expect(other.body.cost).toBeUndefined();
  });

  test('a proposed week keeps what stays, avoids what was not wanted, and leaves days for what has none', async () => {
    const [leek, potato] = await addDinners(ann);
    const device = openDevice(ann);
    const waiting = { id: newId(), date: future, meal: 'dinner', order: 'a0', quantity: 1 };
    await device.sync([device.make('addMeal', { ...waiting, note: 'Picnic', isUndated: true })]);
    const keep = [{ date: '2031-11-28', recipe: leek! }];
    const asked = { week: future, keep, avoid: [potato!], tries: 1 };
    const { body } = await ann.ask(propose, { body: asked });
    expect(body.waiting).toEqual([{ _id: waiting.id, date: future, title: 'Picnic' }]);
    expect(body.dinners).toHaveLength(6);
    expect(body.dinners).toContainEqual(
      expect.objectContaining({ date: '2031-11-28', recipe: leek }),
    );
    expect(body.dinners.map(({ recipe }) => recipe)).not.toContain(potato);
  });

  test('a week of a community is proposed to its members alone, and none for days that have passed', async () => {
    const householdId = await openHousehold();
    await addDinners(ben);
    expect(
      (await ben.ask(propose, { body: { week: future, householdId } })).body.dinners,
    ).toHaveLength(7);
    const outsider = await registerUser(testApp.app, `Outsider ${count}`);
    const refused = await outsider.ask(propose, { body: { week: future, householdId } });
    expect(refused.status).toBe(403);
    expect((await visitorOf(testApp.app).ask(propose, { body: { week: future } })).status).toBe(
      401,
    );
    const past = await ben.ask(propose, { body: { week: '2020-11-23', householdId } });
    expect(past.body).toEqual({ dinners: [], unfilled: [], unmet: [], waiting: [] });
  });
});
