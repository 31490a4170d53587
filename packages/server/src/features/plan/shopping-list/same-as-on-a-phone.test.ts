/** The list and the plan that a call answers are those that the phone shows, which computes them from the rows that it is sent. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mealPlansRoutes } from '@saltbush/contract/plan/meal-plans';
import { shoppingListRoutes, type ShoppingLineOnWire } from '@saltbush/contract/plan/shopping-list';
import { sevenDaysFrom, type DayRange } from '@saltbush/domain/plan/days/day-range';
import { addDays } from '@saltbush/domain/plan/days/week';
import { mapDays } from '@saltbush/domain/plan/meal-plans/menu';
import { menuWithUndated } from '@saltbush/domain/plan/meal-plans/menu-of-rows';
import type { RowMap } from '@saltbush/domain/plan/rows/rows';
import type {
  ShoppingList,
  ListLine,
} from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import { clearDoneOf } from '@saltbush/domain/plan/shopping-list/list/clear-done';
import { ticksOf, unticksBefore } from '@saltbush/domain/plan/shopping-list/list/ticks';
import { unticksOf } from '@saltbush/domain/plan/shopping-list/list/unticks';
import { shoppingListOfRows } from '@saltbush/domain/plan/shopping-list/shopping-list-of-rows';
import type { OperationArgs, OperationName } from '@saltbush/domain/plan/sync/operations';
import { newId } from '../../../platform/ids';
import { createTestRecipe } from '../../../testing/recipes';
import { openDevice } from '../../../testing/sync-device';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { registerUser, type Person } from '../../../testing/test-users';

let testApp: TestApp;
let recipes: string[];
let cook: Person;
const today = '2026-11-25';
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

async function moveIn(): Promise<void> {
  testApp.setTime(new Date(`${today}T02:00:00Z`));
  cook = await registerUser(testApp.app, `Priya ${newId().slice(-6)}`);
  recipes = [];
  for (const lines of recipeLines) {
    const ingredients = lines.map((name) => ({ name, amount: '', unit: '' }));
    recipes.push(await createTestRecipe(cook, { title: lines[0]!, ingredients }));
  }
}

const recipeLines = [
  ['2 onions', '500 g carrots', '1 tsp salt', 'parsley, to serve (optional)'],
  ['3 Spanish onions', '1 L milk', '6 eggs', '2 tbsp soy sauce'],
  ['400 g tin diced tomatoes', '1 cup milk', 'water', '½ bunch parsley'],
];
const texts = ['2 L milk', '3 onions', 'Tim Tams', 'dog food', 'a dozen eggs', 'carrots'];
const foods = ['onion', 'milk', 'egg', 'carrot', 'parsley', 'tim-tams', 'soy-sauce'];
/** The last one, this one and the next. */
const weeks = ['2026-11-16', '2026-11-23', '2026-11-30'];

const week = fc.constantFrom(...weeks);
const day = fc.tuple(week, fc.nat(6)).map(([monday, n]) => addDays(monday, n));
/** Any days of those weeks: an afternoon, a week, from one shop to the next. */
const days = fc.tuple(fc.nat(20), fc.nat(20)).map(([one, other]) => ({
  from: addDays(weeks[0]!, Math.min(one, other)),
  to: addDays(weeks[0]!, Math.max(one, other)),
}));
const recipe = fc.nat(recipeLines.length - 1);
const quantity = fc.constantFrom(0.5, 1, 2, 3);
const yesOrNot = fc.constantFrom<true | null>(true, null);
const line = fc.nat(20);

/** What somebody does, to what the phone then shows. */
type Act = (shown: (days: DayRange) => ShoppingList, meals: string[]) => Operation[];
type Operation = {
  [Name in OperationName]: { name: Name; args: OperationArgs[Name] };
}[OperationName];

const act: fc.Arbitrary<Act> = fc.oneof(
  fc
    .tuple(
      day,
      recipe,
      quantity,
      fc.constantFrom('cooked', 'leftover', 'undated'),
      fc.constantFrom('Zz', 'a0', 'a1'),
    )
    .map(([date, n, times, kind, order]): Act => (_, meals) => {
      const leftoverOf = kind === 'leftover' ? meals.at(-1) : undefined;
      const isUndated = kind === 'undated';
      const meal = { date, meal: 'dinner', order, quantity: times, recipeId: recipes[n]! };
      const id = newId();
      meals.push(id);
      return [
        {
          name: 'addMeal',
          args: { id, ...meal, ...(leftoverOf && { leftoverOf }), ...(isUndated && { isUndated }) },
        },
      ];
    }),
  fc.tuple(week, recipe, quantity).map(([monday, n, times]): Act => () => [
    {
      name: 'addListedRecipe',
      args: { id: newId(), week: monday, recipeId: recipes[n]!, quantity: times },
    },
  ]),
  fc
    .constantFrom(...texts)
    .map((text): Act => () => [
      { name: 'addItems', args: { items: [{ id: newId(), text, order: 'a0' }] } },
    ]),
  fc.tuple(days, line).map(([range, n]): Act => (shown) => {
    const found = lineAt(shown(range), n);
    if (!found) return [];
    if (found.isTicked) return unticksOf(found);
    const ticks = ticksOf(found, range, today);
    return [
      ...unticksBefore(found, ticks).map((args): Operation => ({ name: 'untick', args })),
      ...ticks.map((args): Operation => ({ name: 'tick', args })),
    ];
  }),
  days.map(
    (range): Act =>
      (shown) =>
        clearDoneOf(shown(range)).map((args) => ({ name: 'clearDone', args })),
  ),
  fc.tuple(days, line, fc.constantFrom('1 box', null)).map(([range, n, amount]): Act => (shown) => {
    const { key, weeks: of = [] } = lineAt(shown(range), n) ?? { key: '' };
    const change = { amount, note: 'the big one' };
    return of.map((each) => ({ name: 'changeLine', args: { week: each.week, key, change } }));
  }),
  yesOrNot.map((hidesOptional): Act => () => [
    { name: 'setListSettings', args: { change: { hidesOptional } } },
  ]),
  fc
    .tuple(
      fc.constantFrom(...foods),
      fc.oneof(
        yesOrNot.map((isStaple) => ({ isStaple })),
        yesOrNot.map((isSplit) => ({ isSplit })),
        fc.constantFrom<'Bakery' | null>('Bakery', null).map((aisle) => ({ aisle })),
        fc.constantFrom('milk', null).map((sameAs) => ({ sameAs })),
      ),
    )
    .map(([key, change]): Act => () => [{ name: 'changeFood', args: { key, change } }]),
);

const lineAt = ({ aisles, checkAtHome }: ShoppingList, n: number): ListLine | undefined => {
  const lines = [...aisles.flatMap((group) => group.lines), ...checkAtHome];
  return lines[n % Math.max(1, lines.length)];
};

/** Everything that a device is sent that has nothing yet. */
async function openPhone() {
  const phone = openDevice(cook);
  const { recipes: planned, itemNeeds, foods: taught } = await phone.sync();
  const view = {
    rows: phone.rows,
    recipes: new Map(planned.map((one) => [one.card._id, one])),
    itemNeeds: new Map(Object.entries(itemNeeds)),
    foods: new Map(Object.entries(taught)),
  };
  return { phone, shown: (range: DayRange) => shoppingListOfRows(view, { days: range, today }) };
}

type Shown = Pick<ShoppingLineOnWire, 'key' | 'name' | 'text' | 'aisle' | 'isTicked'> & {
  needLeft?: string | undefined;
  note?: string | undefined;
  items?: readonly { text: string; isTicked: boolean }[] | undefined;
};

const shownOf = (line: Shown, parts: readonly { text: string }[]) => [
  line.key,
  line.name,
  line.text,
  line.aisle,
  line.isTicked,
  line.needLeft,
  line.note,
  (line.items ?? []).map(({ text, isTicked }) => [text, isTicked]),
  parts.map(({ text }) => text),
];
const ofAnswer = (line: ShoppingLineOnWire) => shownOf(line, line.parts);
const ofList = (line: ListLine) =>
  shownOf(
    line,
    line.parts.filter(({ source }) => source !== 'item'),
  );
const sections = ['checkAtHome', 'hiddenOptional', 'staples', 'atHome', 'cleared'] as const;

async function compareDays(range: DayRange, computed: ShoppingList) {
  const { status, body } = await cook.ask(shoppingListRoutes.ofDays, { query: range });
  expect(status).toBe(200);
  const list = body.shoppingList;
  expect((list?.aisles ?? []).map(({ aisle, lines }) => [aisle, lines.map(ofAnswer)])).toEqual(
    computed.aisles.map(({ aisle, lines }) => [aisle, lines.map(ofList)]),
  );
  for (const section of sections) {
    expect((list?.[section] ?? []).map(ofAnswer), section).toEqual(computed[section].map(ofList));
  }
  return list;
}

async function compareWeek(monday: string, computed: ShoppingList): Promise<void> {
  const list = await compareDays(sevenDaysFrom(monday), computed);
  const ofWeek = await cook.ask(shoppingListRoutes.ofDays, { query: { week: monday } });
  expect(ofWeek.body.shoppingList).toEqual(list);
  if (!list || list.mealPlan === undefined) return;
  const ofPlan = await cook.ask(shoppingListRoutes.get, { params: { id: list.mealPlan } });
  expect(ofPlan.body).toEqual(list);
}

/** The specification's calls know no meal without a day: it is on the first of its week. */
async function comparePlan(monday: string, rows: RowMap): Promise<void> {
  const { body } = await cook.ask(mealPlansRoutes.current, { query: { week: monday } });
  const menu = menuWithUndated(rows, monday);
  const entries = Object.entries(body.mealPlan?.days ?? mapDays(() => []));
  expect(
    Object.fromEntries(
      entries.map(([day, all]) => [
        day,
        all.map(({ _id: id, recipe: recipeId, date: _date, ...entry }) => ({
          id,
          ...(recipeId !== undefined && { recipeId }),
          ...entry,
        })),
      ]),
    ),
  ).toEqual(menu.days);
}

test("the server's list and plan are those on the phone, line by line, whatever was done to them", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 25 }), days, async (acts, range) => {
      await moveIn();
      const meals: string[] = [];
      for (const one of acts) {
        const { phone, shown } = await openPhone();
        const operations = one(shown, meals);
        if (operations.length === 0) continue;
        await phone.sync(operations.map(({ name, args }) => phone.make(name, args as never)));
      }
      const { phone, shown } = await openPhone();
      for (const monday of weeks) {
        await compareWeek(monday, shown(sevenDaysFrom(monday)));
        await comparePlan(monday, phone.rows);
      }
      await compareDays(range, shown(range));
    }),
    { numRuns: 12 },
  );
}, 120_000);

test('a typed item is on the list of a week without meals, and ticked with its line', async () => {
  await moveIn();
  const phone = openDevice(cook);
  const items = [{ id: newId(), text: '2 L milk', order: 'a0' }];
  await phone.sync([phone.make('addItems', { items })]);
  const ask = async () => (await cook.ask(shoppingListRoutes.ofDays, {})).body.shoppingList;
  const findMilk = async () =>
    (await ask())!.aisles.flatMap(({ lines }) => lines).find(({ key }) => key === 'milk')!;
  expect(await ask()).not.toHaveProperty('mealPlan');
  const typed = { text: '2 L milk', isTicked: false };
  expect(await findMilk()).toMatchObject({ text: '2 L', amounts: [], parts: [], items: [typed] });
  const { body: plan } = await cook.ask(mealPlansRoutes.create, {
    body: { startDate: weeks[1]!, days: {} },
  });
  const itemAlone = { line: 'milk', items: [items[0]!.id] };
  const onlyItems = { params: { id: plan._id }, body: itemAlone };
  expect((await cook.ask(shoppingListRoutes.tick, onlyItems)).status).toBe(204);
  expect(await findMilk()).toMatchObject({ isTicked: true });
  await cook.ask(shoppingListRoutes.untick, onlyItems);
  await cook.ask(mealPlansRoutes.addMeal, {
    params: { id: plan._id },
    body: { date: weeks[1]!, meal: { recipe: recipes[1]! } },
  });
  const { amounts, items: seen } = await findMilk();
  expect(await findMilk()).toMatchObject({ text: '3 L', isTicked: false });
  const params = { id: plan._id };
  const ids = seen!.map(({ _id }) => _id);
  // Somebody else writes it down too: they did not see it in the trolley.
  await phone.sync([
    phone.make('addItems', { items: [{ id: newId(), text: 'milk', order: 'a1' }] }),
  ]);
  const body = { line: 'milk', covered: amounts, items: ids };
  for (let time = 0; time < 2; time += 1) {
    expect((await cook.ask(shoppingListRoutes.tick, { params, body })).status).toBe(204);
  }
  const ticks = async () => (await findMilk()).items!.map(({ isTicked }) => isTicked);
  expect(await ticks()).toEqual([true, false]);
  await cook.ask(shoppingListRoutes.untick, { params, body: { line: 'milk', items: ids } });
  expect(await ticks()).toEqual([false, false]);
});
