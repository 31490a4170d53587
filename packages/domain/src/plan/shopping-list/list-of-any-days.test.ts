import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PlannedDays } from '../../../testing/planned-days';
import { sevenDaysFrom, type DayRange } from '../days/day-range';
import { addDays, daysBetween } from '../days/week';
import type { ShoppingList, ListLine } from './list/shopping-list';

/** A Saturday; the week before it begins on Monday, 16 November. */
const saturday = '2026-11-21';
const toFriday: DayRange = sevenDaysFrom(saturday);
const thisWeek = sevenDaysFrom('2026-11-16');
const nextWeek = sevenDaysFrom('2026-11-23');

describe('a list from Saturday to Friday', () => {
  test('a list from Saturday adds up the meals of both weeks and of no other day', () => {
    const plan = new PlannedDays(saturday);
    plan.plan('2026-11-20', ['500 g beef mince']);
    plan.plan('2026-11-21', ['200 g beef mince']);
    plan.plan('2026-11-27', ['300 g beef mince']);
    plan.plan('2026-11-28', ['900 g beef mince']);
    expect(plan.line(toFriday, 'beef-mince')?.text).toBe('500 g');
  });

  test('a tick covers a line for both weeks, and an untick opens it in both', () => {
    const plan = new PlannedDays(saturday);
    plan.plan('2026-11-22', ['200 g beef mince']);
    plan.plan('2026-11-24', ['300 g beef mince']);
    plan.tick(toFriday, plan.line(toFriday, 'beef-mince')!);
    const isTicked = () =>
      [toFriday, thisWeek, nextWeek].map((days) => plan.line(days, 'beef-mince')?.isTicked);
    expect(isTicked()).toEqual([true, true, true]);
    plan.untick(plan.line(toFriday, 'beef-mince')!);
    expect(isTicked()).toEqual([false, false, false]);
  });

  test('the days after a shop for the days before them need all that they need', () => {
    const plan = new PlannedDays('2026-11-18');
    plan.plan('2026-11-19', ['400 g beef mince']);
    plan.plan('2026-11-22', ['300 g beef mince']);
    plan.shop({ from: '2026-11-18', to: '2026-11-20' });
    plan.today = saturday;
    expect(plan.line(toFriday, 'beef-mince')).toMatchObject({ isTicked: false, text: '300 g' });
    expect(plan.line(toFriday, 'beef-mince')?.needLeft).toBeUndefined();
  });

  test('a list asks for nothing that was bought with the week before', () => {
    const plan = new PlannedDays('2026-11-16');
    plan.plan('2026-11-17', ['400 g beef mince']);
    plan.plan('2026-11-22', ['300 g beef mince']);
    plan.plan('2026-11-24', ['200 g beef mince']);
    plan.shop(thisWeek);
    plan.today = saturday;
    expect(plan.line(toFriday, 'beef-mince')).toMatchObject({
      text: '500 g',
      needLeft: 'need 200 g more',
    });
  });

  test('a list takes nothing that was bought for a later day', () => {
    const plan = new PlannedDays(saturday);
    plan.plan('2026-11-21', ['300 g beef mince']);
    plan.plan('2026-11-29', ['300 g beef mince']);
    plan.shop(nextWeek);
    const days = { from: saturday, to: '2026-11-24' };
    expect(plan.line(days, 'beef-mince')).toMatchObject({ isTicked: false, text: '300 g' });
  });

  test('a meal that is added is covered by what the carton still holds', () => {
    const plan = new PlannedDays(saturday);
    plan.plan('2026-11-21', ['5 eggs']);
    plan.plan('2026-11-24', ['5 eggs']);
    plan.shop(toFriday);
    plan.plan('2026-11-25', ['1 egg']);
    expect(plan.line(toFriday, 'egg')?.isTicked).toBe(true);
    plan.plan('2026-11-26', ['4 eggs']);
    expect(plan.line(toFriday, 'egg')?.needLeft).toBe('need 3 more');
  });

  test('clearing puts away what is ticked in either week', () => {
    const plan = new PlannedDays(saturday);
    plan.plan('2026-11-22', ['200 g beef mince']);
    plan.plan('2026-11-24', ['300 g beef mince', '2 onions']);
    plan.type('soap');
    plan.shop(toFriday);
    plan.clearDone(toFriday);
    const { aisles, cleared } = plan.listOf(toFriday);
    expect([aisles, cleared.map(({ key }) => key).sort()]).toEqual([[], ['beef-mince', 'onion']]);
  });

  test('an item that repeats is shown when it is due, and not before', () => {
    const plan = new PlannedDays(saturday);
    plan.type('soap');
    const [soap] = plan.listOf(toFriday).aisles.flatMap(({ lines }) => lines);
    plan.apply('changeItem', { id: soap!.items[0]!.id, change: { repeatWeeks: 1 } });
    plan.tick(toFriday, soap!);
    plan.clearDone(toFriday);
    plan.today = '2026-11-24';
    expect(plan.listOf({ from: plan.today, to: '2026-11-27' }).total).toBe(0);
    plan.today = '2026-11-28';
    expect(plan.listOf(sevenDaysFrom(plan.today)).total).toBe(1);
  });
});

describe('what was bought for other days', () => {
  test('a meal that nobody bought for is not covered once it moves onto the list', () => {
    const plan = new PlannedDays(saturday);
    const id = plan.plan('2026-11-16', ['400 g beef mince']);
    plan.plan('2026-11-22', ['300 g beef mince']);
    plan.shop(toFriday);
    plan.apply('changeMeal', { id, change: { date: '2026-11-24' } });
    expect(plan.line(toFriday, 'beef-mince')?.needLeft).toBe('need 400 g more');
  });

  test('a carton that was bought for a day before the list still covers both of its weeks', () => {
    const plan = new PlannedDays('2026-11-18');
    plan.plan('2026-11-19', ['5 eggs']);
    plan.shop({ from: '2026-11-18', to: '2026-11-20' });
    plan.plan('2026-11-22', ['2 eggs']);
    plan.plan('2026-11-24', ['3 eggs']);
    plan.today = saturday;
    expect(plan.line(toFriday, 'egg')?.isTicked).toBe(true);
    plan.plan('2026-11-25', ['4 eggs']);
    expect(plan.line(toFriday, 'egg')?.needLeft).toBe('need 2 more');
  });

  test('a meal whose food was bought is covered when it moves into the next week', () => {
    const plan = new PlannedDays(saturday);
    const id = plan.plan('2026-11-22', ['300 g beef mince']);
    plan.shop(toFriday);
    plan.apply('changeMeal', { id, change: { date: '2026-11-24' } });
    expect(plan.line(toFriday, 'beef-mince')?.isTicked).toBe(true);
  });

  test('an amount that was set by hand ends with the purchase it was for', () => {
    const plan = new PlannedDays(saturday);
    plan.plan(saturday, ['1 L milk']);
    plan.plan('2026-11-23', ['1 L milk']);
    plan.set(plan.line(toFriday, 'milk')!, { amount: '1 bottle' });
    expect(plan.line(toFriday, 'milk')?.text).toBe('1 bottle');
    plan.shop(toFriday);
    plan.plan('2026-11-28', ['3 L milk']);
    plan.plan('2026-11-30', ['3 L milk']);
    plan.today = '2026-11-28';
    const next = sevenDaysFrom(plan.today);
    expect(plan.line(next, 'milk')?.text).toBe('6 L');
    plan.set(plan.line(next, 'milk')!, { amount: '2 bottles' });
    expect(plan.line(next, 'milk')?.text).toBe('2 bottles');
  });

  test('a tick that is taken back leaves what was bought for days before the list', () => {
    const plan = new PlannedDays('2026-11-18');
    const untilFriday = { from: '2026-11-18', to: '2026-11-20' };
    plan.plan('2026-11-19', ['1 L milk']);
    plan.plan('2026-11-22', ['500 g beef mince', '2 L milk']);
    plan.shop(untilFriday);
    plan.type('2 L milk');
    const friday = { from: '2026-11-20', to: '2026-11-20' };
    plan.tick(friday, plan.line(friday, 'milk')!);
    plan.untick(plan.line(friday, 'milk')!);
    expect(plan.line(untilFriday, 'milk')?.areRecipesCovered).toBe(true);
    plan.today = saturday;
    plan.tick(toFriday, plan.line(toFriday, 'milk')!);
    expect(plan.line(thisWeek, 'milk')?.isTicked).toBe(true);
    plan.untick(plan.line(toFriday, 'milk')!);
    expect(plan.line(untilFriday, 'milk')?.areRecipesCovered).toBe(true);
    expect(plan.line(toFriday, 'milk')).toMatchObject({ areRecipesCovered: false, text: '4 L' });
  });

  test('a bunch that was bought for a day before the list does not cover leaves to serve', () => {
    const plan = new PlannedDays('2026-11-18');
    plan.plan('2026-11-19', ['1 bunch coriander']);
    plan.plan('2026-11-22', ['coriander, to serve']);
    plan.shop({ from: '2026-11-18', to: '2026-11-20' });
    plan.today = saturday;
    expect(plan.line(toFriday, 'coriander')).toMatchObject({ isTicked: false });
    plan.shop(toFriday);
    expect(plan.line(toFriday, 'coriander')).toMatchObject({ isTicked: true });
  });

  test('an item that is due again within a long list is open from that day on', () => {
    const plan = new PlannedDays(saturday);
    const long = { from: saturday, to: '2026-12-04' };
    plan.type('soap');
    const soap = () => plan.listOf(long).aisles.flatMap(({ lines }) => lines)[0];
    plan.apply('changeItem', { id: soap()!.items[0]!.id, change: { repeatWeeks: 1 } });
    plan.tick(long, soap()!);
    expect(soap()?.isTicked).toBe(true);
    plan.today = '2026-11-28';
    expect(soap()?.isTicked).toBe(false);
  });
});

describe('a recipe without a day', () => {
  test.each([
    ['on Monday', '2026-11-16', [false, true]],
    ['in the middle of its week', '2026-11-19', [false, true]],
    ['on the last of its days', '2026-11-22', [true, true]],
    ['after its days', '2026-11-23', [true, true]],
  ])(
    'a recipe without a day, seen %s, is bought for today or the last of its days',
    (_when, today, [isLate, isThis]) => {
      const plan = new PlannedDays(today!);
      plan.list('2026-11-16', ['300 g beef mince']);
      plan.plan('2026-11-16', ['200 g lamb mince'], { isUndated: true });
      for (const key of ['beef-mince', 'lamb-mince']) {
        const has = (days: DayRange) => plan.line(days, key) !== undefined;
        expect([key, has({ from: '2026-11-22', to: '2026-11-28' })]).toEqual([key, isLate]);
        expect([key, has(thisWeek)]).toEqual([key, isThis]);
        expect([key, has(nextWeek)]).toEqual([key, false]);
      }
    },
  );

  test('a meal without a day that is moved to one is bought for that day', () => {
    const plan = new PlannedDays('2026-11-16');
    const id = plan.plan('2026-11-16', ['200 g lamb mince'], { isUndated: true });
    plan.apply('changeMeal', { id, change: { date: '2026-11-25' } });
    expect(plan.line(thisWeek, 'lamb-mince')).toBeUndefined();
    expect(plan.line(nextWeek, 'lamb-mince')?.text).toBe('200 g');
  });

  test('a recipe without a day stays ticked when its seven days go on into the next week', () => {
    const plan = new PlannedDays(saturday);
    plan.plan(saturday, ['200 g lamb mince'], { isUndated: true });
    plan.shop(toFriday);
    plan.today = '2026-11-25';
    expect(plan.line({ from: plan.today, to: '2026-11-27' }, 'lamb-mince')?.isTicked).toBe(true);
  });
});

const first = '2026-11-16';
const dayIndex = fc.integer({ min: 0, max: 27 });
const dishesOf = (...foods: string[]) =>
  fc.array(
    fc.record({
      day: dayIndex,
      lines: fc.uniqueArray(
        fc
          .tuple(fc.integer({ min: 1, max: 9 }), fc.constantFrom(...foods))
          .map(([amount, food]) => `${amount}${food}`),
        { minLength: 1, maxLength: 3 },
      ),
    }),
    { minLength: 1, maxLength: 12 },
  );
const weighed = ['00 g beef mince', '00 g quandong', ' onions'];
const dishes = dishesOf(...weighed, ' eggs', '00 ml milk', '00 g plain flour', ' tbsp soy sauce');
const range = fc
  .tuple(dayIndex, dayIndex)
  .map(([a, b]) => ({ from: addDays(first, Math.min(a, b)), to: addDays(first, Math.max(a, b)) }));

describe('lists of any days', () => {
  test('the list of some days is the sum of the lists of both parts of them', () => {
    fc.assert(
      fc.property(dishes, range, fc.nat(), (all, days, at) => {
        const plan = planOf(all);
        const middle = addDays(days.from, at % (daysBetween(days.from, days.to) + 1));
        const parts = [
          plan.listOf({ from: days.from, to: addDays(middle, -1) }),
          plan.listOf({ from: middle, to: days.to }),
        ];
        const sums = new Map<string, number>();
        for (const line of parts.flatMap(linesOf)) add(sums, line);
        const whole = new Map<string, number>();
        for (const line of linesOf(plan.listOf(days))) add(whole, line);
        expect(rounded(sums)).toEqual(rounded(whole));
      }),
    );
  });

  test('a line that is bought for some days stays ticked on lists of a part of them', () => {
    fc.assert(
      fc.property(dishes, range, range, (all, days, part) => {
        const plan = planOf(all);
        plan.today = days.from;
        plan.shop(days);
        const inside = { from: max(days.from, part.from), to: min(days.to, part.to) };
        if (inside.from > inside.to) return;
        plan.today = inside.from;
        const open = linesOf(plan.listOf(inside)).filter(({ isTicked }) => !isTicked);
        expect(open.map(({ key }) => key)).toEqual([]);
      }),
    );
  });

  test('a household that shops from one shop to the next buys each meal once', () => {
    fc.assert(
      fc.property(
        dishesOf(...weighed),
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 3 }),
        (all, steps) => {
          const plan = planOf(all);
          const bought = new Map<string, number>();
          let from = first;
          for (const step of steps) {
            const days = { from, to: addDays(from, step - 1) };
            plan.today = from;
            for (const line of linesOf(plan.listOf(days))) {
              if (line.isTicked) continue;
              expect(line.needLeft ?? 'all').toBe('all');
              add(bought, line);
            }
            plan.shop(days);
            from = addDays(days.to, 1);
          }
          const whole = new Map<string, number>();
          const days = { from: first, to: addDays(from, -1) };
          for (const line of linesOf(plan.listOf(days))) add(whole, line);
          expect(rounded(bought)).toEqual(rounded(whole));
        },
      ),
    );
  });
});

function planOf(all: readonly { day: number; lines: readonly string[] }[]): PlannedDays {
  const plan = new PlannedDays(first);
  for (const { day, lines } of all) plan.plan(addDays(first, day), lines);
  return plan;
}

const linesOf = ({ aisles, checkAtHome, cleared }: ShoppingList): ListLine[] => [
  ...aisles.flatMap(({ lines }) => lines),
  ...checkAtHome,
  ...cleared,
];

/** In grams, millilitres and pieces. */
function add(sums: Map<string, number>, { key, amounts }: ListLine): void {
  for (const { amount, unit } of amounts) {
    const { factor, of } = smallUnits[unit] ?? { factor: 1, of: unit };
    sums.set(`${key} ${of}`, (sums.get(`${key} ${of}`) ?? 0) + amount * factor);
  }
}

const smallUnits: Record<string, { factor: number; of: string }> = {
  kg: { factor: 1000, of: 'g' },
  l: { factor: 1000, of: 'ml' },
  tbsp: { factor: 20, of: 'ml' },
  tsp: { factor: 5, of: 'ml' },
  cup: { factor: 250, of: 'ml' },
};

const rounded = (sums: ReadonlyMap<string, number>) =>
  [...sums].map(([key, amount]) => [key, Math.round(amount * 1000) / 1000]).sort();
const max = (a: string, b: string) => (a > b ? a : b);
const min = (a: string, b: string) => (a < b ? a : b);
