import { findFood } from '@saltbush/recipe-parser/foods';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mealPlansRoutes, type MealPlanInput } from '@saltbush/contract/plan/meal-plans';
import { recipesRoutes, type RecipeInput } from '@saltbush/contract/recipe/recipes';
import {
  shoppingListRoutes,
  type ListAmountOnWire,
  type ShoppingListOnWire,
  type SplitOnWire,
} from '@saltbush/contract/plan/shopping-list';
import { addDays, addWeeks } from '@saltbush/domain/plan/days/week';
import { rowLimits } from '@saltbush/domain/plan/sync/operations';
import { lineId, type FoodRow } from '@saltbush/domain/plan/rows/rows';
import {
  createTestUsers,
  registerUser,
  type Person,
  type TestUsers,
} from '../../../testing/test-users';
import { newId } from '../../../platform/ids';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { recipes } from '../../../schema/recipes';
import { stampAll } from '../sync';
import { syncRows } from '../../../schema/plan/sync';

let testApp: TestApp;
let people: TestUsers;
beforeAll(async () => {
  testApp = await openTestApp();
  people = await createTestUsers(testApp.app);
});
afterAll(() => testApp.close());

const {
  get,
  ofDays,
  tick,
  untick,
  moveToAisle,
  moveToUsualAisle,
  keepStaple,
  removeStaple,
  split,
  join: joinAgain,
} = shoppingListRoutes;
const noSuchId = '00000000-0000-4000-8000-000000000000';

let weeksTaken = 0;
const freshWeek = () => addWeeks('2026-11-23', weeksTaken++);

const createTestRecipe = async (
  title: string,
  lines: string[],
  more: Partial<RecipeInput> = {},
) => {
  const ingredients = lines.map((line) => {
    const [amount = '', unit = '', name = ''] = line.split('|');
    return { amount, unit, name };
  });
  const { body } = await people.priya.ask(recipesRoutes.create, {
    body: { title, ingredients, ...more },
  });
  return body._id;
};
const createTestPlan = async (days: MealPlanInput['days'], startDate = freshWeek()) =>
  (await people.priya.ask(mealPlansRoutes.create, { body: { startDate, days } })).body;
const listOf = async (plan: { _id: string }) =>
  (await people.priya.ask(get, { params: { id: plan._id } })).body;
const lineOf = (list: ShoppingListOnWire, name: string) =>
  [...list.aisles.flatMap(({ lines }) => lines), ...list.checkAtHome].find(
    (line) => line.name === name,
  );
const tickLine = (plan: { _id: string }, line: string, covered: ListAmountOnWire[]) =>
  people.priya.ask(tick, { params: { id: plan._id }, body: { line, covered } });

async function addFoods(cook: Person, count: number, fields: FoodRow): Promise<void> {
  const ownerId = cook.user._id;
  const stamps = stampAll(fields, new Date(), ownerId);
  const foods = Array.from({ length: count }, (_, index) => ({
    ownerId,
    kind: 'foods' as const,
    id: `food-${index}`,
    fields,
    stamps,
    version: index + 1,
  }));
  await testApp.database.db.insert(syncRows).values(foods);
}

describe('a list', () => {
  test('a shopping list has leftovers where they are cooked, also those of the week after', async () => {
    const recipe = await createTestRecipe('Roast', ['1|kg|Lamb Mince']);
    const sunday = '2045-01-01';
    const roast = { _id: newId(), recipe };
    const leftovers = { recipe, quantity: 0.5, leftoverOf: roast._id };
    const first = await createTestPlan({ sunday: [roast, leftovers] }, addDays(sunday, -6));
    const next = await createTestPlan(
      { monday: [leftovers, { recipe, quantity: 3 }] },
      addDays(sunday, 1),
    );
    expect(lineOf(await listOf(first), 'Lamb mince')?.text).toBe('2 kg');
    expect(lineOf(await listOf(next), 'Lamb mince')?.text).toBe('3 kg');
    await people.priya.ask(mealPlansRoutes.removeMeal, {
      params: { id: first._id },
      body: { date: sunday, meal: { _id: roast._id } },
    });
    expect(lineOf(await listOf(next), 'Lamb mince')?.text).toBe('3.5 kg');
  });

  test('a shopping list sums what the meals ask for, scaled, by aisle, and says who asked', async () => {
    const bolognese = await createTestRecipe('Bolognese', [
      '500|g|beef mince',
      '1||brown onion',
      '||salt',
      '2|l|boiling water',
    ]);
    const burgers = await createTestRecipe('Burgers', ['1|kg|beef mince', '2||brown onions']);
    const plan = await createTestPlan({
      monday: [{ recipe: bolognese }],
      tuesday: [{ note: 'eating out' }],
      friday: [{ recipe: burgers, quantity: 0.5 }],
    });
    const list = await listOf(plan);
    expect(list).toMatchObject({
      mealPlan: plan._id,
      startDate: plan.startDate,
      endDate: plan.endDate,
      revision: 1,
    });
    expect(list.aisles.map(({ aisle }) => aisle)).toEqual(['Fruit & Veg', 'Meat & Seafood']);
    expect(list.checkAtHome).toMatchObject([{ name: 'Salt', aisle: 'Herbs & Spices' }]);
    expect(lineOf(list, 'Beef mince')).toMatchObject({
      text: '1 kg',
      isTicked: false,
      parts: [
        { recipe: bolognese, recipeTitle: 'Bolognese', text: '500 g', date: plan.startDate },
        { recipe: burgers, recipeTitle: 'Burgers', text: '0.5 kg' },
      ],
    });
    expect(lineOf(list, 'Brown onions')?.amounts).toEqual([{ amount: 2, unit: '' }]);
    expect(lineOf(list, 'Salt')).toMatchObject({ text: '', amounts: [] });
    expect(list.atHome).toMatchObject([{ name: 'Water', reason: 'Comes from the tap.' }]);
  });

  test('a shopping list names each food of a row, what is optional, and what can be bought instead', async () => {
    const tacos = await createTestRecipe('Tacos', [
      '||Brown rice, sliced spring onions and lime wedges, to serve',
      '1|tsp|dried thyme + oregano',
      '50|g|butter/margarine',
      '1||avocado (optional)',
    ]);
    const list = await listOf(await createTestPlan({ monday: [{ recipe: tacos }] }));
    for (const name of ['Brown rice', 'Spring onions', 'Limes', 'Dried thyme', 'Dried oregano']) {
      expect(lineOf(list, name), name).toBeDefined();
      expect(lineOf(list, name)).not.toHaveProperty('isOptional');
    }
    expect(lineOf(list, 'Butter')).toMatchObject({
      text: '50 g',
      alternatives: ['Margarine'],
      parts: [{ alternatives: ['Margarine'] }],
    });
    expect(lineOf(list, 'Avocado')).toMatchObject({
      isOptional: true,
      parts: [{ isOptional: true }],
    });
  });

  test('a shopping list leaves off equipment, by its name or its heading', async () => {
    const { body } = await people.priya.ask(recipesRoutes.create, {
      body: {
        title: 'Cake',
        ingredients: [
          { name: '1 x 20cm round cake tin', amount: '', unit: '' },
          { name: 'baking paper', amount: '', unit: '' },
          { name: 'dough docker', amount: '', unit: '', section: 'Equipment' },
        ],
      },
    });
    const list = await listOf(await createTestPlan({ monday: [{ recipe: body._id }] }));
    expect(list.aisles.flatMap(({ lines }) => lines.map(({ name }) => name))).toEqual([
      'Baking paper',
    ]);
    expect(list.atHome.map(({ name }) => name)).toEqual([
      '1 x 20cm round cake tin',
      'dough docker',
    ]);
  });

  test("a shopping list reads each recipe's spoons as its own", async () => {
    const ours = await createTestRecipe('Ours', ['1|tbsp|olive oil'], { measures: 'au' });
    const theirs = await createTestRecipe('Theirs', ['1|tbsp|olive oil'], { measures: 'us' });
    const list = await listOf(
      await createTestPlan({ monday: [{ recipe: ours }, { recipe: theirs }] }),
    );
    expect(lineOf(list, 'Olive oil')?.parts).toHaveLength(2);
    expect(lineOf(list, 'Olive oil')?.text).not.toBe('2 tbsp');
  });

  test('a shopping list of a plan without recipes is empty', async () => {
    const plan = await createTestPlan({ monday: [{ note: 'eating out' }] });
    expect(await listOf(plan)).toMatchObject({ aisles: [], atHome: [] });
  });

  test('a shopping list leaves out recipes that were deleted or made private', async () => {
    const mine = await createTestRecipe('Mine', ['1|kg|potatoes']);
    const { body: toms } = await people.tom.ask(recipesRoutes.create, {
      body: { title: 'Tom’s', ingredients: [{ name: 'carrots', amount: '3' }] },
    });
    const share = (sharingMode: 'public' | 'private') =>
      testApp.database.db.update(recipes).set({ sharingMode }).where(eq(recipes.id, toms._id));
    await share('public');
    const plan = await createTestPlan({ monday: [{ recipe: mine }, { recipe: toms._id }] });
    expect((await listOf(plan)).aisles[0]!.lines.map(({ name }) => name)).toEqual([
      'Carrots',
      'Potatoes',
    ]);
    await share('private');
    await people.priya.ask(recipesRoutes.remove, { params: { id: mine } });
    expect((await listOf(plan)).aisles).toEqual([]);
  });

  test('a shopping list of the week is the plan’s, by Sydney’s calendar, or null', async () => {
    testApp.setTime(new Date('2031-01-05T13:30Z')); // Half past midnight in Sydney.
    const cook = await registerUser(testApp.app, 'Weekly');
    expect((await cook.ask(ofDays, {})).body).toEqual({ shoppingList: null });
    const startDate = '2031-01-06';
    const { body: plan } = await cook.ask(mealPlansRoutes.create, { body: { startDate } });
    expect((await cook.ask(ofDays, {})).body.shoppingList?.mealPlan).toBe(plan._id);
    const sunday = await cook.ask(ofDays, { query: { week: plan.endDate } });
    expect(sunday.body.shoppingList?.mealPlan).toBe(plan._id);
    const elsewhere = await cook.ask(ofDays, { query: { week: addWeeks(startDate, 1) } });
    expect(elsewhere.body.shoppingList).toBeNull();
    const wrong = await cook.ask(ofDays, { query: { week: 'soon' } });
    expect(wrong.error.details).toMatchObject([{ field: 'week' }]);
  });

  test('a list from Saturday to Friday adds up two weeks, and a tick of one of them counts for it', async () => {
    const cook = await registerUser(testApp.app, 'Saturdays');
    const ingredients = [{ amount: '100', unit: 'g', name: 'beef mince' }];
    const mince = { title: 'Mince', ingredients };
    const recipe = (await cook.ask(recipesRoutes.create, { body: mince })).body._id;
    const plan = async (startDate: string, day: 'sunday' | 'monday') => {
      const days = { [day]: [{ recipe }] };
      return (await cook.ask(mealPlansRoutes.create, { body: { startDate, days } })).body;
    };
    const first = await plan('2031-01-06', 'sunday');
    await plan('2031-01-13', 'monday');
    const query = { from: '2031-01-11', to: '2031-01-17' };
    const list = async () => (await cook.ask(ofDays, { query })).body.shoppingList!;
    expect(await list()).toMatchObject({ startDate: query.from, endDate: query.to });
    expect(await list()).not.toHaveProperty('mealPlan');
    expect(lineOf(await list(), 'Beef mince')).toMatchObject({ text: '200 g', isTicked: false });
    const body = { line: 'beef-mince', covered: [{ amount: 100, unit: 'g' }] };
    expect((await cook.ask(tick, { params: { id: first._id }, body })).status).toBe(204);
    expect(lineOf(await list(), 'Beef mince')).toMatchObject({ needLeft: 'need 100 g more' });
  });

  test.each([
    ['a first day alone', { from: '2031-01-11' }],
    ['days in the wrong order', { from: '2031-01-17', to: '2031-01-11' }],
    ['more days than six weeks have', { from: '2031-01-01', to: '2031-02-12' }],
    ['a day that does not exist', { from: '2031-02-01', to: '2031-02-30' }],
  ])('a list of %s is refused at its last day', async (_what, query) => {
    const { status, error } = await people.priya.ask(ofDays, { query });
    expect([status, error.details]).toMatchObject([400, [{ field: 'to' }]]);
  });
});

describe('a tick', () => {
  const soup = () => createTestRecipe('Soup', ['1|kg|potatoes', '2||leeks']);

  test('a tick stays, is taken back, and may be repeated', async () => {
    const plan = await createTestPlan({ monday: [{ recipe: await soup() }] });
    const { key, amounts } = lineOf(await listOf(plan), 'Potatoes')!;
    for (let time = 0; time < 2; time += 1) {
      expect((await tickLine(plan, key, amounts)).status).toBe(204);
    }
    const ticked = (await listOf(plan)).aisles.flatMap(({ lines }) => lines);
    expect(ticked.filter((line) => line.isTicked).map((line) => line.key)).toEqual([key]);
    for (let time = 0; time < 2; time += 1) {
      const params = { id: plan._id };
      expect((await people.priya.ask(untick, { params, body: { line: key } })).status).toBe(204);
    }
    expect((await listOf(plan)).aisles.flatMap(({ lines }) => lines)).not.toContainEqual(
      expect.objectContaining({ isTicked: true }),
    );
  });

  test('a tick holds while it covers, and says what is missing when the plan grows', async () => {
    const recipe = await createTestRecipe('Mince', ['500|g|beef mince']);
    const plan = await createTestPlan({ monday: [{ recipe, quantity: 2 }] });
    const { key, amounts } = lineOf(await listOf(plan), 'Beef mince')!;
    await tickLine(plan, key, amounts);
    const cookTimes = (quantity: number) =>
      people.priya.ask(mealPlansRoutes.update, {
        params: { id: plan._id },
        body: { days: { monday: [{ recipe, quantity }] } },
      });
    await cookTimes(1.5);
    expect(lineOf(await listOf(plan), 'Beef mince')).toMatchObject({ isTicked: true });
    await cookTimes(3);
    const grown = lineOf(await listOf(plan), 'Beef mince')!;
    expect(grown).toMatchObject({ isTicked: false, needLeft: 'need 500 g more' });
    await tickLine(plan, key, grown.amounts);
    const covered = lineOf(await listOf(plan), 'Beef mince')!;
    expect(covered.isTicked).toBe(true);
    expect(covered).not.toHaveProperty('needLeft');
  });

  test('a tick by two phones at once is one tick', async () => {
    const plan = await createTestPlan({ monday: [{ recipe: await soup() }] });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => tickLine(plan, 'leek', [{ amount: 2, unit: '' }])),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(204));
    const rows = await testApp.database.db
      .select()
      .from(syncRows)
      .where(eq(syncRows.id, lineId(plan.startDate, 'leek')));
    expect(rows).toHaveLength(1);
  });

  test('a tick of a line that is not on the list waits for it', async () => {
    const recipe = await soup();
    const plan = await createTestPlan({});
    await tickLine(plan, 'leek', [{ amount: 2, unit: '' }]);
    expect((await listOf(plan)).aisles).toEqual([]);
    await people.priya.ask(mealPlansRoutes.addMeal, {
      params: { id: plan._id },
      body: { date: plan.startDate, meal: { recipe } },
    });
    expect(lineOf(await listOf(plan), 'Leeks')?.isTicked).toBe(true);
  });

  test('a tick keeps the size of a package', async () => {
    const recipe = await createTestRecipe('Sugo', ['||2 x 400g tins diced tomatoes']);
    const plan = await createTestPlan({ monday: [{ recipe }] });
    const [line] = (await listOf(plan)).aisles[0]!.lines;
    expect(line!.amounts[0]!.packageSize).toEqual({ amount: 400, unit: 'g' });
    await tickLine(plan, line!.key, line!.amounts);
    expect((await listOf(plan)).aisles[0]!.lines[0]!.isTicked).toBe(true);
  });

  test.each([
    ['no line', { line: '', covered: [] }],
    ['a line that cannot be one', { line: 'a/b\u0000', covered: [] }],
    ['a line without end', { line: 'a'.repeat(5_001), covered: [] }],
    ['less than nothing', { line: 'leek', covered: [{ amount: -1, unit: '' }] }],
    ['too many amounts', { line: 'leek', covered: Array(51).fill({ amount: 1, unit: '' }) }],
  ])('a tick of %s is refused', async (_what, body) => {
    const plan = await createTestPlan({});
    const { status, error } = await people.priya.ask(tick, { params: { id: plan._id }, body });
    expect([status, error.code]).toEqual([400, 'VALIDATION_FAILED']);
  });
});

describe('a food moved to another aisle', () => {
  const aislesOf = (list: ShoppingListOnWire) =>
    Object.fromEntries(
      list.aisles.flatMap(({ aisle, lines }) => lines.map(({ name }) => [name, aisle])),
    );

  test('a food moved to another aisle stands there on every list, until it is moved back', async () => {
    const recipe = await createTestRecipe('Chowder', ['1|kg|potatoes', '2||leeks']);
    const plan = await createTestPlan({ monday: [{ recipe }] });
    const { key } = lineOf(await listOf(plan), 'Leeks')!;
    for (const aisle of ['Pantry', 'Freezer', 'Freezer'] as const) {
      expect((await people.priya.ask(moveToAisle, { body: { key, aisle } })).status).toBe(204);
    }
    const later = await createTestPlan({ friday: [{ recipe }] });
    for (const list of [await listOf(plan), await listOf(later)]) {
      expect(aislesOf(list)).toEqual({ Potatoes: 'Fruit & Veg', Leeks: 'Freezer' });
      expect(lineOf(list, 'Leeks')?.usualAisle).toBe('Fruit & Veg');
      expect(lineOf(list, 'Potatoes')).not.toHaveProperty('usualAisle');
    }
    for (let time = 0; time < 2; time += 1) {
      expect((await people.priya.ask(moveToUsualAisle, { body: { key } })).status).toBe(204);
    }
    const back = await listOf(plan);
    expect(aislesOf(back)['Leeks']).toBe('Fruit & Veg');
    expect(lineOf(back, 'Leeks')).not.toHaveProperty('usualAisle');
  });

  test('a food moved to another aisle is moved for nobody else', async () => {
    const recipe = await createTestRecipe('Broth', ['2||leeks']);
    const plan = await createTestPlan({ monday: [{ recipe }] });
    await people.tom.ask(moveToAisle, { body: { key: 'leek', aisle: 'Freezer' } });
    expect(aislesOf(await listOf(plan))).toEqual({ Leeks: 'Fruit & Veg' });
    await people.priya.ask(moveToAisle, { body: { key: 'leek', aisle: 'Deli' } });
    await people.tom.ask(moveToUsualAisle, { body: { key: 'leek' } });
    expect(aislesOf(await listOf(plan))).toEqual({ Leeks: 'Deli' });
    await people.priya.ask(moveToUsualAisle, { body: { key: 'leek' } });
  });

  test('a food is not moved without its name or an aisle of the shop, nor by a visitor', async () => {
    const wrong = [
      { key: '', aisle: 'Deli' },
      { key: 'a/b', aisle: 'Deli' },
      { key: 'a'.repeat(1_001), aisle: 'Deli' },
      { key: 'leek', aisle: 'Garage' as 'Deli' },
    ] as const;
    for (const body of wrong) {
      const { status, error } = await people.priya.ask(moveToAisle, { body });
      expect([status, error.code]).toEqual([400, 'VALIDATION_FAILED']);
    }
    const key = 'leek';
    const answers = [
      await people.visitor.ask(moveToAisle, { body: { key, aisle: 'Deli' } }),
      await people.visitor.ask(moveToUsualAisle, { body: { key } }),
    ];
    expect(answers.map(({ error }) => error.code)).toEqual(Array(2).fill('NOT_SIGNED_IN'));
  });

  test('a moved food may have the longest key, and there is an end of moved ones', async () => {
    const cook = await registerUser(testApp.app, 'Mover');
    const { key } = findFood('梅'.repeat(500));
    expect((await cook.ask(moveToAisle, { body: { key, aisle: 'Deli' } })).status).toBe(204);
    await addFoods(cook, rowLimits.foods - 1, { aisle: 'Deli' });
    const { status } = await cook.ask(moveToAisle, { body: { key: 'one-more', aisle: 'Deli' } });
    expect(status).toBe(400);
  });
});

describe('a staple', () => {
  const leeks = { key: 'leek' };
  const soupPlan = async () => {
    const recipe = await createTestRecipe('Leek soup', ['1|kg|potatoes', '2||leeks', '1|l|water']);
    return createTestPlan({ monday: [{ recipe }] });
  };

  test('a staple is kept off the aisles of every list, in sight, until it is put back', async () => {
    const plan = await soupPlan();
    for (let time = 0; time < 2; time += 1) {
      expect((await people.priya.ask(keepStaple, { body: leeks })).status).toBe(204);
    }
    for (const list of [await listOf(plan), await listOf(await soupPlan())]) {
      expect(lineOf(list, 'Leeks')).toBeUndefined();
      expect(list.staples).toMatchObject([
        { key: 'leek', name: 'Leeks', text: '2', parts: [{ text: '2' }] },
      ]);
      expect(lineOf(list, 'Potatoes')).toBeDefined();
      expect(list.atHome).toMatchObject([{ key: 'water' }]);
    }
    for (let time = 0; time < 2; time += 1) {
      const body = { key: leeks.key };
      expect((await people.priya.ask(removeStaple, { body })).status).toBe(204);
    }
    const back = await listOf(plan);
    expect(back.staples).toEqual([]);
    expect(lineOf(back, 'Leeks')).toBeDefined();
  });

  test('a staple of one person is one for nobody else', async () => {
    const plan = await soupPlan();
    await people.tom.ask(keepStaple, { body: leeks });
    expect((await listOf(plan)).staples).toEqual([]);
    await people.priya.ask(keepStaple, { body: leeks });
    await people.tom.ask(removeStaple, { body: { key: leeks.key } });
    expect((await listOf(plan)).staples).toMatchObject([leeks]);
    await people.priya.ask(removeStaple, { body: { key: leeks.key } });
  });

  test('a staple is refused without a food, and to a visitor', async () => {
    const wrong = [{ key: '' }, { key: 'a/b' }, { key: 'a'.repeat(1_001) }];
    for (const body of wrong) {
      const { status, error } = await people.priya.ask(keepStaple, { body });
      expect([status, error.code]).toEqual([400, 'VALIDATION_FAILED']);
    }
    const answers = [
      await people.visitor.ask(keepStaple, { body: leeks }),
      await people.visitor.ask(removeStaple, { body: { key: leeks.key } }),
    ];
    expect(answers.map(({ error }) => error.code)).toEqual(Array(2).fill('NOT_SIGNED_IN'));
  });

  test('more staples than there may be are refused', async () => {
    const cook = await registerUser(testApp.app, 'Hoarder');
    await addFoods(cook, rowLimits.foods, { isStaple: true });
    const { status } = await cook.ask(keepStaple, { body: { key: 'one-more' } });
    expect(status).toBe(400);
  });
});

describe('a line kept apart', () => {
  const spanish = { kind: 'wording', key: 'red-onion--spanish-onion' } as const;
  const onions = { kind: 'measures', key: 'onion' } as const;
  const save = (body: SplitOnWire) => people.priya.ask(split, { body });
  const add = (body: SplitOnWire) => people.priya.ask(joinAgain, { body });
  const salad = () =>
    createTestRecipe('Salad', ['2||red onions', '1||Spanish onion', '2||onions', '150|g|onion']);
  const textsOf = (list: ShoppingListOnWire) =>
    Object.fromEntries(
      list.aisles.flatMap(({ lines }) => lines.map(({ name, text }) => [name, text])),
    );

  test('a split wording has a line of its own on every list, until it is joined again', async () => {
    const recipe = await salad();
    const plan = await createTestPlan({ monday: [{ recipe }] });
    const together = await listOf(plan);
    expect(lineOf(together, 'Red onions')).toMatchObject({
      text: '3',
      parts: [
        { wording: { key: spanish.key, name: 'Spanish onions' } },
        { wording: { name: 'Red onions' } },
      ],
    });
    for (let time = 0; time < 2; time += 1) expect((await save(spanish)).status).toBe(204);
    for (const list of [
      await listOf(plan),
      await listOf(await createTestPlan({ friday: [{ recipe }] })),
    ]) {
      expect(textsOf(list)).toMatchObject({ 'Red onions': '2', 'Spanish onion': '1' });
      expect(lineOf(list, 'Spanish onion')).toMatchObject({
        key: spanish.key,
        apartFrom: 'Red onions',
      });
    }
    for (let time = 0; time < 2; time += 1) expect((await add(spanish)).status).toBe(204);
    expect(await listOf(plan)).toEqual(together);
  });

  test('a line with split measures shows them side by side, until they are added up again', async () => {
    const plan = await createTestPlan({ monday: [{ recipe: await salad() }] });
    const added = lineOf(await listOf(plan), 'Onions');
    expect(added).toMatchObject({ text: '3 (about 450 g)', measures: 'added' });
    await save(onions);
    expect(lineOf(await listOf(plan), 'Onions')).toMatchObject({
      text: '2 + 150 g',
      measures: 'apart',
    });
    await add(onions);
    expect(lineOf(await listOf(plan), 'Onions')).toEqual(added);
  });

  test('a split line has ticks of its own, which count for the line it is joined with', async () => {
    const plan = await createTestPlan({ monday: [{ recipe: await salad() }] });
    await save(spanish);
    await tickLine(plan, spanish.key, [{ amount: 1, unit: '' }]);
    expect(lineOf(await listOf(plan), 'Spanish onion')?.isTicked).toBe(true);
    expect(lineOf(await listOf(plan), 'Red onions')?.isTicked).toBe(false);
    await add(spanish);
    expect(lineOf(await listOf(plan), 'Red onions')).toMatchObject({
      text: '3',
      isTicked: false,
      needLeft: 'need 2 more',
    });
    await tickLine(plan, 'red-onion', [{ amount: 3, unit: '' }]);
    expect(lineOf(await listOf(plan), 'Red onions')?.isTicked).toBe(true);
    await people.priya.ask(untick, { params: { id: plan._id }, body: { line: 'red-onion' } });
    const unticked = lineOf(await listOf(plan), 'Red onions');
    expect(unticked?.isTicked).toBe(false);
    expect(unticked).not.toHaveProperty('needLeft');
  });

  test('a split line stays ticked when the line it came from is ticked or unticked', async () => {
    const plan = await createTestPlan({ monday: [{ recipe: await salad() }] });
    await save(spanish);
    await tickLine(plan, spanish.key, [{ amount: 1, unit: '' }]);
    await tickLine(plan, 'red-onion', [{ amount: 2, unit: '' }]);
    await add(spanish);
    expect(lineOf(await listOf(plan), 'Red onions')?.isTicked).toBe(true);
    await save(spanish);
    await people.priya.ask(untick, { params: { id: plan._id }, body: { line: 'red-onion' } });
    expect(lineOf(await listOf(plan), 'Spanish onion')?.isTicked).toBe(true);
    expect(lineOf(await listOf(plan), 'Red onions')?.isTicked).toBe(false);
    await add(spanish);
  });

  test('a split line is split for nobody else', async () => {
    const plan = await createTestPlan({ monday: [{ recipe: await salad() }] });
    await people.tom.ask(split, { body: spanish });
    expect(textsOf(await listOf(plan))).toMatchObject({ 'Red onions': '3' });
    await save(spanish);
    await people.tom.ask(joinAgain, { body: spanish });
    expect(textsOf(await listOf(plan))).toMatchObject({ 'Spanish onion': '1' });
    await add(spanish);
  });

  test('a split is refused where it names no wording or line, and to a visitor', async () => {
    const wrong = [
      { kind: 'wording', key: 'red-onion' },
      { kind: 'wording', key: 'red-onion--' },
      { kind: 'wording', key: `red-onion--${'a'.repeat(1_001)}` },
      { kind: 'measures', key: '' },
      { kind: 'measures', key: 'a/b' },
      { kind: 'colour' as 'measures', key: 'onion' },
    ] as const;
    for (const body of wrong) {
      for (const route of [split, joinAgain]) {
        const { status, error } = await people.priya.ask(route, { body });
        expect([status, error.code]).toEqual([400, 'VALIDATION_FAILED']);
      }
    }
    const answers = [
      await people.visitor.ask(split, { body: spanish }),
      await people.visitor.ask(joinAgain, { body: spanish }),
    ];
    expect(answers.map(({ error }) => error.code)).toEqual(Array(2).fill('NOT_SIGNED_IN'));
  });

  test('more splits than there may be are refused', async () => {
    const cook = await registerUser(testApp.app, 'Splitter');
    await addFoods(cook, rowLimits.foods, { areMeasuresSplit: true });
    expect((await cook.ask(split, { body: onions })).status).toBe(400);
  });
});

describe('someone else', () => {
  test('someone else finds no list, and can neither tick nor untick', async () => {
    const recipe = await createTestRecipe('Soup', ['2||leeks']);
    const plan = await createTestPlan({ monday: [{ recipe }] });
    await tickLine(plan, 'leek', [{ amount: 2, unit: '' }]);
    for (const person of [people.tom, people.alex]) {
      const params = { id: plan._id };
      const answers = [
        await person.ask(get, { params }),
        await person.ask(tick, { params, body: { line: 'leek', covered: [] } }),
        await person.ask(untick, { params, body: { line: 'leek' } }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
    expect(lineOf(await listOf(plan), 'Leeks')?.isTicked).toBe(true);
  });

  test('a plan that does not exist has no list', async () => {
    const params = { id: noSuchId };
    expect((await people.priya.ask(get, { params })).status).toBe(404);
    expect((await tickLine({ _id: noSuchId }, 'leek', [])).status).toBe(404);
  });

  test('a visitor who asks for a shopping list is asked to sign in', async () => {
    const params = { id: noSuchId };
    const answers = [
      await people.visitor.ask(get, { params }),
      await people.visitor.ask(ofDays, {}),
      await people.visitor.ask(tick, { params, body: { line: 'leek', covered: [] } }),
      await people.visitor.ask(untick, { params, body: { line: 'leek' } }),
    ];
    expect(answers.map(({ error }) => error.code)).toEqual(Array(4).fill('NOT_SIGNED_IN'));
  });
});
