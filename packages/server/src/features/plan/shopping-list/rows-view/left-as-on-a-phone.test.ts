/** What is left of earlier purchases, and what somebody has another way, is the same by a call and on a phone. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listItemsRoutes } from '@saltbush/contract/plan/list-items';
import { magicMenuRoutes } from '@saltbush/contract/plan/magic-menu';
import { shoppingListRoutes } from '@saltbush/contract/plan/shopping-list';
import { addDays, mondayOf } from '@saltbush/domain/plan/days/week';
import { sevenDaysFrom, type DayRange } from '@saltbush/domain/plan/days/day-range';
import { tickChanges } from '@saltbush/domain/plan/shopping-list/changes/tick-changes';
import { nothingLeft } from '@saltbush/domain/plan/shopping-list/changes/nothing-left';
import { ticksOf } from '@saltbush/domain/plan/shopping-list/list/ticks';
import type { ShoppingList } from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import type { NamedChange } from '@saltbush/domain/plan/sync/operations';
import { lineId, rowKey } from '@saltbush/domain/plan/rows/rows';
import { newId } from '../../../../platform/ids';
import { compareDays, openListPhone } from '../../../../testing/clients/list-on-a-phone';
import { createTestRecipe } from '../../../../testing/recipes';
import { openTestApp, type TestApp } from '../../../../testing/test-app';
import { registerUser, type Person } from '../../../../testing/test-users';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const today = '2026-11-25';
const firstDay = '2026-10-12';
const lines = [
  ['150 mL thickened cream', '100 g feta'],
  ['½ cup cream', '3 stalks celery', '1 onion'],
  ['2 tbsp chopped coriander', '150 g cabbage'],
  ['coriander, to serve', '400 mL thickened cream'],
];
const swaps = [
  { key: 'thickened-cream', of: line('150 ml thickened cream'), use: [line('150 ml oat milk')] },
  { key: 'onion', of: line('1 unit onion'), use: [line('2 unit spring onions')] },
  { key: 'feta', of: line('100 g feta'), use: [] },
];

function line(text: string) {
  const [amount = '', unit = '', ...name] = text.split(' ');
  return { amount, unit, name: name.join(' ') };
}

interface MovedIn {
  cook: Person;
  recipes: string[];
  /** By the number of the day. */
  send: (day: number, changes: readonly NamedChange[]) => Promise<void>;
  list: (range: DayRange) => Promise<ShoppingList>;
}

async function moveIn(): Promise<MovedIn> {
  testApp.setTime(new Date(`${today}T02:00:00Z`));
  const cook = await registerUser(testApp.app, `Priya ${newId().slice(-6)}`);
  const recipes: string[] = [];
  for (const names of lines) {
    const ingredients = names.map((name) => ({ name, amount: '', unit: '' }));
    recipes.push(await createTestRecipe(cook, { title: names[0]!, ingredients }));
  }
  const send: MovedIn['send'] = async (day, changes) => {
    if (changes.length === 0) return;
    const { phone } = await openListPhone(cook, today);
    const at = Date.parse(`${dateOf(day)}T01:00:00Z`);
    const made = changes.map(({ name, args }, index) => ({
      ...phone.make(name, args as never),
      at: at + index,
    }));
    await phone.sync(made);
  };
  const list: MovedIn['list'] = async (range) => (await openListPhone(cook, today)).shown(range);
  return { cook, recipes, send, list };
}

const dateOf = (day: number): string => addDays(firstDay, day);

interface Planned {
  day: number;
  recipe: number;
  quantity: number;
  swap: number | undefined;
}

const days = (min: number, max: number) => fc.integer({ min, max });

const planned: fc.Arbitrary<Planned> = fc.record({
  day: fc.oneof(days(0, 55), days(30, 41), days(43, 55)),
  recipe: fc.nat(lines.length - 1),
  quantity: fc.constantFrom(0.5, 1, 2),
  swap: fc.option(fc.nat(swaps.length - 1), { nil: undefined }),
});

/** A shop for some days, on a day: of a week, of a fortnight, late or ahead. */
const shop = fc.record({
  on: fc.oneof(days(0, 43), days(32, 41), days(32, 41)),
  ahead: fc.integer({ min: -4, max: 3 }),
  days: fc.constantFrom(3, 5, 7, 14),
});

function addition({ day, recipe, quantity, swap }: Planned, recipes: string[]): NamedChange[] {
  const id = newId();
  const [date, recipeId] = [dateOf(day), recipes[recipe]!];
  const meal = { id, date, meal: 'dinner', order: 'a0', quantity, recipeId };
  const chosen = swap === undefined ? undefined : swaps[swap]!;
  const subject = { mealId: id, recipeId, eaterId: newId(), week: mondayOf(date) };
  return [
    { name: 'addMeal', args: meal },
    ...(chosen
      ? [
          {
            name: 'setMealSwap' as const,
            args: {
              ...subject,
              key: chosen.key,
              change: { share: [1, 4] as const, instead: { of: chosen.of, use: chosen.use } },
            },
          },
        ]
      : []),
  ];
}

/** The lists of this household that had something left, and of which somebody had something another way. */
async function liveAndCompare(
  meals: readonly Planned[],
  shops: readonly { on: number; ahead: number; days: number }[],
  isGone: boolean,
): Promise<{ left: number; swapped: number }> {
  const { cook, recipes, send, list } = await moveIn();
  await send(
    0,
    meals.flatMap((meal) => addition(meal, recipes)),
  );
  for (const { on, ahead, days } of shops.toSorted((a, b) => a.on - b.on)) {
    const from = dateOf(Math.max(0, on + ahead));
    const range = { from, to: addDays(from, days - 1) };
    const found = (await list(range)).aisles.flatMap((aisle) => aisle.lines);
    const ticks = found.flatMap((each) => tickChanges(each, ticksOf(each, range, dateOf(on))));
    await send(on, ticks);
  }
  const counts = { left: 0, swapped: 0 };
  for (const range of [
    sevenDaysFrom('2026-11-16'),
    sevenDaysFrom('2026-11-23'),
    sevenDaysFrom('2026-11-30'),
    { from: today, to: '2026-12-04' },
  ]) {
    const shown = await list(range);
    await compareDays(cook, range, shown);
    const lowered = [
      ...(shown.left ?? []),
      ...shown.aisles.flatMap((aisle) => aisle.lines.filter(({ left }) => left)),
    ];
    counts.left += lowered.length;
    counts.swapped += JSON.stringify(shown.aisles).includes('instead of') ? 1 : 0;
    if (!isGone || !lowered[0]) continue;
    await send(44, nothingLeft(lowered[0].left!, today));
    await compareDays(cook, range, await list(range));
  }
  return counts;
}

test('a call counts what is left of earlier weeks, and what people have another way, as a phone does', async () => {
  const counts = { left: 0, swapped: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.array(planned, { minLength: 12, maxLength: 24 }),
      fc.array(shop, { minLength: 3, maxLength: 6 }),
      fc.boolean(),
      async (meals, shops, isGone) => {
        const found = await liveAndCompare(meals, shops, isGone);
        counts.left += found.left;
        counts.swapped += found.swapped;
      },
    ),
    { numRuns: 20 },
  );
  // Else it would have compared nothing.
  expect(counts.left).toBeGreaterThan(0);
  expect(counts.swapped).toBeGreaterThan(0);
}, 120_000);

const monday = '2026-11-23';

/** Half a carton of cream is left of last week, of Tuesday unless said, and a dish of this week takes some of it. */
async function halfACarton(needed: string, boughtOn = 36) {
  const { cook, recipes, send, list } = await moveIn();
  const ingredients = [{ name: needed, amount: '', unit: '' }];
  const dish = await createTestRecipe(cook, { title: 'Pasta', ingredients });
  const meal = { meal: 'dinner', order: 'a0', quantity: 1 };
  const addMeal = (date: string, recipeId: string): NamedChange => ({
    name: 'addMeal',
    args: { id: newId(), date, recipeId, ...meal },
  });
  await send(0, [addMeal('2026-11-18', recipes[0]!)]);
  const lastWeek = sevenDaysFrom('2026-11-16');
  const bought = (await list(lastWeek)).aisles.flatMap((aisle) => aisle.lines);
  await send(
    boughtOn,
    bought.flatMap((each) => tickChanges(each, ticksOf(each, lastWeek, dateOf(boughtOn)))),
  );
  await send(boughtOn + 1, [addMeal('2026-11-24', dish)]);
  return { cook, list };
}

const cream = 'thickened-cream';
const askList = async (cook: Person) =>
  (await cook.ask(shoppingListRoutes.ofDays, { query: { week: monday } })).body.shoppingList!;

test('a list of a call asks for what is missing, and what is enough is not to buy', async () => {
  const lowered = await halfACarton('400 mL thickened cream');
  const list = await askList(lowered.cook);
  const line = list.aisles.flatMap(({ lines: all }) => all).find(({ key }) => key === cream);
  expect(line).toMatchObject({
    buy: { amount: '300 mL carton' },
    left: { text: 'About 150 mL left from Tue 17', amounts: [{ amount: 150, unit: 'ml' }] },
  });
  const { body } = await lowered.cook.ask(listItemsRoutes.list, { query: {} });
  expect(body.items.find(({ key }) => key === cream)?.text).toBe('300 mL carton thickened cream');

  const enough = await halfACarton('100 mL thickened cream');
  const other = await askList(enough.cook);
  expect([other.aisles, other.left.map(({ key }) => key)]).toEqual([[], [cream]]);
  expect((await enough.cook.ask(listItemsRoutes.list, { query: {} })).body.items).toEqual([]);
});

test.each(['a call of the list', 'a call of an item'])(
  'a tick by %s says what was left, as a tick on a phone does',
  async (by) => {
    const { cook, list } = await halfACarton('400 mL thickened cream');
    const { aisles, mealPlan } = await askList(cook);
    const { key, amounts, left } = aisles[0]!.lines[0]!;
    const ticked =
      by === 'a call of the list'
        ? await cook.ask(shoppingListRoutes.tick, {
            params: { id: mealPlan! },
            body: { line: key, covered: amounts, left: left!.amounts },
          })
        : await cook.ask(listItemsRoutes.change, { params: { key }, body: { isTicked: true } });
    expect(ticked.status).toBe(204);
    const { phone } = await openListPhone(cook, today);
    expect(phone.rows.get(rowKey('lines', lineId(monday, cream)))?.fields).toMatchObject({
      covered: [{ amount: 400, unit: 'ml' }],
      coveredLeft: [{ amount: 150, unit: 'ml' }],
    });
    const [line] = (await list(sevenDaysFrom(monday))).aisles[0]!.lines;
    expect([line?.isTicked, line?.needLeft]).toEqual([true, undefined]);
  },
);

test('a week that a call proposes uses what is left, and its sentence says so', async () => {
  const { cook } = await halfACarton('1 onion', 41);
  const plain = [
    'leek',
    'potato',
    'pumpkin',
    'carrot',
    'rice',
    'salmon',
    'egg',
    'quinoa',
    'zucchini',
  ];
  for (const name of [...plain.map((food) => `200 g ${food}`), '250 mL thickened cream']) {
    const ingredients = [{ name, amount: '', unit: '' }];
    const title = `${name} gratin`;
    await createTestRecipe(cook, { title, ingredients, course: 'dinner', totalMinutes: 30 });
  }
  const { body } = await cook.ask(magicMenuRoutes.propose, { body: { week: monday } });
  const reasons = body.dinners.map(({ reason }) => reason);
  expect(reasons).toContain('Uses thickened cream left from Sunday.');
});

test('a program that follows the list hears that somebody has something another way', async () => {
  const { cook, recipes, send } = await moveIn();
  const planned = { day: 44, recipe: 0, quantity: 1 };
  const [addMeal, swap] = addition({ ...planned, swap: 0 }, recipes);
  await send(43, [addMeal!]);
  testApp.advance(2 * 60_000);
  const { asOf } = (await cook.ask(listItemsRoutes.list, { query: {} })).body;
  await send(44, [swap!]);
  const { body } = await cook.ask(listItemsRoutes.list, { query: { updatedSince: asOf } });
  expect(body.items.map(({ key }) => key)).toContain('oat-milk');
});
