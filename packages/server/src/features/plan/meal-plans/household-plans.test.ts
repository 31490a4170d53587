/** Plans and lists of a household: what its members share, and which recipes are in them. */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { householdsRoutes } from '@saltbush/contract/account/households';
import { mealPlansRoutes, type MealPlan } from '@saltbush/contract/plan/meal-plans';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { sharingLimits } from '@saltbush/contract/recipe/sharing/sharing-fields';
import { sharingRoutes } from '@saltbush/contract/recipe/sharing/sharing';
import { shoppingListRoutes } from '@saltbush/contract/plan/shopping-list';
import { foundHousehold } from '../../../testing/households';
import {
  addHouseholdMember,
  createTestRecipe,
  listForAll,
  shareWith,
} from '../../../testing/recipes';
import { createTestUsers, type Person, type TestUsers } from '../../../testing/test-users';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { recipeHouseholds } from '../../../schema/recipes';

let testApp: TestApp;
let people: TestUsers;
let household: string;
let plan: MealPlan;
beforeAll(async () => {
  testApp = await openTestApp();
  people = await createTestUsers(testApp.app);
});
afterAll(() => testApp.close());
beforeEach(async () => {
  household = await foundHousehold(people.priya);
  await addHouseholdMember(testApp.database.db, household, people.tom);
  plan = await startPlan(people.priya);
});

const startDate = '2026-11-23';

async function startPlan(person: Person): Promise<MealPlan> {
  const { status, body } = await person.ask(mealPlansRoutes.createForHousehold, {
    params: { id: household },
    body: { startDate },
  });
  expect(status).toBe(200);
  return body;
}

const makeRecipe = (person: Person, title = 'Soup', name = '2 onions') =>
  createTestRecipe(person, { title, ingredients: [{ name }] });

const planRecipe = (person: Person, recipe: string) =>
  person.ask(mealPlansRoutes.addMeal, {
    params: { id: plan._id },
    body: { date: startDate, meal: { recipe } },
  });

const currentOf = async (person: Person) =>
  (
    await person.ask(mealPlansRoutes.current, {
      query: { week: startDate, householdId: household },
    })
  ).body;

const listOf = async (person: Person, householdId?: string) =>
  (
    await person.ask(shoppingListRoutes.ofDays, {
      query: { week: startDate, ...(householdId !== undefined && { householdId }) },
    })
  ).body.shoppingList;

const linesOf = async (person: Person) =>
  (await listOf(person, household))!.aisles.flatMap(({ aisle, lines }) =>
    lines.map(({ key, isTicked }) => ({ aisle, key, isTicked })),
  );

const isShared = async (recipeId: string) =>
  (await testApp.database.db.$count(
    recipeHouseholds,
    and(eq(recipeHouseholds.recipeId, recipeId), eq(recipeHouseholds.householdId, household)),
  )) === 1;

describe('one plan for all', () => {
  test("a household's plan stands beside the plan that each member has for the same week", async () => {
    const own = await people.tom.ask(mealPlansRoutes.create, { body: { startDate } });
    expect(own.body).not.toHaveProperty('household');
    expect(own.body._id).not.toBe(plan._id);
    expect(plan).toMatchObject({ household, startDate });
    expect((await currentOf(people.tom)).mealPlan).toMatchObject({ _id: plan._id, household });
    const listed = await people.tom.ask(mealPlansRoutes.list, {
      query: { from: startDate, to: startDate, householdId: household },
    });
    expect(listed.body.mealPlans.map(({ _id }) => _id)).toEqual([plan._id]);
    const ownPlans = await people.tom.ask(mealPlansRoutes.list, {
      query: { from: startDate, to: startDate },
    });
    expect(ownPlans.body.mealPlans.map(({ _id }) => _id)).toEqual([own.body._id]);
  });

  test("a household's plan is started once, whoever starts it and by whichever call", async () => {
    expect((await startPlan(people.tom))._id).toBe(plan._id);
    const { body } = await people.tom.ask(mealPlansRoutes.create, {
      body: { startDate, household },
    });
    expect(body._id).toBe(plan._id);
  });

  test("a household's plan is saved by two members, of whom the second learns of the first", async () => {
    const save = (person: Person, note: string, revision: number) =>
      person.ask(mealPlansRoutes.update, {
        params: { id: plan._id },
        body: { days: { monday: [{ note }] }, revision },
      });
    const saves = await Promise.all([
      save(people.priya, 'Fish', plan.revision),
      save(people.tom, 'Rice', plan.revision),
    ]);
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { mealPlan } = await currentOf(people.tom);
    expect(mealPlan!.revision).toBe(plan.revision + 1);
    expect((await save(people.tom, 'Both', mealPlan!.revision)).status).toBe(200);
    expect((await currentOf(people.priya)).mealPlan!.days.monday).toMatchObject([{ note: 'Both' }]);
  });

  test("a household's plan goes for good with the household", async () => {
    await planRecipe(people.tom, await makeRecipe(people.tom));
    await people.tom.ask(shoppingListRoutes.keepStaple, {
      body: { key: 'onion', householdId: household },
    });
    const { pool } = testApp.database;
    await pool.query('delete from households where id = $1', [household]);
    const { rows } = await pool.query(
      `select (select count(*) from plan_owners where id = $1)
        + (select count(*) from meal_plans where owner_id = $1)
        + (select count(*) from meal_plan_entries where owner_id = $1)
        + (select count(*) from sync_rows where owner_id = $1) as left`,
      [household],
    );
    expect(rows).toEqual([{ left: '0' }]);
  });
});

describe('recipes', () => {
  test('recipes of one’s own are shared with the household by planning them, and no further', async () => {
    const recipe = await makeRecipe(people.tom);
    expect((await planRecipe(people.tom, recipe)).status).toBe(200);
    const { mealPlan, recipes } = await currentOf(people.priya);
    expect(mealPlan!.days.monday).toMatchObject([{ recipe }]);
    expect(recipes.map(({ title }) => title)).toEqual(['Soup']);
    const asked = await people.priya.ask(recipesRoutes.get, { params: { id: recipe } });
    expect(asked.status).toBe(200);
    const { body } = await people.tom.ask(recipesRoutes.get, { params: { id: recipe } });
    expect(body).toMatchObject({
      sharingSettings: { mode: 'private' },
      sharedWith: { communities: [household], saltbush: false },
    });
    const others = await people.nobody.ask(recipesRoutes.get, { params: { id: recipe } });
    expect(others.status).toBe(404);
  });

  test('recipes of one’s own are shared too when the plan starts or is saved with them', async () => {
    const [first, second] = [await makeRecipe(people.tom), await makeRecipe(people.tom)];
    const days = { monday: [{ recipe: first }], tuesday: [{ recipe: first }, { recipe: second }] };
    const saved = await people.tom.ask(mealPlansRoutes.update, {
      params: { id: plan._id },
      body: { days },
    });
    expect(saved.body.days.tuesday).toHaveLength(2);
    const third = await makeRecipe(people.tom);
    await people.tom.ask(mealPlansRoutes.create, {
      body: { household, startDate: '2026-11-30', days: { monday: [{ recipe: third }] } },
    });
    expect([await isShared(first), await isShared(second), await isShared(third)]).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('recipes that are shared with as many as possible cannot be planned for another household', async () => {
    const { db } = testApp.database;
    const recipe = await makeRecipe(people.tom);
    for (let count = 0; count < sharingLimits.households; count += 1)
      await shareWith(db, recipe, await foundHousehold(people.alex));
    expect((await planRecipe(people.tom, recipe)).status).toBe(400);
    expect(await isShared(recipe)).toBe(false);
  });

  test('recipes of a plan that is not saved are not shared', async () => {
    const recipe = await makeRecipe(people.tom);
    const { status } = await people.tom.ask(mealPlansRoutes.update, {
      params: { id: plan._id },
      body: { days: { monday: [{ recipe }] }, revision: 99 },
    });
    expect([status, await isShared(recipe)]).toEqual([409, false]);
  });

  test('recipes in one’s own plan are not shared with anyone', async () => {
    const recipe = await makeRecipe(people.tom);
    await people.tom.ask(mealPlansRoutes.create, {
      body: { startDate: '2026-12-07', days: { monday: [{ recipe }] } },
    });
    expect(await isShared(recipe)).toBe(false);
  });

  test('recipes of others are planned when public or shared with the household', async () => {
    const { db } = testApp.database;
    const listed = await makeRecipe(people.nobody, 'Pie');
    await listForAll(db, listed);
    const shared = await makeRecipe(people.priya, 'Curry');
    await shareWith(db, shared, household);
    expect((await planRecipe(people.tom, listed)).status).toBe(200);
    expect((await planRecipe(people.tom, shared)).status).toBe(200);
  });

  test('recipes that only the planner can read are refused, and nothing is shared', async () => {
    const { db } = testApp.database;
    const foreign = await makeRecipe(people.nobody, 'Secret stew');
    await people.nobody.ask(sharingRoutes.update, {
      params: { id: foreign },
      body: { sharingSettings: { approvedUsers: [people.tom.user._id] } },
    });
    const own = await makeRecipe(people.tom);
    const { status, error } = await people.tom.ask(mealPlansRoutes.update, {
      params: { id: plan._id },
      body: { days: { monday: [{ recipe: own }, { recipe: foreign }] } },
    });
    expect([status, error]).toMatchObject([
      400,
      {
        details: [
          {
            field: 'days.monday.1.recipe',
            message: 'This recipe is not shared with the community. Its owner can share it.',
          },
        ],
      },
    ]);
    expect(await isShared(own)).toBe(false);
    expect(await db.$count(recipeHouseholds, eq(recipeHouseholds.recipeId, foreign))).toBe(0);
  });

  test('recipes that the planner can’t read look as if they did not exist', async () => {
    const hidden = await makeRecipe(people.nobody, 'Secret stew');
    const { error } = await planRecipe(people.tom, hidden);
    expect(error).toMatchObject({
      details: [{ field: 'meal.recipe', message: 'This recipe is no longer there' }],
    });
  });

  test('recipes leave the plan and the list when their owner leaves the household', async () => {
    await planRecipe(people.tom, await makeRecipe(people.tom));
    expect(await linesOf(people.priya)).toHaveLength(1);
    await people.tom.ask(householdsRoutes.leave, { params: { id: household } });
    expect((await currentOf(people.priya)).mealPlan!.days.monday).toEqual([]);
    expect(await linesOf(people.priya)).toEqual([]);
  });
});

describe('one list for all', () => {
  beforeEach(async () => {
    await planRecipe(people.tom, await makeRecipe(people.tom));
  });

  test("a household's list is ticked by one and seen by all", async () => {
    expect(await linesOf(people.priya)).toMatchObject([{ key: 'onion', isTicked: false }]);
    const list = (await listOf(people.tom, household))!;
    const { key, amounts } = list.aisles[0]!.lines[0]!;
    const params = { id: plan._id };
    await people.tom.ask(shoppingListRoutes.tick, {
      params,
      body: { line: key, covered: amounts },
    });
    expect(await linesOf(people.priya)).toMatchObject([{ key: 'onion', isTicked: true }]);
    await people.priya.ask(shoppingListRoutes.untick, { params, body: { line: key } });
    expect(await linesOf(people.tom)).toMatchObject([{ key: 'onion', isTicked: false }]);
  });

  test("a household's list has aisles, staples and splits of its own", async () => {
    const { moveToAisle, moveToUsualAisle, keepStaple, removeStaple } = shoppingListRoutes;
    const onion = { key: 'onion', householdId: household };
    await people.tom.ask(moveToAisle, { body: { key: 'onion', aisle: 'Bakery' } });
    expect(await linesOf(people.tom)).not.toMatchObject([{ aisle: 'Bakery' }]);
    await people.tom.ask(moveToAisle, { body: { ...onion, aisle: 'Bakery' } });
    expect(await linesOf(people.priya)).toMatchObject([{ aisle: 'Bakery' }]);
    await people.priya.ask(moveToUsualAisle, { body: onion });
    expect(await linesOf(people.tom)).not.toMatchObject([{ aisle: 'Bakery' }]);
    await people.priya.ask(keepStaple, { body: onion });
    expect((await listOf(people.tom, household))!.staples).toMatchObject([{ key: 'onion' }]);
    await people.tom.ask(removeStaple, { body: onion });
    expect((await listOf(people.priya, household))!.staples).toEqual([]);
  });

  test("a household's list is not one’s own list", async () => {
    expect(await listOf(people.priya)).toBeNull();
  });

  test("a household's list of a week without a plan is null", async () => {
    const { body } = await people.tom.ask(shoppingListRoutes.ofDays, {
      query: { week: '2027-01-04', householdId: household },
    });
    expect(body).toEqual({ shoppingList: null });
  });
});
