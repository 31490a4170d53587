import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  mealPlansRoutes,
  type EntryInput,
  type MealPlan,
  type MealPlanInput,
} from '@saltbush/contract/plan/meal-plans';
import { recipesRoutes } from '@saltbush/contract/recipe/recipes';
import { addWeeks } from '@saltbush/domain/plan/days/week';
import {
  createTestUsers,
  registerUser,
  type TestUsers,
  type Person,
} from '../../../testing/test-users';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { recipes } from '../../../schema/recipes';
import { mealPlanEntries } from '../../../schema/meal-plans';

let testApp: TestApp;
let people: TestUsers;
beforeAll(async () => {
  testApp = await openTestApp();
  people = await createTestUsers(testApp.app);
});
afterAll(() => testApp.close());

const { list, current, getHydrated, create, update, addMeal, removeMeal } = mealPlansRoutes;
const noSuchId = '00000000-0000-4000-8000-000000000000';

/** A week nobody has planned yet. */
let weeksTaken = 0;
const freshWeek = () => addWeeks('2026-11-23', weeksTaken++);

const createTestRecipe = async (person: Person, title = 'Laksa', isPublic = false) => {
  const { body } = await person.ask(recipesRoutes.create, { body: { title } });
  if (isPublic) {
    await testApp.database.db
      .update(recipes)
      .set({ sharingMode: 'public' })
      .where(eq(recipes.id, body._id));
  }
  return body._id;
};

const createTestPlan = async (input: Partial<MealPlanInput> = {}, person = people.priya) => {
  const body = { startDate: freshWeek(), ...input };
  const answer = await person.ask(create, { body });
  expect(answer.status).toBe(200);
  return answer.body;
};

const save = (plan: MealPlan, monday: EntryInput[], revision: number | undefined = plan.revision) =>
  people.priya.ask(update, {
    params: { id: plan._id },
    body: { days: { monday }, revision },
  });

const notesOf = (plan: MealPlan, day: keyof MealPlan['days'] = 'monday') =>
  plan.days[day].map((entry) => entry.note);

describe('starting a plan', () => {
  test('a new plan of a week has no meals', async () => {
    const plan = await createTestPlan({ startDate: '2025-11-24' });
    expect(plan).toMatchObject({
      name: 'Week of 24 November 2025',
      startDate: '2025-11-24',
      endDate: '2025-11-30',
      revision: 1,
      days: { monday: [], sunday: [] },
    });
  });

  test('a new plan has the entries that were sent, each on its day', async () => {
    const recipe = await createTestRecipe(people.priya);
    const [first, second] = [randomUUID(), randomUUID()];
    const middle = ['tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
    const plan = await createTestPlan({
      startDate: '2025-11-17',
      name: 'Busy week',
      days: {
        monday: [
          { _id: first, recipe, quantity: 1.5 },
          { _id: second, note: 'eating out', meal: 'lunch' },
        ],
        ...Object.fromEntries(middle.map((day) => [day, [{ note: day }]])),
        sunday: [{ recipe }],
      },
    });
    expect(plan.name).toBe('Busy week');
    expect(plan.days.monday).toEqual([
      { _id: first, date: '2025-11-17', meal: 'dinner', recipe, quantity: 1.5 },
      { _id: second, date: '2025-11-17', meal: 'lunch', note: 'eating out', quantity: 1 },
    ]);
    for (const [n, day] of middle.entries())
      expect(plan.days[day]).toMatchObject([{ date: `2025-11-${18 + n}`, note: day }]);
    expect(plan.days.sunday).toMatchObject([{ date: '2025-11-23', recipe, quantity: 1 }]);
  });

  test('a new plan of a week that has one answers with it, unchanged', async () => {
    const plan = await createTestPlan({ days: { monday: [{ note: 'first' }] } });
    const again = await people.priya.ask(create, {
      body: { startDate: plan.startDate, name: 'Other', days: { monday: [{ note: 'second' }] } },
    });
    expect(again.body).toEqual(plan);
  });

  test('a plan started by several devices at once is one plan', async () => {
    const startDate = freshWeek();
    const plans = await Promise.all(
      ['a', 'b', 'c'].map((note) =>
        people.priya.ask(create, { body: { startDate, days: { friday: [{ note }] } } }),
      ),
    );
    expect(plans.map((answer) => answer.status)).toEqual([200, 200, 200]);
    expect(new Set(plans.map(({ body }) => body._id)).size).toBe(1);
    expect(plans[0]!.body.days.friday).toHaveLength(1);
  });

  test('two people plan the same week, each with a plan of their own', async () => {
    const startDate = freshWeek();
    const mine = await createTestPlan({ startDate });
    const toms = await createTestPlan({ startDate }, people.tom);
    expect(mine._id).not.toBe(toms._id);
  });

  test('a new plan under an id that is taken is refused', async () => {
    const { _id } = await createTestPlan({}, people.tom);
    for (const person of [people.tom, people.priya]) {
      const { error } = await person.ask(create, { body: { _id, startDate: freshWeek() } });
      expect(error.code).toBe('CONFLICT');
    }
  });

  test.each(['2026-11-24', '2026-02-30', 'next week', '1999-12-27'])(
    'a new plan that starts on %s is refused',
    async (startDate) => {
      const { status, error } = await people.priya.ask(create, { body: { startDate } });
      expect(status).toBe(400);
      expect(error.details).toMatchObject([{ field: 'startDate' }]);
    },
  );

  test('a new plan leaves nothing behind when an entry is refused', async () => {
    const startDate = freshWeek();
    const { error } = await people.priya.ask(create, {
      body: { startDate, days: { monday: [{ recipe: noSuchId }] } },
    });
    expect(error.details).toEqual([
      { field: 'days.monday.0.recipe', message: 'This recipe is no longer there' },
    ]);
    const { body } = await people.priya.ask(current, { query: { week: startDate } });
    expect(body).toEqual({ mealPlan: null, recipes: [] });
  });
});

describe('saving a menu', () => {
  test('a saved menu replaces the entries, keeps their order and counts', async () => {
    const plan = await createTestPlan({ days: { monday: [{ note: 'a' }, { note: 'b' }] } });
    const [a, b] = plan.days.monday;
    const { body } = await save(plan, [
      { ...b!, quantity: 2 },
      { note: 'c' },
      { _id: a!._id, note: 'a' },
    ]);
    expect(notesOf(body)).toEqual(['b', 'c', 'a']);
    expect(body.days.monday[0]).toMatchObject({ _id: b!._id, quantity: 2 });
    expect(body).toMatchObject({ revision: 2, name: plan.name, startDate: plan.startDate });
  });

  test('a saved menu keeps leftovers, also when the client does not know them', async () => {
    const recipe = await createTestRecipe(people.priya);
    const roast = { _id: randomUUID(), recipe };
    const lunch = { _id: randomUUID(), recipe, meal: 'lunch', leftoverOf: roast._id };
    const plan = await createTestPlan({ days: { monday: [roast], tuesday: [lunch] } });
    expect(plan.days.tuesday[0]).toMatchObject({ leftoverOf: roast._id });
    const { leftoverOf: _unknown, ...known } = lunch;
    const { body } = await save(plan, [roast, { ...known, quantity: 0.5 }]);
    expect(body.days.monday[1]).toMatchObject({ leftoverOf: roast._id, quantity: 0.5 });
  });

  test('a save from an old revision is refused, and the plan can be read to merge', async () => {
    const plan = await createTestPlan();
    await save(plan, [{ note: 'on the phone' }]);
    const refused = await save(plan, [{ note: 'on the laptop' }]);
    expect([refused.status, refused.error.code]).toEqual([409, 'CONFLICT']);
    const { body } = await people.priya.ask(current, { query: { week: plan.startDate } });
    expect(notesOf(body.mealPlan!)).toEqual(['on the phone']);
    const merged = await save(body.mealPlan!, [{ note: 'both' }]);
    expect([merged.status, merged.body.revision]).toEqual([200, 3]);
  });

  test('one of several saves from one revision is stored whole, and the others hear of the conflict', async () => {
    const plan = await createTestPlan();
    const notes = Array.from({ length: 8 }, (_, n) => `device ${n}`);
    const answers = await Promise.all(
      notes.map((note) => save(plan, [{ note }, { note: `${note}, too` }])),
    );
    const saved = answers.filter(({ status }) => status === 200);
    expect(saved).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
    const { body } = await people.priya.ask(getHydrated, { params: { id: plan._id } });
    expect(body.days.monday).toEqual(saved[0]!.body.days.monday);
    expect(body.revision).toBe(2);
  });

  test('a save without a revision wins over the earlier one', async () => {
    const plan = await createTestPlan();
    await save(plan, [{ note: 'first' }]);
    const params = { id: plan._id };
    const { body } = await people.priya.ask(update, {
      params,
      body: { name: 'Ours', days: { tuesday: [{ note: 'later' }] } },
    });
    expect([notesOf(body), notesOf(body, 'tuesday')]).toEqual([[], ['later']]);
    expect(body).toMatchObject({ name: 'Ours', revision: 3 });
  });

  test("a save to someone else's plan is answered as if it were not there", async () => {
    const plan = await createTestPlan({ days: { monday: [{ note: 'mine' }] } });
    const toms = await people.tom.ask(update, { params: { id: plan._id }, body: { days: {} } });
    expect([toms.status, toms.error.code]).toEqual([404, 'NOT_FOUND']);
    const { body } = await people.priya.ask(getHydrated, { params: { id: plan._id } });
    expect(body.days.monday).toHaveLength(1);
  });

  test("ids of entries that are taken are named: twice in one menu, or someone else's", async () => {
    const toms = await createTestPlan({ days: { monday: [{ note: 'Tom’s' }] } }, people.tom);
    const plan = await createTestPlan({ days: { monday: [{ note: 'mine' }] } });
    const twice = randomUUID();
    const { error } = await save(plan, [
      { _id: twice, note: 'a' },
      { _id: twice, note: 'b' },
      { _id: toms.days.monday[0]!._id, note: 'c' },
    ]);
    expect(error.details).toEqual([
      { field: 'days.monday.1._id', message: 'This id is taken' },
      { field: 'days.monday.2._id', message: 'This id is taken' },
    ]);
    const { body } = await people.tom.ask(getHydrated, { params: { id: toms._id } });
    expect(body.days.monday).toMatchObject([{ note: 'Tom’s' }]);
    const saved = await people.priya.ask(getHydrated, { params: { id: plan._id } });
    expect(saved.body).toMatchObject({ revision: 1, days: { monday: [{ note: 'mine' }] } });
  });

  test.each([
    ['nothing in an entry', [{}], 'days.monday.0.recipe'],
    ['no helping', [{ note: 'x', quantity: 0 }], 'days.monday.0.quantity'],
    ['too much', Array(31).fill({ note: 'x' }), 'days.monday'],
  ])('a save with %s is refused', async (_what, monday, field) => {
    const { status, error } = await save(await createTestPlan(), monday);
    expect(status).toBe(400);
    expect(error.details).toMatchObject([{ field }]);
  });
});

describe('recipes in a plan', () => {
  test('recipes in a plan may be own or public, not someone else’s secret, deleted or unknown', async () => {
    const own = await createTestRecipe(people.priya);
    const shared = await createTestRecipe(people.tom, 'For all', true);
    const secret = await createTestRecipe(people.tom, 'Secret');
    const deleted = await createTestRecipe(people.priya);
    await people.priya.ask(recipesRoutes.remove, { params: { id: deleted } });
    const plan = await createTestPlan({ days: { monday: [{ recipe: own }, { recipe: shared }] } });
    const { error } = await save(
      plan,
      [own, secret, shared, deleted, noSuchId].map((recipe) => ({ recipe })),
    );
    expect(error.details).toEqual(
      [1, 3, 4].map((n) => ({
        field: `days.monday.${n}.recipe`,
        message: 'This recipe is no longer there',
      })),
    );
  });

  test('recipes that are deleted leave the plan, and come back with it', async () => {
    const recipe = await createTestRecipe(people.priya);
    const plan = await createTestPlan({ days: { monday: [{ recipe }, { note: 'stays' }] } });
    const read = async () =>
      (await people.priya.ask(current, { query: { week: plan.startDate } })).body;
    await people.priya.ask(recipesRoutes.remove, { params: { id: recipe } });
    const without = await read();
    expect(notesOf(without.mealPlan!)).toEqual(['stays']);
    expect(without.recipes).toEqual([]);
    await people.priya.ask(recipesRoutes.restore, { params: { id: recipe } });
    expect((await read()).mealPlan!.days.monday).toHaveLength(2);
  });

  test('recipes that their owner made private leave other people’s plans', async () => {
    const recipe = await createTestRecipe(people.tom, 'For all', true);
    const plan = await createTestPlan({ days: { monday: [{ recipe }] } });
    await testApp.database.db
      .update(recipes)
      .set({ sharingMode: 'private' })
      .where(eq(recipes.id, recipe));
    const { body } = await people.priya.ask(getHydrated, { params: { id: plan._id } });
    expect(body.days.monday).toEqual([]);
  });
});

describe('reading', () => {
  test('the current plan is this week’s, by Sydney’s calendar, with cards', async () => {
    testApp.setTime(new Date('2031-01-05T13:30Z')); // Half past midnight in Sydney.
    const cook = await registerUser(testApp.app, 'Weekly');
    expect((await cook.ask(current, {})).body).toEqual({ mealPlan: null, recipes: [] });
    const recipe = await createTestRecipe(cook, 'Congee');
    const startDate = '2031-01-06';
    const plan = await createTestPlan(
      { startDate, days: { monday: [{ recipe }], friday: [{ recipe }] } },
      cook,
    );
    const { body } = await cook.ask(current, {});
    expect(body.mealPlan).toEqual(plan);
    expect(body.recipes).toMatchObject([{ _id: recipe, title: 'Congee' }]);
  });

  test('any day asks for the plan of its week', async () => {
    const plan = await createTestPlan({ startDate: '2025-03-03' });
    for (const week of ['2025-03-03', '2025-03-05', '2025-03-09']) {
      const { body } = await people.priya.ask(current, { query: { week } });
      expect(body.mealPlan?._id).toBe(plan._id);
    }
    const { body } = await people.priya.ask(current, { query: { week: '2025-03-10' } });
    expect(body.mealPlan).toBeNull();
  });

  test('hydrated entries carry the card of their recipe', async () => {
    const recipe = await createTestRecipe(people.priya, 'Dahl');
    const plan = await createTestPlan({ days: { tuesday: [{ recipe }, { note: 'picnic' }] } });
    const { body } = await people.priya.ask(getHydrated, { params: { id: plan._id } });
    expect(body.days.tuesday).toMatchObject([
      { recipe: { _id: recipe, title: 'Dahl' } },
      { note: 'picnic' },
    ]);
    expect(body.days.tuesday[1]).not.toHaveProperty('recipe');
  });

  test('a range of weeks gives its plans, earliest first', async () => {
    testApp.setTime(new Date('2031-01-08T00:00Z'));
    const cook = await registerUser(testApp.app, 'Planner');
    for (const startDate of ['2025-06-16', '2025-06-02', '2025-06-09']) {
      await createTestPlan({ startDate, days: { monday: [{ note: startDate }] } }, cook);
    }
    const ask = async (query: { from?: string; to?: string }) =>
      (await cook.ask(list, { query })).body.mealPlans.map((plan) => plan.startDate);
    expect(await ask({ from: '2025-06-11', to: '2025-06-16' })).toEqual([
      '2025-06-09',
      '2025-06-16',
    ]);
    expect(await ask({ to: '2025-06-15' })).toEqual(['2025-06-02', '2025-06-09']);
    expect(await ask({ from: '2025-06-10' })).toEqual(['2025-06-09', '2025-06-16']);
    expect(await ask({})).toEqual([]);
    await createTestPlan({ startDate: '2031-01-06' }, cook);
    expect(await ask({})).toHaveLength(1);
  });

  test('a range of weeks has no plans of others', async () => {
    await createTestPlan({ startDate: '2025-06-23' }, people.priya);
    const query = { from: '2025-06-01', to: '2025-06-30' };
    expect((await people.priya.ask(list, { query })).body.mealPlans).toHaveLength(1);
    expect((await people.tom.ask(list, { query })).body.mealPlans).toEqual([]);
  });

  test.each([
    [list, { from: '2025-02-30' }, 'from'],
    [list, { from: '2025-01-01', to: '2026-06-01' }, 'to'],
    [list, { from: '2025-01-02', to: '2025-01-01' }, 'to'],
    [current, { week: 'monday' }, 'week'],
  ])('a date of a plan that makes no sense is refused', async (route, query, field) => {
    const { status, error } = await people.priya.ask(route, { query } as never);
    expect(status).toBe(400);
    expect(error.details).toMatchObject([{ field }]);
  });

  test("a read of someone else's plan is answered as if it were not there", async () => {
    const { _id } = await createTestPlan();
    expect((await people.tom.ask(getHydrated, { params: { id: _id } })).status).toBe(404);
    expect((await people.tom.ask(getHydrated, { params: { id: noSuchId } })).status).toBe(404);
    expect((await people.tom.ask(getHydrated, { params: { id: 'plan' } })).status).toBe(404);
  });
});

describe('one meal', () => {
  const add = (plan: MealPlan, date: string, meal: EntryInput, person = people.priya) =>
    person.ask(addMeal, { params: { id: plan._id }, body: { date, meal } });
  const remove = (
    plan: MealPlan,
    date: string,
    meal: { _id?: string; recipe?: string },
    person = people.priya,
  ) => person.ask(removeMeal, { params: { id: plan._id }, body: { date, meal } });

  test('a new meal is added at the end of its day', async () => {
    const plan = await createTestPlan({
      startDate: '2024-01-01',
      days: { tuesday: [{ note: 'a' }] },
    });
    const { body } = await add(plan, '2024-01-02', { note: 'b' });
    expect(notesOf(body, 'tuesday')).toEqual(['a', 'b']);
    expect(body.revision).toBe(2);
  });

  test('a new meal with the same id is added once', async () => {
    const plan = await createTestPlan({ startDate: '2024-01-08' });
    const meal = { _id: randomUUID(), note: 'once' };
    const answers = await Promise.all([1, 2, 3].map(() => add(plan, '2024-01-08', meal)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { body } = await add(plan, '2024-01-09', meal);
    expect([notesOf(body), notesOf(body, 'tuesday'), body.revision]).toEqual([['once'], [], 2]);
  });

  test('all new meals that several people add at once are in the plan', async () => {
    const plan = await createTestPlan({ startDate: '2024-01-15' });
    const notes = Array.from({ length: 6 }, (_, n) => `meal ${n}`);
    await Promise.all(notes.map((note) => add(plan, '2024-01-15', { note })));
    const { body } = await people.priya.ask(getHydrated, { params: { id: plan._id } });
    expect(body.days.monday.map((entry) => entry.note).toSorted()).toEqual(notes);
    expect(body.revision).toBe(7);
  });

  test('a new meal makes a save from before it stale', async () => {
    const plan = await createTestPlan({ startDate: '2024-01-22' });
    await add(plan, '2024-01-22', { note: 'new' });
    expect((await save(plan, [])).error.code).toBe('CONFLICT');
  });

  test('a meal is removed by its id, or by its recipe the first of the day', async () => {
    const recipe = await createTestRecipe(people.priya);
    const plan = await createTestPlan({
      startDate: '2024-01-29',
      days: { monday: [{ note: 'a' }, { recipe }, { recipe, note: 'again' }] },
    });
    const byRecipe = await remove(plan, '2024-01-29', { recipe });
    expect(notesOf(byRecipe.body)).toEqual(['a', 'again']);
    const byId = await remove(plan, '2024-01-29', { _id: plan.days.monday[0]!._id });
    expect(notesOf(byId.body)).toEqual(['again']);
    const notThere = await remove(plan, '2024-01-30', { recipe });
    expect([notThere.status, notThere.body.revision]).toEqual([200, 3]);
  });

  test('a meal on a day outside the week is refused', async () => {
    const plan = await createTestPlan({ startDate: '2024-02-05' });
    for (const date of ['2024-02-04', '2024-02-12']) {
      expect((await add(plan, date, { note: 'x' })).error.details).toMatchObject([
        { field: 'date' },
      ]);
      expect((await remove(plan, date, { _id: noSuchId })).status).toBe(400);
    }
  });

  test('a meal on a full day, with a recipe that is gone, or with a taken id is refused', async () => {
    const toms = await createTestPlan({ days: { monday: [{ note: 'Tom’s' }] } }, people.tom);
    const plan = await createTestPlan({
      startDate: '2024-02-12',
      days: { monday: Array(30).fill({ note: 'x' }) },
    });
    const full = await add(plan, '2024-02-12', { note: 'one too many' });
    expect(full.error.details).toMatchObject([{ field: 'date' }]);
    const gone = await add(plan, '2024-02-13', { recipe: noSuchId });
    expect(gone.error.details).toMatchObject([{ field: 'meal.recipe' }]);
    const taken = await add(plan, '2024-02-13', { _id: toms.days.monday[0]!._id, note: 'x' });
    expect(taken.error.details).toMatchObject([{ field: 'meal._id' }]);
    expect((await remove(plan, '2024-02-12', {})).status).toBe(400);
  });

  test("a meal in someone else's plan is refused", async () => {
    const plan = await createTestPlan({
      startDate: '2024-02-19',
      days: { monday: [{ note: 'a' }] },
    });
    const { _id } = plan.days.monday[0]!;
    expect((await add(plan, '2024-02-19', { note: 'x' }, people.tom)).status).toBe(404);
    expect((await remove(plan, '2024-02-19', { _id }, people.tom)).status).toBe(404);
    const saved = await testApp.database.db
      .select({ id: mealPlanEntries.id })
      .from(mealPlanEntries)
      .where(eq(mealPlanEntries.date, '2024-02-19'));
    expect(saved).toEqual([{ id: _id }]);
  });
});

test('a visitor who asks for a plan is asked to sign in', async () => {
  const routes = Object.values(mealPlansRoutes) as (typeof update)[];
  for (const route of routes) {
    const input = { params: { id: noSuchId }, body: { days: {} } };
    const { status, error } = await people.visitor.ask(route, input);
    expect([route.path, status, error.code]).toEqual([route.path, 401, 'NOT_SIGNED_IN']);
  }
});
