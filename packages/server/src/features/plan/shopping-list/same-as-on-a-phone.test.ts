/** The list and the plan that a call answers are those that the phone shows, which computes them from the rows that it is sent. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listItemsRoutes } from '@saltbush/contract/plan/list-items';
import { mealPlansRoutes } from '@saltbush/contract/plan/meal-plans';
import { shoppingListRoutes } from '@saltbush/contract/plan/shopping-list';
import { sevenDaysFrom, type DayRange } from '@saltbush/domain/plan/days/day-range';
import { addDays, mondayOf } from '@saltbush/domain/plan/days/week';
import { mapDays } from '@saltbush/domain/plan/meal-plans/menu';
import { menuWithUndated } from '@saltbush/domain/plan/meal-plans/menu-of-rows';
import { rowKey, type RowMap } from '@saltbush/domain/plan/rows/rows';
import { nothingLeft } from '@saltbush/domain/plan/shopping-list/changes/nothing-left';
import { lineChanges } from '@saltbush/domain/plan/shopping-list/changes/line-changes';
import { removalOf } from '@saltbush/domain/plan/shopping-list/changes/put-away';
import { tickChanges } from '@saltbush/domain/plan/shopping-list/changes/tick-changes';
import type {
  ShoppingList,
  ListLine,
} from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import { clearDoneOf } from '@saltbush/domain/plan/shopping-list/list/clear-done';
import { isOneItem } from '@saltbush/domain/plan/shopping-list/list/one-item';
import { ticksOf } from '@saltbush/domain/plan/shopping-list/list/ticks';
import { unticksOf } from '@saltbush/domain/plan/shopping-list/list/unticks';
import { applyOperation } from '@saltbush/domain/plan/sync/apply-operation';
import type { NamedChange } from '@saltbush/domain/plan/sync/operations';
import { newId } from '../../../platform/ids';
import { compareDays, openListPhone } from '../../../testing/clients/list-on-a-phone';
import { createTestRecipe } from '../../../testing/recipes';
import { openDevice } from '../../../testing/sync-device';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { registerUser, type Person } from '../../../testing/test-users';

let testApp: TestApp;
let recipes: string[];
let cook: Person;
const today = '2026-11-25';
const kim = newId();
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
  ['150 mL thickened cream', '100 g feta', '½ bunch coriander'],
  ['400 mL thickened cream', '2 stalks celery', 'coriander, to serve'],
];
const texts = ['2 L milk', '3 onions', 'Tim Tams', 'dog food', 'a dozen eggs', 'carrots', 'feta'];
const foods = ['onion', 'milk', 'egg', 'carrot', 'parsley', 'tim-tams', 'soy-sauce'];
/** The last one, this one and the next. */
const weeks = ['2026-11-16', '2026-11-23', '2026-11-30'];
/** Longer ago, and so long that nothing is left of it. */
const earlier = ['2026-10-19', '2026-11-02', '2026-11-09'];

const week = fc.constantFrom(...weeks, ...earlier, ...weeks);
const day = fc.tuple(week, fc.nat(6)).map(([monday, n]) => addDays(monday, n));
/** Any days of those weeks: an afternoon, a week, from one shop to the next. */
const days = fc.tuple(fc.integer({ min: -7, max: 20 }), fc.nat(20)).map(([one, other]) => ({
  from: addDays(weeks[0]!, Math.min(one, other)),
  to: addDays(weeks[0]!, Math.max(one, other)),
}));
const foodSwapped = fc.constantFrom(
  { key: 'thickened-cream', of: ['150', 'ml', 'thickened cream'], use: ['150', 'ml', 'oat milk'] },
  { key: 'milk', of: ['1', 'cup', 'milk'], use: ['1', 'cup', 'thickened cream'] },
  { key: 'feta', of: ['', '', 'feta'], use: undefined },
);
const lineOfSwap = ([amount, unit, name]: readonly string[]) => ({
  amount: amount!,
  unit: unit!,
  name: name!,
});
const recipe = fc.nat(recipeLines.length - 1);
const quantity = fc.constantFrom(0.5, 1, 2, 3);
const yesOrNot = fc.constantFrom<true | null>(true, null);
const line = fc.nat(20);

/** So that what was bought was bought on different days. */
const hoursBetween = 16;

/** What somebody does, to what the phone then shows. */
type Act = (shown: (days: DayRange) => ShoppingList, meals: PlannedMeal[]) => NamedChange[];

interface PlannedMeal {
  id: string;
  recipeId: string;
  date: string;
}

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
      const leftoverOf = kind === 'leftover' ? meals.at(-1)?.id : undefined;
      const isUndated = kind === 'undated';
      const meal = { date, meal: 'dinner', order, quantity: times, recipeId: recipes[n]! };
      const id = newId();
      meals.push({ id, recipeId: meal.recipeId, date });
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
  fc
    .tuple(fc.nat(20), foodSwapped, fc.constantFrom([1, 4], [1, 1], [0, 3]))
    .map(([n, { key, of, use }, share]): Act => (_, meals) => {
      const meal = meals[n % Math.max(1, meals.length)];
      if (!meal) return [];
      const instead = { of: lineOfSwap(of), use: use ? [lineOfSwap(use)] : [] };
      const subject = { mealId: meal.id, recipeId: meal.recipeId, eaterId: kim, key };
      const change = { share: share as [number, number], instead };
      return [{ name: 'setMealSwap', args: { ...subject, week: mondayOf(meal.date), change } }];
    }),
  // A whole shop.
  days.map(
    (range): Act =>
      (shown) =>
        shown(range).aisles.flatMap(({ lines }) =>
          lines.flatMap((each) => tickChanges(each, ticksOf(each, range, today))),
        ),
  ),
  fc.tuple(days, line).map(([range, n]): Act => (shown) => {
    const lowered = (shown(range).left ?? []).concat(
      shown(range).aisles.flatMap(({ lines }) => lines.filter((each) => each.left)),
    );
    const found = lowered[n % Math.max(1, lowered.length)];
    return found ? nothingLeft(found.left!, today) : [];
  }),
  fc.tuple(days, line).map(([range, n]): Act => (shown) => {
    const found = lineAt(shown(range), n);
    if (!found) return [];
    if (found.isTicked) return unticksOf(found);
    return tickChanges(found, ticksOf(found, range, today));
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

async function compareWeek(monday: string, computed: ShoppingList): Promise<void> {
  const list = await compareDays(cook, sevenDaysFrom(monday), computed);
  const ofWeek = await cook.ask(shoppingListRoutes.ofDays, { query: { week: monday } });
  expect(ofWeek.body.shoppingList).toEqual(list);
  if (!list || list.mealPlan === undefined) return;
  const ofPlan = await cook.ask(shoppingListRoutes.get, { params: { id: list.mealPlan } });
  expect(ofPlan.body).toEqual(list);
}

/** Programs have a line each of what to buy, in the same order. */
async function compareItems(computed: ShoppingList): Promise<void> {
  const { body } = await cook.ask(listItemsRoutes.list, { query: {} });
  const shownLines = computed.aisles.flatMap(({ lines }) => lines);
  expect(
    body.items.map((item) => [item.key, item.name, item.amount, item.aisle, item.isTicked]),
  ).toEqual(shownLines.map((one) => [one.key, one.name, one.text, one.aisle, one.isTicked]));
  expect(body.items.map(({ needLeft }) => needLeft)).toEqual(
    shownLines.map(({ needLeft }) => needLeft),
  );
  const uids = body.items.map(({ uid }) => uid);
  expect(new Set(uids).size).toBe(uids.length);
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
      const meals: PlannedMeal[] = [];
      for (const one of acts) {
        const { phone, shown } = await openListPhone(cook, today);
        const operations = one(shown, meals);
        if (operations.length === 0) continue;
        const at = Date.parse(today) - (acts.length - acts.indexOf(one)) * hoursBetween * 3_600_000;
        await phone.sync(
          operations.map(({ name, args }) => ({ ...phone.make(name, args as never), at })),
        );
      }
      const { phone, shown } = await openListPhone(cook, today);
      for (const monday of weeks) {
        await compareWeek(monday, shown(sevenDaysFrom(monday)));
        await comparePlan(monday, phone.rows);
      }
      await compareItems(shown(sevenDaysFrom(weeks[1]!)));
      await compareDays(cook, range, shown(range));
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

const asProgram = {
  tick: (key: string) => set(key, { isTicked: true }),
  untick: (key: string) => set(key, { isTicked: false }),
  rename: (key: string) => set(key, { text: 'jam' }),
  remove: (key: string) => cook.ask(listItemsRoutes.remove, { params: { key }, query: {} }),
};
type ProgramChange = keyof typeof asProgram;

const set = (key: string, body: { isTicked?: boolean; text?: string }) =>
  cook.ask(listItemsRoutes.change, { params: { key }, body });

test('a program changes no row but those that a phone would, and to the same values', async () => {
  const changes = Object.keys(asProgram) as ProgramChange[];
  await fc.assert(
    fc.asyncProperty(
      fc.array(act, { minLength: 3, maxLength: 12 }),
      fc.array(fc.tuple(line, fc.constantFrom(...changes)), { minLength: 1, maxLength: 4 }),
      async (acts, asked) => {
        await moveIn();
        for (const one of acts) {
          const { phone, shown } = await openListPhone(cook, today);
          await phone.sync(one(shown, []).map(({ name, args }) => phone.make(name, args as never)));
        }
        for (const [n, change] of asked) await changeAsProgram(n, change);
      },
    ),
    { numRuns: 6 },
  );
}, 120_000);

/** The rows after a program's change are those that a phone has after the operations that it would send. */
async function changeAsProgram(n: number, change: ProgramChange): Promise<void> {
  const { phone, shown } = await openListPhone(cook, today);
  const days = sevenDaysFrom(weeks[1]!);
  const lines = shown(days).aisles.flatMap((group) => group.lines);
  const found = lines[n % Math.max(1, lines.length)];
  if (!found) return;
  const author = { userId: cook.user._id, now: Date.now() };
  const expected = onPhone(found, days, change).reduce<RowMap>((rows, { name, args }) => {
    const operation = { ...phone.make(name, args as never), name, args };
    const { changed } = applyOperation(rows, operation, author);
    return new Map([...rows, ...changed.map((row) => [rowKey(row.kind, row.id), row] as const)]);
  }, phone.rows);
  expect((await asProgram[change](found.key)).status).toBe(204);
  const { phone: after } = await openListPhone(cook, today);
  expect(fieldsOf(after.rows)).toEqual(fieldsOf(expected));
}

function onPhone(found: ListLine, days: DayRange, change: ProgramChange): NamedChange[] {
  if (change === 'remove') return removalOf(found, { days, today });
  if (change === 'untick') return unticksOf(found);
  if (change === 'tick') {
    return found.isTicked ? [] : tickChanges(found, ticksOf(found, days, today));
  }
  const [item] = found.items;
  return item && isOneItem(found)
    ? [{ name: 'changeItem', args: { id: item.id, change: { text: 'jam' } } }]
    : lineChanges(found, { name: 'jam' });
}

const fieldsOf = (rows: RowMap) =>
  Object.fromEntries(
    [...rows.values()]
      .filter(({ isDeleted }) => !isDeleted)
      .map(({ kind, id, fields }) => [rowKey(kind, id), fields]),
  );
